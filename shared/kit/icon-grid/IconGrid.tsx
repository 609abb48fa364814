import type { CSSProperties, ReactNode } from 'react'
import { Notice } from '#shared/kit/state-view'
import { translate } from '#shared/runtime/i18n'
import styles from './IconGrid.module.css'

export interface GridItem {
  id: string
  label: string
  /** Own drawing or picture; it fills its square. */
  icon: ReactNode
}

/** Up to two in one column, four in two columns, others in three. */
const columnsFor = (count: number) => (count < 3 ? 1 : count === 4 ? 2 : 3)

/** Icons with labels, or an empty state. With `onPick` each is a button; `track` is the log name of presses. */
export function IconGrid(props: {
  items: readonly GridItem[]
  onPick?: (item: GridItem) => void
  track?: string
  emptyText?: string
  className?: string
}) {
  const { items, onPick } = props
  if (!items.length)
    return <Notice mood="empty" text={props.emptyText ?? translate('runtime', 'common.empty')} />
  return (
    <ul
      className={`${styles.grid} ${props.className ?? ''}`}
      style={{ '--columns': columnsFor(items.length) } as CSSProperties}
    >
      {items.map((item) => {
        const content = (
          <>
            <span className={styles.icon} data-part="icon">
              {item.icon}
            </span>
            <span className={styles.label} data-part="label">
              {item.label}
            </span>
          </>
        )
        return (
          <li key={item.id}>
            {onPick ? (
              <button
                type="button"
                className={styles.cell}
                data-part="cell"
                data-track={props.track}
                onClick={() => onPick(item)}
              >
                {content}
              </button>
            ) : (
              <span className={styles.cell} data-part="cell">
                {content}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
