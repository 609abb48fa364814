import type { Battle, BattlePrize, BattleRules } from '#shared/api/room-battle'
import { type BattlePush, battlePush, getBattleRules, getRoomBattle } from '#shared/api/room-battle'
import { RewardLine } from '#shared/campaign/reward-line'
import { type LiveRules, useLiveCall } from '#shared/features/socket-data'
import { Button } from '#shared/kit/button'
import { OpenInApp, useNoApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { Notice, StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { bridge } from '#shared/runtime/bridge'
import { formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { useQuery } from '#shared/runtime/request'
import theme from '../_family/theme.module.css'
import { Arena } from './arena/Arena.tsx'
import { drawReward } from './draw-reward.ts'
import { Feed } from './feed/Feed.tsx'
import type zh from './locales/zh.json'
import { isOver, takeAnswer, takePush } from './merge-battle.ts'
import { Panel } from './Panel.tsx'
import styles from './RoomBattlePage.module.css'
import { Seats } from './seats/Seats.tsx'
import { fateOf } from './sides.ts'
import { Verdict } from './Verdict.tsx'

/** How long after a response the battle is refetched, in ms. A hidden page does not refetch. */
const LIVE_MS = 3000
const WAITING_MS = 10_000
/** Over, or none: the next one may be announced. */
const RESTING_MS = 30_000

interface Answer {
  battle: Battle | null
}

const RULES: LiveRules<Answer, BattlePush> = {
  push: battlePush,
  paceOf(known) {
    if (!known) return undefined
    const { battle } = known
    if (!battle || isOver(battle)) return RESTING_MS
    return battle.state === 'waiting' ? WAITING_MS : LIVE_MS
  },
  takeAnswer: (known, fresh) => ({ battle: takeAnswer(known?.battle, fresh.battle) }),
  takePush: (known, push) => ({ ...known, battle: takePush(known.battle, push) }),
}

/** The hall's battle, fed by answers and by what the app pushes: one state, in which nothing older undoes anything newer. */
function useBattle(): Query<Answer> {
  return useLiveCall(getRoomBattle, ({ roomId }) => (roomId ? { roomId } : {}), RULES)
}

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

/** The seats of both corners before anybody is known to sit there. */
function BattleSkeleton() {
  return (
    <div className={styles.skeleton}>
      <div>
        <Skeleton height={196} radius={12} />
      </div>
      <div>
        <Skeleton height={196} radius={12} />
      </div>
    </div>
  )
}

/** How the battle goes, or went. */
function Course({ battle }: { battle: Battle }) {
  return (
    <>
      {isOver(battle) && <Verdict battle={battle} />}
      <Seats battle={battle} />
      {battle.state !== 'waiting' && <Feed battle={battle} />}
    </>
  )
}

/** At the lower edge: what I gave so far, and the way to where gifts are given, in the app alone. */
function Dock({ battle }: { battle: Battle }) {
  const t = useT<typeof zh>()
  const { mine, home } = battle
  return (
    <aside className={styles.space}>
      <div className={styles.dock} data-expose="dock">
        <p className={styles.mine}>
          {mine ? (
            <>
              <b>{t('dock.gave', { count: formatStatistic(mine.score) })}</b>
              <small>{t('dock.rank', { rank: mine.rank })}</small>
            </>
          ) : (
            <small>{t(isOver(battle) ? 'dock.missed' : 'dock.nothing')}</small>
          )}
        </p>
        <Button track="support" onClick={() => void bridge.jumpRoom(home.roomId)}>
          {t(isOver(battle) ? 'dock.enter' : 'dock.support')}
        </Button>
      </div>
    </aside>
  )
}

/** What winning, drawing and losing bring; the row of my hall is lit when it is over. */
function Prizes({ call, battle }: { call: Query<BattleRules>; battle: Battle | null }) {
  const t = useT<typeof zh>()
  const mine = battle?.mine && fateOf(battle, battle.mine)
  const row = ({ outcome, rewards }: BattlePrize) => (
    <li key={outcome} className={styles.row} data-outcome={outcome} data-mine={outcome === mine || undefined}>
      <b className={styles.outcome}>{t(`prizes.${outcome}`)}</b>
      <RewardLine rewards={rewards} draw={drawReward} single="×1" className={styles.rewards} />
      {outcome === mine && <em className={styles.yours}>{t('prizes.yours')}</em>}
    </li>
  )
  return (
    <Panel title={t('prizes.title')} expose="prizes">
      <StateView call={call} skeleton={<Skeleton height={64} radius={12} lines={3} />}>
        {({ prizes }) => <ol>{prizes.map(row)}</ol>}
      </StateView>
      <p className={styles.note}>{t('prizes.note')}</p>
    </Panel>
  )
}
