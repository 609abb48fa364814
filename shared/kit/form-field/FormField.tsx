import { type ReactNode, useId } from 'react'
import styles from './FormField.module.css'

/** To be spread on the input. */
export interface FieldControl {
  id: string
  className: string | undefined
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

/** Label, hint and error around one input: `<FormField label="…">{(control) => <input {...control} />}</FormField>`. */
export function FormField(props: {
  label: string
  hint?: ReactNode
  /** What is wrong and how to put it right; read out when it appears. */
  error?: string | null
  className?: string
  children: (control: FieldControl) => ReactNode
}) {
  const id = useId()
  const said = props.error || props.hint
  return (
    <div
      className={`${styles.field} ${props.className ?? ''}`}
      data-field
      data-invalid={!!props.error || undefined}
    >
      <label className={styles.label} htmlFor={id}>
        {props.label}
      </label>
      <div className={styles.box}>
        {props.children({
          id,
          className: styles.input,
          'aria-invalid': !!props.error || undefined,
          'aria-describedby': said ? `${id}-said` : undefined,
        })}
      </div>
      <p id={`${id}-said`} className={styles.said} aria-live="polite">
        {said}
      </p>
    </div>
  )
}
