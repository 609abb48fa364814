import { useId } from 'react'
import styles from './Choice.module.css'

interface ChoiceProps<T extends string> {
  label: string
  value: T
  /** Value and its word. */
  options: readonly (readonly [T, string])[]
  onChange: (value: T) => void
  /** Columns of a grid; default: one row, each option as wide as its label. */
  columns?: number
}

/** One of a few, all on show. */
export function Choice<T extends string>({ label, value, options, onChange, columns }: ChoiceProps<T>) {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{label}</legend>
      <div
        className={styles.options}
        style={columns ? { display: 'grid', gridTemplateColumns: `repeat(${columns}, 1fr)` } : undefined}
      >
        {options.map(([option, word]) => (
          <label key={option} className={styles.option}>
            <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
            <span>{word}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
