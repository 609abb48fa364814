import type { SignRecord } from '#shared/api/sign-record'
import { Mark } from '#shared/kit/mark'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import styles from './Days.module.css'
import type zh from './locales/zh.json'

/** The days of a round, each with what it gives. */
export function Days({ days }: { days: SignRecord['days'] }) {
  const t = useT<typeof zh>()
  return (
    <ol className={styles.days}>
      {days.map(({ day, rewards, signed }) => (
        <li key={day} className={styles.day} data-signed={signed || undefined}>
          <b className={styles.number}>{t('days.day', { day })}</b>
          {rewards.map((reward) => (
            <span key={reward.id} className={styles.reward}>
              {reward.name} ×{formatAmount(reward.amount)}
            </span>
          ))}
          {signed && (
            <span className={styles.signed}>
              <Mark of="done" /> {t('days.signed')}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
