import { useState } from 'react'
import type { Drive } from '#shared/api/driving-record'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Tabs } from '#shared/ui/tab'
import type zh from '../locales/zh.json'
import { DayRecords } from './DayRecords.tsx'
import { KindFilter } from './KindFilter.tsx'
import styles from './Records.module.css'
import type { Drives } from './use-drives.ts'
import { Why } from './Why.tsx'

const ALL = 'all'

/** The records under their days, and why one of them does not count. */
export function Records({ drives }: { drives: Drives }) {
  const t = useT<typeof zh>('family')
  const [asked, askWhy] = useState<{ drive: Drive; open: boolean }>()
  const { days, day, known } = drives
  const label = (date: number, back: number) => {
    const count = known?.days.find((each) => each.date === date)?.count
    return (
      <span className={styles.day}>
        <b>{back > 1 ? formatDate(date, 'day') : t(back ? 'day.yesterday' : 'day.today')}</b>
        <small>{count === undefined ? '–' : t('day.drives', { count })}</small>
      </span>
    )
  }
  const all = (
    <span className={styles.day}>
      <b>{t('day.all')}</b>
      <small>{known ? t('day.drives', { count: sum(known.days) }) : '–'}</small>
    </span>
  )
  const panel = () => (
    <>
      <KindFilter drives={drives} />
      <DayRecords drives={drives} onWhy={(drive) => askWhy({ drive, open: true })} />
    </>
  )
  return (
    <section className={styles.records} data-expose="records">
      <Tabs
        label={t('day.label')}
        className={styles.tabs}
        value={day ? String(day) : ALL}
        onChange={(id) => drives.setDay(id === ALL ? undefined : Number(id))}
        track="day"
        items={[
          { id: ALL, label: all, panel },
          ...days.map((date, back) => ({ id: String(date), label: label(date, back), panel })),
        ]}
      />
      {asked && (
        <Why drive={asked.drive} open={asked.open} onClose={() => askWhy({ ...asked, open: false })} />
      )}
    </section>
  )
}

const sum = (days: readonly { count: number }[]) => days.reduce((total, { count }) => total + count, 0)
