import type { Recall } from '#shared/api/boss-recall'
import { getSignPrizes, type RecallSigning, receiveSignPrize } from '#shared/api/boss-recall-rewards'
import { isOver } from '#shared/api/campaign'
import { ClaimPopup } from '#shared/campaign/claim-popup'
import { useNewDay, useOnChange } from '#shared/campaign/phase'
import { drawPrize } from '#shared/campaign/prize'
import { RewardArt } from '#shared/campaign/reward'
import { update, useClaimMutation } from '#shared/features/mutation'
import { Button } from '#shared/kit/button'
import { useRewardNames } from '#shared/kit/reward-count'
import { SignInGrid } from '#shared/kit/sign-in-grid'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import type zh from '../locales/zh.json'
import styles from './SignIn.module.css'

const STATES = { claimed: 'signed', claimable: 'today', locked: 'ahead' } as const

/**
 * The sign-in prizes, of a captain or of the boss whom `captainId` calls back: the nth gives the nth, one a day. When the
 * campaign is over, those that were had are left.
 */
export function SignIn(props: {
  captainId?: string
  phase: Recall['phase'] | undefined
  /** Why one may not; '' when nothing is in the way. */
  reason: string
  action: string
  onSigned: (signing: RecallSigning) => void
}) {
  const t = useT<typeof zh>('family')
  const names = useRewardNames()
  const who = props.captainId ? { captainId: props.captainId } : {}
  const prizes = useQuery(getSignPrizes, who)
  useNewDay(prizes)
  useOnChange(props.phase, () => void prizes.refetch())
  const { claim, claiming, won, close } = useClaimMutation(receiveSignPrize, {
    updates: [update(prizes, ({ signing }) => signing)],
    onSuccess: ({ signing }) => props.onSigned(signing),
  })
  const over = isOver(props.phase)
  return (
    <>
      <StateView call={prizes} skeleton={<Skeleton height={224} />}>
        {({ signed, signedToday, list }) => {
          const next = list.find(({ state }) => state !== 'claimed')?.day
          const sign = () => next !== undefined && void claim({ ...who, day: next })
          const all = next === undefined ? t('sign.all', { count: list.length }) : ''
          const done = signedToday || all
          const open = !done && !props.reason
          const shown = over ? list.filter(({ state }) => state === 'claimed') : list
          return (
            <>
              <p className={styles.count}>{t('sign.count', { count: signed })}</p>
              {shown.length > 0 && (
                <SignInGrid
                  label={t('sign.title')}
                  busy={claiming !== null}
                  onSign={open ? sign : undefined}
                  days={shown.map(({ day, rewards, state }) => ({
                    day,
                    state: STATES[state],
                    reward: names(rewards),
                    art: rewards[0] && <RewardArt draw={drawPrize} reward={rewards[0]} />,
                  }))}
                />
              )}
              {!over && (
                <Button
                  block
                  size="l"
                  className={styles.action}
                  track="sign-in"
                  busy={claiming !== null}
                  reason={all || (signedToday ? t('sign.tomorrow') : props.reason || undefined)}
                  onClick={sign}
                >
                  {all || (signedToday ? t('sign.done') : props.action)}
                </Button>
              )}
            </>
          )
        }}
      </StateView>
      <ClaimPopup draw={drawPrize} won={won} onClose={close} />
    </>
  )
}
