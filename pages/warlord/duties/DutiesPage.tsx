import { getCaptainConfig } from '#shared/api/captain'
import { getCaptainTasks } from '#shared/api/captain-task'
import { getSignRecord } from '#shared/api/sign-record'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { SPECIFIED } from '../_family/hours/rule.ts'
import { CaptainPitch } from '../_family/overview/OverviewView.tsx'
import { Plate } from '../_family/Plate.tsx'
import theme from '../_family/theme.module.css'
import { DutyLog } from './clock/DutyLog.tsx'
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
