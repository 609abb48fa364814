import { getBattleRules } from '#shared/api/room-battle'
import { OpenInApp, useNoApp } from '#shared/kit/open-in-app'
import { Notice, StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import theme from '../_family/theme.module.css'
import { Arena } from './arena/Arena.tsx'
import { BattleSkeleton } from './BattleSkeleton.tsx'
import { Course } from './Course.tsx'
import { Dock } from './Dock.tsx'
import type zh from './locales/zh.json'
import { Prizes } from './prizes/Prizes.tsx'
import styles from './RoomBattlePage.module.css'
import { useBattle } from './use-battle.ts'

/** Two halls pull one bar for ten minutes: the ring, the top seats, how it went, and what it brings. */
export function RoomBattlePage() {
  const t = useT<typeof zh>()
  const call = useBattle()
  // What nobody sees in the first moment waits for what everybody sees.
  const rules = useQuery(getBattleRules, {}, { enabled: call.status !== 'loading' })
  const battle = call.data?.battle
  const noApp = useNoApp('jumpRoom')
  return (
    <ThemeRoot className={theme.theme}>
      <Arena battle={battle} rules={rules} onMoment={() => void call.refetch()} />
      <div className={styles.below}>
        <StateView call={call} skeleton={<BattleSkeleton />}>
          {({ battle }) => (
            <>
              {battle ? <Course battle={battle} /> : <Notice mood="empty" text={t('none')} />}
              <Prizes call={rules} battle={battle} />
            </>
          )}
        </StateView>
      </div>
      {battle && !noApp ? <Dock battle={battle} /> : <OpenInApp main={!!battle} text={t('dock.app')} />}
    </ThemeRoot>
  )
}
