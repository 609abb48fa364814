import { useState } from 'react'
import { getForecastSeason } from '#shared/api/activity'
import { type DatedActivity, listActivities } from '#shared/api/activity-list'
import { midnightOf, ToRunning, usePhaseEnd } from '#shared/campaign/phase'
import { Remind, reminderIn } from '#shared/campaign/remind'
import { Rules } from '#shared/campaign/rules'
import { Button } from '#shared/kit/button'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { Notice, StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { type Query, useQuery } from '#shared/runtime/request'
import { Agenda } from '../_family/Agenda.tsx'
import { Sky } from '../_family/Sky.tsx'
import theme from '../_family/theme.module.css'
import styles from './CalendarPage.module.css'
import type zh from './locales/zh.json'
import { Month } from './Month.tsx'

/** What is coming: a calendar of campaigns, and each with its reminder. */
export function CalendarPage() {
  const t = useT<typeof zh>()
  const season = useQuery(getForecastSeason, {})
  const call = useQuery(listActivities, {})
  const coming = call.data?.filter(({ phase }) => phase === 'coming') ?? []
  const running = call.data?.filter(({ phase }) => phase === 'running').length ?? 0
  usePhaseEnd(call.data, call.refetch)
  return (
    <ThemeRoot className={theme.theme}>
      <Sky>
        <h1>{t('title')}</h1>
        <p>{season.data?.subtitle ?? t('lead')}</p>
        <Rules call={season} title={t('about')} className={styles.about} />
      </Sky>
      <div className={styles.page} data-expose="calendar">
        <StateView
          call={call}
          skeleton={<Skeleton height={300} radius={16} className={styles.waits} />}
          isEmpty={(all) => all.length === 0}
          emptyText={t('empty')}
          emptyAct={<ToRunning />}
        >
          {() => <Coming coming={coming} call={call} />}
        </StateView>
        {running > 0 && (
          <a className={styles.running} href="/index" data-track="hub">
            {t('running', { count: running, number: formatAmount(running) })}
          </a>
        )}
      </div>
      <OpenInApp />
    </ThemeRoot>
  )
}

function Coming({ coming, call }: { coming: DatedActivity[]; call: Query<DatedActivity[]> }) {
  const t = useT<typeof zh>()
  const [day, choose] = useState<number>()
  const shown = day === undefined ? coming : coming.filter(({ startAt }) => midnightOf(startAt) === day)
  if (coming.length === 0) return <Notice mood="empty" text={t('nothing')} />
  return (
    <>
      <Month starts={coming.map(({ startAt }) => startAt)} day={day} onChoose={choose} />
      <div className={styles.head}>
        <h2>{day === undefined ? t('soon') : t('on', { date: formatDate(day, 'day') })}</h2>
        {day !== undefined && (
          <Button size="s" look="quiet" track="all-days" onClick={() => choose(undefined)}>
            {t('all')}
          </Button>
        )}
      </div>
      <Agenda events={shown}>
        {({ id, name, subtitle, startAt, endAt, reminded }) => {
          const path = `/activityNew/activePre?activityId=${encodeURIComponent(id)}`
          return (
            <>
              <a className={styles.name} href={path} data-track="preview">
                {name}
              </a>
              <p className={styles.text}>{subtitle}</p>
              <p className={styles.until}>{t('until', { date: formatDate(endAt, 'minute') })}</p>
              <Remind
                of="activity"
                what={{ id, title: name, text: subtitle, startAt, endAt, path }}
                reminded={reminded}
                marks={reminderIn(call)}
              />
            </>
          )
        }}
      </Agenda>
    </>
  )
}
