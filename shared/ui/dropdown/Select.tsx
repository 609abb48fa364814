import { useId } from 'react'
import { Icon } from '#shared/ui/icon'
import styles from './Dropdown.module.css'
import { usePopup } from './use-popup.ts'

/**
 * A select-only combobox after the WAI-ARIA patterns: a button that shows the choice, and a listbox. For two to five
 * options that should all be visible use `kit/segmented`.
 */
export function Select<Id extends string>(props: {
  /** Label shown before the choice, for instance '状态'. */
  label: string
  options: readonly { id: Id; label: string }[]
  value: Id
  onChange: (id: Id) => void
  /** The label is for screen readers only. */
  bare?: boolean
  track?: string
  className?: string
}) {
  const { label, options, value } = props
  const base = useId()
  const chosen = options.findIndex(({ id }) => id === value)
  const popup = usePopup(Math.max(0, chosen))
  const choose = (id: Id) => {
    popup.close()
    if (id !== value) props.onChange(id)
  }
  return (
    <div className={`${styles.dropdown} ${props.className ?? ''}`}>
      <button
        ref={popup.button}
        type="button"
        className={styles.button}
        aria-haspopup="listbox"
        aria-expanded={popup.open}
        aria-labelledby={`${base}-label ${base}-value`}
        data-track={props.track}
        onClick={() => (popup.open ? popup.close() : popup.show(Math.max(0, chosen)))}
        onKeyDown={popup.onButtonKey}
      >
        <span id={`${base}-label`} className={props.bare ? styles.spoken : styles.label}>
          {label}
        </span>{' '}
        <span id={`${base}-value`} className={styles.value}>
          {options[chosen]?.label}
        </span>
        <Icon name="chevron-down" className={styles.sign} />
      </button>
      {popup.open && (
        <div
          ref={popup.list}
          role="listbox"
          aria-labelledby={`${base}-label`}
          className={styles.list}
          data-above={popup.above || undefined}
          data-end={popup.end || undefined}
          onKeyDown={popup.onListKey}
        >
          {options.map((option) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: Enter and space press it, by the list
            <div
              key={option.id}
              role="option"
              tabIndex={-1}
              aria-selected={option.id === value}
              className={styles.entry}
              data-track={props.track && `${props.track}-option`}
              onClick={() => choose(option.id)}
            >
              <span className={styles.text}>{option.label}</span>
              {option.id === value && <Icon name="check" className={styles.check} />}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
