import { getHallRecords } from '#shared/api/room-leader-ranking'
import { FeedSheet } from '#shared/campaign/feed'
import { Line } from '#shared/kit/line'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './MyHall.module.css'

/** What I did for halls, newest first. */
export function RecordsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT<typeof zh>('family')
  return (
    <FeedSheet
      open={open}
      title={t('records.title')}
      onClose={onClose}
      expose="records"
      endpoint={getHallRecords}
      keyOf={({ id }) => id}
      waiting={{ height: 52, lines: 3 }}
      emptyText={t('records.empty')}
      row={({ what, hallName, at, score }) => (
        <Line
          as="li"
          className={styles.record}
          name={t(`records.${what}`, { hall: hallName })}
          note={formatDate(at, 'minute')}
          figure={score > 0 ? `+${formatAmount(score)}` : undefined}
        />
      )}
    />
  )
}
