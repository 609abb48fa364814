import { ActivityRules } from '#shared/campaign/rules'
import { OpenInApp } from '#shared/kit/open-in-app'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import theme from '../_family/theme.module.css'
import { useYear } from '../_family/use-year.ts'
import type zh from './locales/zh.json'
import styles from './MapPage.module.css'
import { Here } from './road/Here.tsx'
import { Road, RoadSkeleton } from './road/Road.tsx'
import { Sea } from './Sea.tsx'

/** The year's team events as stops of one road: behind a person the champions, ahead what comes. */
export function MapPage() {
  const t = useT<typeof zh>()
  const { call, running, coming } = useYear()
  const here = running ?? coming[0]
  return (
    <ThemeRoot className={`${theme.theme} ${styles.map}`}>
      <header className={styles.hero}>
        <Sea />
        <a className={styles.back} href="/activityNew/group/index" data-track="calendar">
          {t('calendar')}
        </a>
        <ActivityRules activityId={running?.activityId} className={styles.rules} />
        <div className={styles.cartouche}>
          <p className={styles.over}>{t('title.over')}</p>
          <h1 className={styles.title}>{t('title.main')}</h1>
        </div>
        <Here event={here} waits={call.status === 'loading'} onEnd={() => void call.refetch()} />
      </header>
      <div className={styles.land}>
        <StateView
          call={call}
          skeleton={<RoadSkeleton />}
          isEmpty={({ events }) => !events.length}
          emptyText={t('none')}
        >
          {({ events }) => <Road events={events} here={here} />}
        </StateView>
      </div>
      <OpenInApp />
    </ThemeRoot>
  )
}
