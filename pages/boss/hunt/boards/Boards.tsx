import { useState } from 'react'
import type { Boss } from '#shared/api/boss'
import { useT } from '#shared/runtime/i18n'
import { Tabs } from '#shared/ui/tab'
import { Plate } from '../../_family/plate/Plate.tsx'
import type zh from '../locales/zh.json'
import type { HuntHalls } from '../use-halls.ts'
import styles from './Boards.module.css'
import { Criticals } from './Criticals.tsx'
import { Halls } from './Halls.tsx'
import { InHall } from './InHall.tsx'
import { Kills } from './Kills.tsx'

type Board = 'halls' | 'inHall' | 'criticals' | 'kills'

/** Who did what: halls, the people of one, critical hits, and the halls that brought a boss down before. */
export function Boards({ state, halls }: { state: Boss['state']; halls: HuntHalls }) {
  const t = useT<typeof zh>()
  const [board, show] = useState<Board>(state === 'coming' ? 'kills' : 'halls')
  const [roomId, choose] = useState<string>()
  const open = (id: string) => {
    choose(id)
    show('inHall')
  }
  return (
    <Plate title={t('boards.title')} expose="boards">
      <Tabs
        label={t('boards.title')}
        className={styles.tabs}
        value={board}
        onChange={(id) => {
          show(id)
          if (id === 'halls') void halls.refetch()
        }}
        track="board"
        items={[
          { id: 'halls', label: t('boards.halls'), panel: () => <Halls halls={halls} onOpen={open} /> },
          {
            id: 'inHall',
            label: t('boards.inHall'),
            panel: () => <InHall state={state} halls={halls} roomId={roomId} onChoose={choose} />,
          },
          { id: 'criticals', label: t('boards.criticals'), panel: () => <Criticals state={state} /> },
          { id: 'kills', label: t('boards.kills'), panel: () => <Kills state={state} /> },
        ]}
      />
    </Plate>
  )
}
