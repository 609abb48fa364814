import type { Festival } from '#shared/api/festival'
import { type Ladder, receiveRung, sendHeart } from '#shared/api/festival-pairs'
import { ClaimPopup } from '#shared/campaign/claim-popup'
import { Pair, PairSkeleton } from '#shared/campaign/pair'
import { useNewDay, useOnChange } from '#shared/campaign/phase'
import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { ClaimButton } from '#shared/campaign/tasks'
import { update, useClaimMutation, useMutation } from '#shared/features/mutation'
import { Avatar } from '#shared/kit/avatar'
import { Button } from '#shared/kit/button'
import { LoginPitch } from '#shared/kit/login-pitch'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import styles from './Climb.module.css'
import type zh from './locales/zh.json'

/** A ladder that two climb together, and the heart that lifts them each day. */
export function Climb(props: { festival: Festival; call: Query<Festival>; ladder: Query<Ladder> }) {
  const { festival, call, ladder } = props
  const t = useT<typeof zh>()
  useNewDay(ladder)
  // what I gather lifts both of us
  useOnChange(festival.tokens, () => void ladder.refetch())
  const { run, busy } = useMutation(sendHeart, {
    updates: [update(ladder, (answer) => answer.ladder), update(call, (answer) => answer.festival)],
    onSuccess: (answer) => toast.tip(t('up', { count: answer.ladder.heart })),
  })
  return (
    <section className={styles.climb} data-expose="ladder">
      <StateView
        call={ladder}
        skeleton={<ClimbSkeleton />}
        pitch={<LoginPitch points={[t('guest.one'), t('guest.two')]} />}
      >
        {(data) => (
          <>
            <Pair me={data.me} partner={data.partner}>
              <b className={styles.score}>{formatAmount(data.score)}</b>
              <small>
                {t('share', { mine: formatAmount(data.mine), theirs: formatAmount(data.theirs) })}
              </small>
            </Pair>
            {data.partner && festival.phase === 'running' && (
              <Button
                block
                className={styles.send}
                track="heart"
                busy={busy}
                reason={data.sentToday ? t('tomorrow') : undefined}
                onClick={() => void run({})}
              >
                {data.sentToday ? t('sent') : t('send', { count: data.heart })}
              </Button>
            )}
            <Rungs data={data} festival={festival} ladder={ladder} />
          </>
        )}
      </StateView>
    </section>
  )
}

/** Two portraits, and a ladder without its prizes. */
export const ClimbSkeleton = () => (
  <div className={styles.climb} aria-hidden="true">
    <PairSkeleton />
    <ol className={styles.rungs}>
      {[1, 2, 3, 4].map((rung) => (
        <li key={rung}>
          <b>
            <Skeleton width={42} height={18} />
          </b>
          <Skeleton width={120} />
        </li>
      ))}
    </ol>
  </div>
)

/** How high the pair is, of the whole ladder; rungs are at equal distances, whatever they ask for. */
function heightOf({ rungs, score }: Ladder): number {
  const reached = rungs.filter(({ at }) => score >= at).length
  const from = rungs[reached - 1]?.at ?? 0
  const to = rungs[reached]?.at
  const part = to === undefined ? 0 : (score - from) / (to - from)
  return Math.max(0, reached - 0.5 + (reached === 0 ? (1 + part) / 2 : part)) / rungs.length
}

/** The rungs, the highest first, as one looks up, and the pair between them. */
function Rungs(props: { data: Ladder; festival: Festival; ladder: Query<Ladder> }) {
  const t = useT<typeof zh>()
  const { data, festival, ladder } = props
  const { claim, claiming, won, close } = useClaimMutation(receiveRung, {
    updates: [update(ladder, (answer) => answer.ladder)],
  })
  // until the results are out
  const open = data.partner !== null && (festival.phase === 'running' || festival.phase === 'ended')
  return (
    <>
      <ol className={styles.rungs} aria-label={t('rungs')}>
        {data.partner && (
          <li
            className={styles.climbers}
            style={{ bottom: `${100 * heightOf(data)}%` }}
            role="presentation"
            aria-hidden="true"
          >
            {[data.me, data.partner].map(({ portrait, nickname }) => (
              <Avatar key={nickname} src={portrait} name={nickname} size={22} />
            ))}
          </li>
        )}
        {[...data.rungs].reverse().map((rung) => (
          <li key={rung.id} data-reached={data.score >= rung.at || undefined}>
            <b>{rung.at}</b>
            <RewardLine rewards={rung.rewards} draw={drawPrize} className={styles.rewards} />
            {open && (
              <ClaimButton
                state={rung.state}
                reason={t('missing', { count: formatAmount(Math.max(0, rung.at - data.score)) })}
                busy={claiming === rung.id}
                track="rung"
                onClaim={() => void claim({ rungId: rung.id }, rung.id)}
              />
            )}
          </li>
        ))}
      </ol>
      <ClaimPopup won={won} draw={drawPrize} title={t('won')} onClose={close} />
    </>
  )
}
