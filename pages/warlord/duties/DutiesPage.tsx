import { getCaptainConfig } from '#shared/api/captain'
import { getCaptainTasks } from '#shared/api/captain-task'
import type { SignRecord } from '#shared/api/sign-record'
import { getSignRecord } from '#shared/api/sign-record'
import { midnightOf } from '#shared/campaign/phase'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { serverNow, useNow } from '#shared/runtime/clock'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { HourMeter } from '../_family/hours/HourMeter.tsx'
import { countedMinutes, type HoursRule, rewardedHours } from '../_family/hours/hours.ts'
import { SPECIFIED } from '../_family/hours/rule.ts'
import { CaptainPitch } from '../_family/overview/OverviewView.tsx'
import { Plate } from '../_family/Plate.tsx'
import theme from '../_family/theme.module.css'
import { GongClock } from './clock/GongClock.tsx'
import styles from './DutiesPage.module.css'
import { Hero } from './Hero.tsx'
import type zh from './locales/zh.json'
import { SignIn } from './SignIn.tsx'
import { Tasks } from './Tasks.tsx'

/** What a captain does every day: signs in, goes on duty and off, and fulfils the tasks of day and week. */
export function DutiesPage() {
  const t = useT<typeof zh>()
  const overview = useQuery(getCaptainTasks, {})
  const record = useQuery(getSignRecord, {})
  const config = useQuery(getCaptainConfig, {})
  const rule = (config.data ?? SPECIFIED).hours
  return (
    <ThemeRoot className={`${theme.theme} ${styles.page}`}>
      <Hero config={config} onDuty={typeof record.data?.onDutySince === 'number'}>
        <GongClock call={record} rule={rule} />
      </Hero>
      <Plate className={styles.first} title={t('sign.title')} expose="sign">
        <StateView call={record} skeleton={<Skeleton height={189} />} pitch={<CaptainPitch />}>
          {(data) => <SignIn call={record} record={data} />}
        </StateView>
      </Plate>
      {record.status !== 'loggedOut' && (
        <Plate title={t('tasks.title')} expose="tasks">
          <StateView call={overview} skeleton={<Skeleton height={72} lines={3} className={styles.row} />}>
            {(data) => <Tasks call={overview} data={data} />}
          </StateView>
        </Plate>
      )}
      {record.data && <DutyLog record={record.data} rule={rule} />}
      <OpenInApp />
    </ThemeRoot>
  )
}

/** My last watches with the minutes of each that count, and what today's come to. */
function DutyLog({ record, rule }: { record: SignRecord; rule: HoursRule }) {
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
