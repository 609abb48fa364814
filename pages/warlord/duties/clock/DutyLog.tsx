import type { SignRecord } from '#shared/api/sign-record'
import { midnightOf } from '#shared/campaign/phase'
import { serverNow, useNow } from '#shared/runtime/clock'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { HourMeter } from '../../_family/hours/HourMeter.tsx'
import { countedMinutes, type HoursRule, rewardedHours } from '../../_family/hours/hours.ts'
import { Plate } from '../../_family/Plate.tsx'
import type zh from '../locales/zh.json'
import styles from './DutyLog.module.css'

/** My last watches with the minutes of each that count, and what today's come to. */
export function DutyLog({ record, rule }: { record: SignRecord; rule: HoursRule }) {
  const t = useT<typeof zh>()
  const now = useNow(60_000) ?? serverNow()
  const { duties } = record
  const until = (outAt: number | null) => outAt ?? now
  const minutesOf = (duty: SignRecord['duties'][number]) => countedMinutes(rule, duty.inAt, until(duty.outAt))
  const today = duties
    .filter(({ inAt }) => midnightOf(inAt) === midnightOf(now))
    .reduce((sum, duty) => sum + minutesOf(duty), 0)
  const hours = rewardedHours(rule, today)
  return (
    <Plate title={t('log.title')} expose="duty-log">
      <p className={styles.today}>
        <span>{t('log.today', { minutes: today })}</span>
        <HourMeter lit={hours} max={rule.maxPerDay} />
        <b>{t('log.rewarded', { count: hours })}</b>
      </p>
      {duties.length === 0 && <p className={styles.none}>{t('log.none')}</p>}
      <ul className={styles.list}>
        {duties.map((duty) => (
          <li key={duty.id}>
            <span>
              {formatDate(duty.inAt, 'minute')} –{' '}
              {duty.outAt === null ? t('log.now') : formatDate(duty.outAt, 'time')}
            </span>
            <b>{t('log.minutes', { count: minutesOf(duty) })}</b>
          </li>
        ))}
      </ul>
    </Plate>
  )
}
