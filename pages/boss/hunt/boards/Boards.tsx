import { useState } from 'react'
import type { Boss } from '#shared/api/boss'
import { getCriticalHits, getLastHitHalls } from '#shared/api/boss'
import { Feed } from '#shared/campaign/feed'
import { useOnChange } from '#shared/campaign/phase'
import { usePaged } from '#shared/features/paged'
import { Avatar, HallAvatar } from '#shared/kit/avatar'
import { Line } from '#shared/kit/line'
import { formatAmount, formatDate, formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { EndlessList } from '#shared/ui/list'
import { Tabs } from '#shared/ui/tab'
import { Plate } from '../../_family/plate/Plate.tsx'
import type zh from '../locales/zh.json'
import type { HuntHalls } from '../use-halls.ts'
import styles from './Boards.module.css'
import { InHall } from './InHall.tsx'

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

/** Bosses that were brought down: from which hall, by whose last hit, for what pool. */
function Kills({ state }: { state: Boss['state'] }) {
  const t = useT<typeof zh>()
  const kills = usePaged(getLastHitHalls, {})
  useOnChange(state, () => void kills.refetch())
  return (
    <Feed
      list={kills}
      label={t('boards.kills')}
      endless={{ by: EndlessList }}
      keyOf={({ bossId }) => bossId}
      row={(kill) => (
        <div className={styles.kill}>
          <p className={styles.fallen}>
            <b>{kill.name}</b>
            <small>{formatDate(kill.at, 'minute')}</small>
          </p>
          <p className={styles.how}>
            {t('boards.lastHit')} <bdi>{kill.killer.nickname}</bdi> · <bdi>{kill.roomName}</bdi> · -
            {formatStatistic(kill.damage)}
          </p>
          <p className={styles.pool}>
            {formatAmount(kill.pool)} <small>{t('coins')}</small>
          </p>
        </div>
      )}
      waiting={{ height: 72, lines: 3 }}
      emptyText={t('boards.noKills')}
    />
  )
}

/** Every critical hit, the newest first. */
function Criticals({ state }: { state: Boss['state'] }) {
  const t = useT<typeof zh>()
  const hits = usePaged(getCriticalHits, {})
  useOnChange(state, () => void hits.refetch())
  return (
    <Feed
      list={hits}
      label={t('boards.criticals')}
      endless={{ by: EndlessList }}
      keyOf={({ id }) => id}
      row={(hit) => (
        <Line
          className={styles.line}
          face={<Avatar src={hit.portrait} name={hit.nickname} size={36} />}
          name={hit.nickname}
          note={
            <>
              {hit.gift.name} ×{formatAmount(hit.gift.amount)} · <bdi>{hit.roomName}</bdi>
            </>
          }
          figure={`-${formatStatistic(hit.damage)}`}
          under={formatDate(hit.at, 'minute')}
        />
      )}
      waiting={{ height: 56, lines: 4 }}
      emptyText={t('boards.noCriticals')}
    />
  )
}

/** The halls by damage; one leads to its people. */
function Halls({ halls, onOpen }: { halls: HuntHalls; onOpen: (roomId: string) => void }) {
  const t = useT<typeof zh>()
  return (
    <Feed
      list={halls}
      label={t('boards.halls')}
      endless={{ by: EndlessList }}
      keyOf={({ roomId }) => roomId}
      row={(hall) => (
        <Line
          className={styles.line}
          mine={hall.mine}
          rank={hall.rank}
          place={hall.rank || '—'}
          face={<HallAvatar src={hall.cover} name={hall.name} size={36} />}
          name={hall.name}
          note={
            <>
              {t('boards.people', { count: hall.people })}
              {hall.mine && <em className={styles.own}>{t('boards.mine')}</em>}
            </>
          }
          figure={formatStatistic(hall.score)}
          track="hall-people"
          onOpen={() => onOpen(hall.roomId)}
        />
      )}
      waiting={{ height: 56, lines: 4 }}
      emptyText={t('halls.none')}
    />
  )
}
