import { useEffect, useState } from 'react'
import {
  type Boss,
  type BossPrize,
  type BossPush,
  bossPush,
  getCurrentBlood,
  getCurrentPrize,
} from '#shared/api/boss'
import { useOnChange } from '#shared/campaign/phase'
import { ActivityRules } from '#shared/campaign/rules'
import { type LiveRules, useLiveCall } from '#shared/features/socket-data'
import { Avatar } from '#shared/kit/avatar'
import { OpenInApp, useNoApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { formatAmount, formatDate, formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { type Query, useQuery } from '#shared/runtime/request'
import { session } from '#shared/runtime/session'
import rules from '../_family/rules.module.css'
import theme from '../_family/theme.module.css'
import { Boards } from './boards/Boards.tsx'
import styles from './Course.module.css'
import { Dock } from './Dock.tsx'
import { Feed } from './feed/Feed.tsx'
import { Eligible } from './halls/Eligible.tsx'
import { Hero } from './hero/Hero.tsx'
import verdictStyles from './killed/Verdict.module.css'
import type zh from './locales/zh.json'
import { takeAnswer, takePush } from './merge-boss.ts'
import { Mine } from './pool/Mine.tsx'
import { Pool } from './pool/Pool.tsx'
import type { HuntHalls } from './use-halls.ts'
import { useHalls } from './use-halls.ts'
import type { Hits } from './use-hits.ts'
import { useHits } from './use-hits.ts'

/** How long after an answer the boss is looked at again, in ms. A page that nobody sees does not look. */
const PACE: Record<Boss['state'], number> = { coming: 10_000, appeared: 3000, killed: 60_000 }

const RULES: LiveRules<Boss, BossPush> = {
  push: bossPush,
  paceOf: (boss) => boss && PACE[boss.state],
  takeAnswer,
  takePush,
}

/** The boss, fed by answers and by what the app pushes: its blood only falls, and it dies once. */
function useBoss(): Query<Boss> {
  const call = useLiveCall(getCurrentBlood, {}, RULES)
  const { refetch } = call
  const bled = call.data?.state === 'appeared' && call.data.blood === 0
  useEffect(() => {
    // a push took the last of it: who it was, the server knows
    if (bled) void refetch()
  }, [bled, refetch])
  return call
}

/** The pool grows with every blow; the page counts along, and refetches now and then. */
const PACE_MS = 15_000

/** The pool and my part of it. Once the boss is dead it is asked for until it knows that, too. */
function usePrize(boss: Boss | undefined): Query<BossPrize> {
  const [lastState, setLastState] = useState<Boss['state']>()
  const open = boss?.state === 'appeared' || (boss?.state === 'killed' && lastState !== 'killed')
  const prize = useQuery(
    getCurrentPrize,
    {},
    { enabled: boss !== undefined, pollMs: open ? PACE_MS : undefined },
  )
  const state = prize.data?.state
  if (state !== lastState) setLastState(state)
  return prize
}

/** A boss has come for all halls: how much of it is left, who strikes, what it leaves behind. */
export function HuntPage() {
  const t = useT<typeof zh>()
  const call = useBoss()
  const boss = call.data
  const state = boss?.state
  const appeared = state === 'appeared'
  const hits = useHits(appeared)
  const halls = useHalls()
  const prize = usePrize(boss)
  const noApp = useNoApp('jumpRoom')
  // in another state all the rest is another
  useOnChange(state, () => {
    for (const { refetch } of [hits, halls, prize]) void refetch()
  })
  return (
    <ThemeRoot className={theme.theme}>
      <Hero
        boss={boss}
        hits={hits.data?.list}
        pool={prize.data?.pool}
        rules={<ActivityRules activityId={call.data?.activityId} from={call} className={rules.tag} />}
        onMoment={() => void call.refetch()}
      />
      <StateView call={call} also={prize} skeleton={<CourseSkeleton />}>
        {(data) => <Course boss={data} hits={hits} halls={halls} prize={prize} />}
      </StateView>
      {appeared && !noApp ? (
        <Dock />
      ) : (
        <OpenInApp main={appeared} text={appeared ? t('dock.app') : undefined} />
      )}
    </ThemeRoot>
  )
}

/** Content by phase: halls where the boss may appear, the fight, or the winner. */
function Course(props: { boss: Boss; hits: Query<Hits>; halls: HuntHalls; prize: Query<BossPrize> }) {
  const { boss, hits, halls, prize } = props
  return (
    <>
      {boss.state === 'killed' && <Verdict boss={boss} />}
      {boss.state !== 'coming' && <Mine boss={boss} call={prize} />}
      {boss.state === 'coming' && <Eligible halls={halls} />}
      {boss.state === 'appeared' && <Feed call={hits} />}
      <Pool boss={boss} call={prize} />
      <Boards state={boss.state} halls={halls} />
    </>
  )
}

/** Before anything is known. */
function CourseSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton height={176} radius={6} />
      <Skeleton height={240} radius={6} />
    </div>
  )
}

/** The result: who dealt the last blow, where, with which gift and when. */
function Verdict({ boss }: { boss: Boss }) {
  const t = useT<typeof zh>()
  const hit = boss.lastHit
  return (
    <section className={verdictStyles.verdict} data-expose="killer">
      <h2 className={verdictStyles.over}>{t('killed.title')}</h2>
      {hit ? (
        <>
          <div className={verdictStyles.portrait}>
            <i className={verdictStyles.crown} />
            <Avatar src={hit.portrait} name={hit.nickname} size={76} />
          </div>
          <p className={verdictStyles.label}>
            {t(hit.userId === session.get().userId ? 'killed.me' : 'killed.killer')}
          </p>
          <p className={verdictStyles.name}>
            <bdi>{hit.nickname}</bdi>
          </p>
          <p className={verdictStyles.how}>
            <bdi>{hit.roomName}</bdi> · {hit.gift.name} ×{formatAmount(hit.gift.amount)} ·{' '}
            <b>-{formatStatistic(hit.damage)}</b>
          </p>
          <p className={verdictStyles.when}>{formatDate(hit.at, 'minute')}</p>
        </>
      ) : (
        <p className={verdictStyles.how}>{t('killed.nobody')}</p>
      )}
    </section>
  )
}
