import type { DatedEvent } from '#shared/api/group-event'
import { PhaseClock } from '#shared/campaign/phase'
import { useT } from '#shared/runtime/i18n'
import { Emblem } from '../../_family/emblem/index.ts'
import type zh from '../locales/zh.json'
import styles from './Pad.module.css'

/** Today's leaf: the running event and its link, or the time until the next. */
export function Today(props: {
  running: DatedEvent | undefined
  next: DatedEvent | undefined
  onEnd: () => void
}) {
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
