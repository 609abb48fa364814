import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from 'react'
import styles from './Field.module.css'

interface FieldProps {
  label: string
  /** One short line below. */
  hint?: ReactNode
}

type TextFieldProps = FieldProps & InputHTMLAttributes<HTMLInputElement>

/** A line of text with its name before it. */
export function TextField({ label, hint, ...rest }: TextFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        spellCheck={false}
        {...rest}
        className={styles.control}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

type SelectFieldProps = FieldProps & SelectHTMLAttributes<HTMLSelectElement>

/** One of many, folded; `children` are its options. */
export function SelectField({ label, hint, children, ...rest }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} {...rest} className={styles.control} aria-describedby={hint ? `${id}-hint` : undefined}>
        {children}
      </select>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
