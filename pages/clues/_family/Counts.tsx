import type { InferOutput } from 'valibot'
import type { getClueCounts } from '#shared/api/media-clue'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import styles from './Counts.module.css'
import type { Edition } from './edition.ts'
import type zh from './locales/zh.json'

/** How many leads have each status, as the tabs of cards; each leads to those. */
export function Counts(props: { counts: InferOutput<(typeof getClueCounts)['output']>; edition: Edition }) {
  const t = useT<typeof zh>('family')
  const { counts, edition } = props
  return (
    <>
      <ul className={styles.tabs}>
        {counts.byStatus.map(({ status, count }) => (
          <li key={status}>
            <a
              className={styles.tab}
              data-status={status}
              data-track="status"
              href={`${edition.base}/clueList?status=${status}`}
            >
              <b>{formatAmount(count)}</b>
              <small>{t(`status.${status}`)}</small>
            </a>
          </li>
        ))}
      </ul>
      {edition.filters && (
        <p className={styles.rate} role="status">
          {t('status.joined')} · {t('desk.rate', { percent: counts.joinedPercent })}
        </p>
      )}
    </>
  )
}
