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
  /** The limits of a valid value, beside the label; also shown while there is an error. */
  rule?: ReactNode
  /** The error and how to correct it; announced when it appears. */
  error?: string | null
  className?: string
  children: (control: FieldControl) => ReactNode
}) {
  const id = useId()
  const said = props.error || props.hint
  const describedBy = [props.rule && `${id}-rule`, said && `${id}-said`].filter(Boolean).join(' ')
  return (
    <div
      className={`${styles.field} ${props.className ?? ''}`}
      data-field
      data-invalid={!!props.error || undefined}
    >
      <p className={styles.label}>
        <label htmlFor={id}>{props.label}</label>
        {props.rule && (
          <span id={`${id}-rule`} className={styles.rule}>
            {props.rule}
          </span>
        )}
      </p>
      <div className={styles.box} data-part="box">
        {props.children({
          id,
          className: styles.input,
          'aria-invalid': !!props.error || undefined,
          'aria-describedby': describedBy || undefined,
        })}
      </div>
      <p id={`${id}-said`} className={styles.said} aria-live="polite">
        {said}
      </p>
    </div>
  )
}
