import { getSignRecord, type SignRecord, sign } from '#shared/api/sign-record'
import { ClaimPopup } from '#shared/campaign/claim-popup'
import { nextMidnight } from '#shared/campaign/phase'
import { drawPrize } from '#shared/campaign/prize'
import { RewardArt } from '#shared/campaign/reward'
import { update, useClaimMutation } from '#shared/features/mutation'
import { Button } from '#shared/kit/button'
import { Countdown } from '#shared/kit/countdown'
import { useRewardNames } from '#shared/kit/reward-count'
import { SignInGrid, stateOfDay } from '#shared/kit/sign-in-grid'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { serverNow } from '#shared/runtime/clock'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import type zh from '../locales/zh.json'
import { Sleeve } from '../Sleeve.tsx'
import styles from './SignIn.module.css'

/** A singing captain's sign-in: seven days in a row, each with a reward. */
export function SignIn() {
  const t = useT<typeof zh>('family')
  const record = useQuery(getSignRecord, { scene: 'sing' })
  const { claim, claiming, won, close } = useClaimMutation(sign, {
    updates: [update(record, (answer) => answer.record)],
  })
  const names = useRewardNames()
  const signIn = () => void claim({ scene: 'sing' })
  return (
    <Sleeve
      side="♪"
      title={t('sign.title')}
      expose="sign-in"
      aside={record.data && t('sign.streak', { count: record.data.streak })}
    >
      <StateView call={record} skeleton={<Skeleton height={224} />} isEmpty={({ days }) => !days.length}>
        {(data) => (
          <>
            <SignInGrid
              label={t('sign.title')}
              days={daysOf(data, names)}
              busy={claiming !== null}
              onSign={signIn}
            />
            <div className={styles.action}>
              {data.signedToday ? (
                <p className={styles.done}>
                  <b>{t('sign.done')}</b>
                  <span>
                    {t('sign.next')}{' '}
                    <Countdown look="plain" target={nextMidnight(serverNow())} onEnd={record.refetch} />
                  </span>
                </p>
              ) : (
                <Button block size="l" track="sign-in" busy={claiming !== null} onClick={signIn}>
                  {t('sign.now')}
                </Button>
              )}
            </div>
          </>
        )}
      </StateView>
      <ClaimPopup draw={drawPrize} won={won} onClose={close} />
    </Sleeve>
  )
}

function daysOf({ days, signedToday }: SignRecord, names: ReturnType<typeof useRewardNames>) {
  const signed = days.map((day) => day.signed)
  return days.map(({ day, rewards }, at) => {
    const [first] = rewards
    return {
      day,
      reward: names(rewards),
      art: first && <RewardArt draw={drawPrize} reward={first} />,
      state: stateOfDay(signed, at, signedToday),
    }
  })
}
