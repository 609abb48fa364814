import type { DatedEvent } from '#shared/api/group-event'
import { PhaseClock } from '#shared/campaign/phase'
import { useT } from '#shared/runtime/i18n'
import { Emblem } from '../../_family/emblem/index.ts'
import type zh from '../locales/zh.json'
import styles from './Here.module.css'

/** The current or next event, with links to its page and to its stop. */
export function Here(props: { event: DatedEvent | undefined; waits: boolean; onEnd: () => void }) {
  const t = useT<typeof zh>()
  const { event, waits } = props
  return (
    <div className={styles.here} aria-busy={waits || undefined} data-expose="here">
      {event ? (
        <>
          <Emblem of={event.activityId} className={styles.emblem} />
          <div className={styles.words}>
            <PhaseClock
              className={styles.clock}
              schedule={event}
              say={(phase) => t(phase === 'coming' ? 'here.next' : 'here.now')}
              onEnd={props.onEnd}
            />
            <b className={styles.name}>{event.name}</b>
          </div>
          <a className={styles.go} href="#here" data-track="to-here">
            {t('here.show')}
          </a>
        </>
      ) : (
        <p className={styles.quiet}>{t(waits ? 'here.waits' : 'here.rest')}</p>
      )}
    </div>
  )
}
