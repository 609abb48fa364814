import type { InferOutput } from 'valibot'
import type { getNewCapInvitation } from '#shared/api/new-cap'
import { useOwnAmount } from '#shared/features/login'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import styles from './Keys.module.css'
import type zh from './locales/zh.json'

export type Invitation = InferOutput<(typeof getNewCapInvitation)['output']>

const HOOKS = 12

/** My bosses as keys on the rack: brass for those that count, grey for those invited; the figures are exact. */
export function Keys({ invitation }: { invitation: Invitation }) {
  const t = useT<typeof zh>()
  const ownAmount = useOwnAmount()
  const { effective, invited, received, threshold, perBoss } = invitation
  return (
    <section className={styles.rack} data-expose="keys" aria-label={t('mine.effective')}>
      <svg viewBox="0 0 312 60" className={styles.keys} aria-hidden="true">
        {Array.from({ length: HOOKS }, (_, at) => {
          const state = at < effective ? 'counts' : at < invited ? 'invited' : 'free'
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: hooks have no other identity
            <g key={at} data-state={state} transform={`translate(${at * 26 + 13} 8)`}>
              <circle r="3.5" className={styles.hook} />
              <path className={styles.key} d="M0 4v14a7 7 0 1 0 .1 0M0 32v16m0-5h5m-5-6h4" />
            </g>
          )
        })}
      </svg>
      <dl className={styles.figures}>
        <div>
          <dt>{t('mine.effective')}</dt>
          <dd>{ownAmount(effective)}</dd>
        </div>
        <div>
          <dt>{t('mine.invited')}</dt>
          <dd>{ownAmount(invited)}</dd>
        </div>
        <div>
          <dt>{t('mine.received')}</dt>
          <dd>{ownAmount(received)}</dd>
        </div>
      </dl>
      <p className={styles.how}>
        {t('mine.how', { threshold: formatAmount(threshold), count: formatAmount(perBoss) })}
      </p>
    </section>
  )
}
