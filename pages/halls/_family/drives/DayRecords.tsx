import type { Drive } from '#shared/api/driving-record'
import { midnightOf } from '#shared/campaign/phase'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { EndlessList } from '#shared/ui/list'
import type zh from '../locales/zh.json'
import styles from './DayRecords.module.css'
import { Receipt } from './Receipt.tsx'
import type { Drives } from './use-drives.ts'

/** The receipts, under the date of their day. */
export function DayRecords({ drives, onWhy }: { drives: Drives; onWhy: (drive: Drive) => void }) {
  const t = useT<typeof zh>('family')
  const { list, day, kind } = drives
  const { items } = list
  const row = (drive: Drive, index: number) => {
    const date = midnightOf(drive.startAt)
    const before = items[index - 1]
    const first = !before || midnightOf(before.startAt) !== date
    return (
      <div className={styles.row}>
        {first && (
          <h3 className={styles.date}>
            {formatDate(date, 'day')} <small>{formatDate(date, 'weekday')}</small>
          </h3>
        )}
        <Receipt drive={drive} onWhy={() => onWhy(drive)} />
      </div>
    )
  }
  return (
    <StateView
      call={list.first}
      skeleton={
        <div className={styles.skeleton}>
          <Skeleton height={176} radius={4} lines={3} />
        </div>
      }
      isEmpty={() => list.done && !items.length}
      emptyText={t(day || kind ? 'empty.chosen' : 'empty.all')}
    >
      {() => (
        <EndlessList
          label={t('title')}
          className={styles.list}
          list={list}
          keyOf={({ id }) => id}
          row={row}
          place={`drives ${day ?? 'all'} ${kind ?? 'all'}`}
        />
      )}
    </StateView>
  )
}
