import type { ReactNode } from 'react'
import { Icon, type IconName } from '#shared/ui/icon'
import styles from './Dropdown.module.css'
import { usePopup } from './use-popup.ts'

export interface MenuItem {
  id: string
  label: string
  icon?: IconName
  /** Takes something away: written in the colour of danger. */
  danger?: boolean
  onSelect: () => void
}

/** Actions behind a button, after the WAI-ARIA menu button. Without `children` the button is three dots. */
export function Menu(props: {
  /** Name of button and menu. */
  label: string
  items: readonly MenuItem[]
  children?: ReactNode
  track?: string
  className?: string
}) {
  const { label, children } = props
  const popup = usePopup(0)
  return (
    <div className={`${styles.dropdown} ${props.className ?? ''}`}>
      <button
        ref={popup.button}
        type="button"
        className={styles.button}
        data-round={!children || undefined}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={popup.open}
        data-track={props.track}
        onClick={() => (popup.open ? popup.close() : popup.show(0))}
        onKeyDown={popup.onButtonKey}
      >
        {children ?? <Icon name="ellipsis" size={22} />}
      </button>
      {popup.open && (
        <div
          ref={popup.list}
          role="menu"
          aria-label={label}
          className={styles.list}
          data-above={popup.above || undefined}
          data-end={popup.end || undefined}
          onKeyDown={popup.onListKey}
        >
          {props.items.map((item) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: Enter and space press it, by the list
            <div
              key={item.id}
              role="menuitem"
              tabIndex={-1}
              className={styles.entry}
              data-track={props.track && `${props.track}-${item.id}`}
              data-danger={item.danger || undefined}
              onClick={() => {
                popup.close()
                item.onSelect()
              }}
            >
              {item.icon && <Icon name={item.icon} size={18} className={styles.icon} />}
              <span className={styles.text}>{item.label}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
