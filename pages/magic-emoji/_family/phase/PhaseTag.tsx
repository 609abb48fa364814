import { PhaseClock, type Schedule } from '#shared/campaign/phase'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './PhaseTag.module.css'

/** A tag with the phase and the time left. */
export function PhaseTag(props: {
  schedule?: Schedule | undefined
  alone?: boolean
  onEnd: () => void
  className?: string
}) {
  const t = useT<typeof zh>('family')
  return (
    <PhaseClock
      className={`${styles.tag} ${props.className ?? ''}`}
      alone={props.alone ?? false}
      schedule={props.schedule}
      say={(phase) => t(`phase.${phase}`)}
      onEnd={props.onEnd}
    />
  )
}
