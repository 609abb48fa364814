import type { DatedEvent } from '#shared/api/group-event'
import { PhaseClock } from '#shared/campaign/phase'
import { ActivityRules } from '#shared/campaign/rules'
import { Skeleton } from '#shared/kit/skeleton'
import { useNow } from '#shared/runtime/clock'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Emblem } from '../../_family/emblem/index.ts'
import { leafDate } from '../../_family/leaf-date.ts'
import type { Year } from '../../_family/use-year.ts'
import type zh from '../locales/zh.json'
import styles from './Pad.module.css'

const MINUTE = 60_000

/** The hero: the calendar on its nail, the day on its leaf, and what runs on that day. */
export function Pad({ year }: { year: Year }) {
  const t = useT<typeof zh>()
  const now = useNow(MINUTE)
  const { month, day } = now === null ? { month: '', day: '' } : leafDate(now)
  const { call, running, coming } = year
  return (
    <header className={styles.hero}>
      <i className={styles.light} />
      <div className={styles.pad} data-expose="today">
        <div className={styles.board}>
          <i className={styles.nail} />
          <h1 className={styles.title}>{t('title')}</h1>
          <ActivityRules activityId={running?.activityId} className={styles.rules} />
        </div>
        <i className={styles.binding} />
        <div className={styles.leaf}>
          <p className={styles.day}>
            <span>{month}</span>
            <b className={styles.number}>{day}</b>
            <span>{now !== null && formatDate(now, 'weekday')}</span>
          </p>
          <div className={styles.today} aria-busy={call.status === 'loading' || undefined}>
            {call.status === 'loading' ? (
              <>
                <Skeleton height={60} />
                <Skeleton height={22} width={180} className={styles.clock} />
                <Skeleton height={46} radius={6} />
              </>
            ) : (
              <Today running={running} next={coming[0]} onEnd={() => void call.refetch()} />
            )}
          </div>
        </div>
      </div>
    </header>
  )
}

/** Today's leaf: the running event and its link, or the time until the next. */
function Today(props: { running: DatedEvent | undefined; next: DatedEvent | undefined; onEnd: () => void }) {
  const t = useT<typeof zh>()
  const event = props.running ?? props.next
  if (!event) return <p className={styles.quiet}>{t('today.nothing')}</p>
  const runs = event === props.running
  return (
    <>
      <div className={styles.event}>
        <Emblem of={event.activityId} className={styles.emblem} />
        <div className={styles.named}>
          <h2 className={styles.name}>{event.name}</h2>
          <p className={styles.subtitle}>
            {runs && event.mine ? t('today.mine', { name: event.mine }) : event.subtitle}
          </p>
        </div>
      </div>
      <PhaseClock
        className={styles.clock}
        alone
        schedule={event}
        say={(phase) => t(phase === 'coming' ? 'today.next' : 'today.ends')}
        onEnd={props.onEnd}
      />
      <a className={styles.door} href={event.path} data-track="enter" data-quiet={!runs || undefined}>
        {t(runs ? 'today.enter' : 'today.look')}
      </a>
    </>
  )
}
