import { useId } from 'react'
import styles from './Segmented.module.css'

/**
 * A choice of two to five, as the periods of a rank. Native radio buttons, so keyboard and screen reader
 * need no script; the full tab pattern is in shared/ui/tab.
 */
export function Segmented<Id extends string>(props: {
  label: string
  options: readonly { id: Id; label: string }[]
  value: Id
  onChange: (id: Id) => void
  track?: string
  className?: string
}) {
  const name = useId()
  return (
    <fieldset className={`${styles.segmented} ${props.className ?? ''}`} aria-label={props.label}>
      {/* A row of its own: Chromium 80 makes no flex box of a fieldset. */}
      <div className={styles.row}>
        {props.options.map((option) => (
          <label key={option.id} className={styles.option}>
            <input
              type="radio"
              name={name}
              checked={option.id === props.value}
              onChange={() => props.onChange(option.id)}
              data-track={props.track}
            />
            <span data-part="option">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
