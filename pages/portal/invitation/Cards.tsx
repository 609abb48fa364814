import type { ActivityInfo } from '#shared/api/activity'
import { getPointDetail } from '#shared/api/material'
import { PhaseClock } from '#shared/campaign/phase'
import { RulesSheet } from '#shared/kit/rules-sheet'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { getListedPages } from '../_family/listed-pages'
import { Picture } from '../_family/Picture'
import styles from './Cards.module.css'
import type zh from './locales/zh.json'

/** The shared event: picture, name, dates, phase, rules. */
export function EventCard({ event, onEnd }: { event: ActivityInfo; onEnd: () => void }) {
  const t = useT<typeof zh>()
  const pages = useQuery(getListedPages, {})
  const page = pages.data?.find(({ activityId }) => activityId === event.id)
  return (
    <div className={styles.card}>
      {pages.status === 'loading' ? (
        <Skeleton height={150} radius={14} className={styles.picture} />
      ) : (
        <Picture page={page} title={event.name} className={styles.picture} />
      )}
      <PhaseClock
        className={styles.phase}
        alone
        schedule={event}
        say={(phase) => t(`phase.${phase === 'ended' && event.settleAt ? 'counting' : phase}`)}
        after={t(event.phase === 'settled' ? 'after.settled' : 'after.ended')}
        onEnd={onEnd}
      />
      <h2>{event.name}</h2>
      <p className={styles.text}>{event.subtitle}</p>
      <p className={styles.dates}>
        {t('dates', { from: formatDate(event.startAt, 'minute'), to: formatDate(event.endAt, 'minute') })}
      </p>
      <RulesSheet sections={event.rules} className={styles.rules} />
    </div>
  )
}

/** The app itself, in the words of what is shared. */
export function AppCard() {
  const point = useQuery(getPointDetail, { pointId: 'campaign' })
  return (
    <StateView call={point} skeleton={<Skeleton height={110} radius={14} />}>
      {({ material }) => (
        <div className={styles.card}>
          <h2>{material.title}</h2>
          <p className={styles.text}>{material.desc}</p>
        </div>
      )}
    </StateView>
  )
}
