import type { InferOutput } from 'valibot'
import type { getClueCounts } from '#shared/api/media-clue'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Bars } from './Bars.tsx'
import styles from './Counts.module.css'
import type { Edition } from './edition.ts'
import type zh from './locales/zh.json'

/** How many leads have each status, each a link to those: tabs of cards, or bars. */
export function Counts(props: { counts: InferOutput<(typeof getClueCounts)['output']>; edition: Edition }) {
  const t = useT<typeof zh>('family')
  const { counts, edition } = props
  const hrefOf = (status: string) => `${edition.base}/clueList?status=${status}`
  if (edition.filters)
    return (
      <Bars
        label={t('desk.counts')}
        track="status"
        bars={counts.byStatus.map(({ status, count }) => ({
          id: status,
          label: t(`status.${status}`),
          count,
          href: hrefOf(status),
        }))}
      />
    )
  return (
    <ul className={styles.tabs}>
      {counts.byStatus.map(({ status, count }) => (
        <li key={status}>
          <a className={styles.tab} data-status={status} data-track="status" href={hrefOf(status)}>
            <b>{formatAmount(count)}</b>
            <small>{t(`status.${status}`)}</small>
          </a>
        </li>
      ))}
    </ul>
  )
}
