import { ToRunning } from '#shared/campaign/phase'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import theme from '../_family/theme.module.css'
import { useYear } from '../_family/use-year.ts'
import { Leaves } from './leaves/Leaves.tsx'
import type zh from './locales/zh.json'
import styles from './NowPage.module.css'
import { Pad } from './pad/Pad.tsx'

/** How many past and coming events are listed; the map has all. */
const SHOWN = 4

/** The team event that is on, the last ones and the next: a calendar on the wall, torn off day by day. */
export function NowPage() {
  const t = useT<typeof zh>()
  const year = useYear()
  const { call, running, before } = year
  // without a running event the leaf shows the next
  const coming = running ? year.coming : year.coming.slice(1)
  return (
    <ThemeRoot className={`${theme.theme} ${styles.wall}`}>
      <Pad year={year} />
      <StateView
        call={call}
        skeleton={
          <div className={styles.skeleton}>
            <Skeleton height={78} lines={6} />
          </div>
        }
        isEmpty={({ events }) => !events.length}
        emptyText={t('none')}
        emptyAct={<ToRunning />}
      >
        {() => (
          <>
            <Leaves title={t('coming')} events={coming.slice(0, SHOWN)} expose="coming" />
            <Leaves title={t('before')} events={before.slice(0, SHOWN)} expose="before" />
          </>
        )}
      </StateView>
      <nav className={styles.ways} aria-label={t('ways.label')}>
        <a href="/activityNew/group/indexNew" data-track="map" data-next>
          <b>{t('ways.map')}</b>
          <span>{t('ways.mapNote')}</span>
        </a>
        <a href="/activityNew/group/annualEvent" data-track="finals">
          <b>{t('ways.finals')}</b>
          <span>{t('ways.finalsNote')}</span>
        </a>
      </nav>
      <OpenInApp />
    </ThemeRoot>
  )
}
