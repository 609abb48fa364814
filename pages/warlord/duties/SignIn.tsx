import { type SignRecord, sign } from '#shared/api/sign-record'
import { ClaimPopup } from '#shared/campaign/claim-popup'
import { drawPrize } from '#shared/campaign/prize'
import { RewardArt } from '#shared/campaign/reward'
import { update, useClaimMutation } from '#shared/features/mutation'
import { Button } from '#shared/kit/button'
import { useRewardCount } from '#shared/kit/reward-count'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import type zh from './locales/zh.json'
import styles from './SignIn.module.css'

/** The seven orders of a round: each day that is signed turns one over. */
export function SignIn({ call, record }: { call: Query<SignRecord>; record: SignRecord }) {
  const t = useT<typeof zh>()
  const countOf = useRewardCount()
  const { claim, claiming, won, close } = useClaimMutation(sign, {
    updates: [update(call, (answer) => answer.record)],
  })
  const next = record.signedToday ? undefined : record.days.find(({ signed }) => !signed)?.day
  return (
    <>
      <p className={styles.streak}>{t('sign.streak', { count: record.streak })}</p>
      <ol className={styles.days}>
        {record.days.map(({ day, rewards, signed }) => (
          <li key={day} data-signed={signed || undefined} data-next={day === next || undefined}>
            <small>{t('sign.day', { day })}</small>
            <span className={styles.art}>
              {rewards[0] && <RewardArt draw={drawPrize} reward={rewards[0]} />}
            </span>
            <b>{signed ? t('sign.signed') : rewards[0] && (countOf(rewards[0]) || '×1')}</b>
            <span className={styles.said}>{rewards.map(({ name }) => name).join(', ')}</span>
          </li>
        ))}
      </ol>
      <Button
        block
        busy={claiming !== null}
        reason={record.signedToday ? t('sign.already') : undefined}
        track="sign"
        onClick={() => void claim({})}
      >
        {t(record.signedToday ? 'sign.tomorrow' : 'sign.action')}
      </Button>
      <ClaimPopup won={won} draw={drawPrize} onClose={close} />
    </>
  )
}
