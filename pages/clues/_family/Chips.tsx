import { type ReactNode, useId } from 'react'
import styles from './Chips.module.css'

/** A choice among short options that wrap: native radio buttons. `grid`: three columns of equal width. */
export function Chips<Id extends string>(props: {
  label: string
  options: readonly { id: Id; label: ReactNode }[]
  value: Id
  onChange: (id: Id) => void
  track: string
  grid?: boolean
}) {
  const name = useId()
  return (
    <fieldset className={styles.chips} aria-label={props.label}>
      <div className={props.grid ? styles.grid : styles.row}>
        {props.options.map(({ id, label }) => (
          <label key={id} className={styles.chip}>
            <input
              type="radio"
              name={name}
              checked={id === props.value}
              onChange={() => props.onChange(id)}
              data-track={props.track}
            />
            <span data-status={id}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
