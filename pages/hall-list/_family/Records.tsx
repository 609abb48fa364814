import { getHallRecords } from '#shared/api/room-leader-ranking'
import { Feed } from '#shared/campaign/feed'
import { usePaged } from '#shared/features/paged'
import { Line } from '#shared/kit/line'
import { Sheet } from '#shared/kit/sheet'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './MyHall.module.css'

/** What I did for halls, newest first. */
export function RecordsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT<typeof zh>('family')
  return (
    <Sheet open={open} onClose={onClose} title={t('records.title')} expose="records">
      <Records />
    </Sheet>
  )
}

function Records() {
  const t = useT<typeof zh>('family')
  const records = usePaged(getHallRecords, {})
  return (
    <Feed
      list={records}
      label={t('records.title')}
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
