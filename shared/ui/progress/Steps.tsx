import type { ReactNode } from 'react'
import { useT } from '#shared/runtime/i18n'
import { Icon } from '#shared/ui/icon'
import type zh from './locales/zh.json'
import styles from './Steps.module.css'

export interface Step {
  id: string
  label: ReactNode
  /** As the time at which it was reached. */
  note?: ReactNode
}

/**
 * The way through a process, as a withdrawal's: `current` is the step that is under way, all before it are done. Past
 * the last one all are done. `failed`: it has stopped at the current one.
 */
export function Steps(props: {
  label: string
  steps: readonly Step[]
  current: number
  failed?: boolean
  /** Below each other, with room for notes. */
  vertical?: boolean
  className?: string
}) {
  const t = useT<typeof zh>('ui/progress')
  const { steps, current, failed, vertical, className = '' } = props
  const stateOf = (index: number) => {
    if (index !== current) return index < current ? 'done' : 'todo'
    return failed ? 'failed' : 'current'
  }
  return (
    <ol
      className={`${styles.steps} ${className}`}
      aria-label={props.label}
      data-vertical={vertical || undefined}
    >
      {steps.map((step, index) => {
        const state = stateOf(index)
        return (
          <li
            key={step.id}
            className={styles.step}
            data-state={state}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.sign} aria-hidden="true">
              {state === 'done' && <Icon name="check" />}
              {state === 'failed' && <Icon name="x" />}
              {(state === 'current' || state === 'todo') && index + 1}
            </span>
            <span className={styles.label}>
              <span>{step.label}</span>
              {(state === 'done' || state === 'failed') && <span className={styles.spoken}>{t(state)}</span>}
              {step.note && <small className={styles.note}>{step.note}</small>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
