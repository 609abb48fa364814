import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './Tabs.module.css'

export interface TabItem<Id extends string = string> {
  id: Id
  label: ReactNode
  /** Content; called for the chosen tab alone. */
  panel: () => ReactNode
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * Tabs after the WAI-ARIA pattern: one tab stop, arrows move and choose, the panel is named by its tab. More of them than
 * the phone is wide scroll sideways, and the chosen one comes into the middle.
 */
export function Tabs<Id extends string>(props: {
  label: string
  items: readonly TabItem<Id>[]
  value: Id
  onChange: (id: Id) => void
  track?: string
  className?: string
}) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const current = props.items.findIndex((item) => item.id === props.value)
  useEffect(() => {
    const row = list.current as HTMLElement
    const tab = row.children[current] as HTMLElement | undefined
    // Not `scrollIntoView`, which would scroll the page too.
    if (tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  }, [current])
  const move = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(current, props.items.length)
    const item = next === undefined ? undefined : props.items[next]
    if (next === undefined || !item) return
    event.preventDefault()
    props.onChange(item.id)
    const tabs = list.current as HTMLElement
    ;(tabs.children[next] as HTMLElement).focus()
  }
  return (
    <div className={props.className}>
      <div
        className={styles.list}
        data-part="tabs"
        role="tablist"
        aria-label={props.label}
        ref={list}
        onKeyDown={move}
      >
        {props.items.map((item, index) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${base}-tab-${item.id}`}
            className={styles.tab}
            data-part="tab"
            aria-selected={index === current}
            aria-controls={index === current ? `${base}-panel` : undefined}
            tabIndex={index === current ? 0 : -1}
            data-track={props.track}
            onClick={() => props.onChange(item.id)}
          >
            {item.label}
          </button>
        ))}
      </div>
      <div
        key={props.value}
        role="tabpanel"
        id={`${base}-panel`}
        className={styles.panel}
        data-part="tab-panel"
        aria-labelledby={`${base}-tab-${props.value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern asks for it, a panel may hold nothing to focus
        tabIndex={0}
      >
        {props.items[current]?.panel()}
      </div>
    </div>
  )
}
