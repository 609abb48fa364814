import type { GroupEvent } from '#shared/api/group-event'
import { PhaseClock } from '#shared/campaign/phase'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './PhaseRibbon.module.css'

/** What the event is doing now, and how long still, by the server's clock. */
export function PhaseRibbon(props: { event: GroupEvent | undefined; failed: boolean; onEnd: () => void }) {
  const t = useT<typeof zh>('family')
  return (
    <PhaseClock
      className={styles.ribbon}
      schedule={props.event}
      say={(phase) => t(`phase.${phase}`)}
      before={t(props.failed ? 'phase.failed' : 'phase.loading')}
      onEnd={props.onEnd}
    />
  )
}
