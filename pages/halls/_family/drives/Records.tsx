import { useState } from 'react'
import type { Drive } from '#shared/api/driving-record'
import { Sheet } from '#shared/kit/sheet'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Tabs } from '#shared/ui/tab'
import type zh from '../locales/zh.json'
import { DayRecords } from './DayRecords.tsx'
import { KindFilter } from './KindFilter.tsx'
import styles from './Records.module.css'
import { Stamp } from './Stamp.tsx'
import type { Drives } from './use-drives.ts'

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

/** Why a drive does not count: what the server found, what that kind means, and what to do so that the next one does. */
function Why({ drive, open, onClose }: { drive: Drive; open: boolean; onClose: () => void }) {
  const t = useT<typeof zh>('family')
  const { kind } = drive
  return (
    <Sheet open={open} title={t('why.title')} expose="why" onClose={onClose}>
      <div className={styles.slip}>
        <Stamp kind={kind} />
        <p className={styles.reason}>{drive.reason || t('receipt.noReason')}</p>
        <p className={styles.drive}>
          <bdi>{drive.roomName}</bdi> {formatDate(drive.startAt, 'minute')} –{' '}
          {formatDate(drive.endAt, 'time')}
        </p>
      </div>
      <dl className={styles.answers}>
        <dt>{t('why.means')}</dt>
        <dd>{t(`meaning.${kind}`)}</dd>
        <dt>{t('why.next')}</dt>
        <dd>{t(`advice.${kind}`)}</dd>
      </dl>
    </Sheet>
  )
}
