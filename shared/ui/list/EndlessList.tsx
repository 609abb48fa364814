import {
  Fragment,
  type ReactElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import { useT } from '#shared/runtime/i18n'
import type runtime from '#shared/runtime/i18n/locales/zh.json'
import { Icon } from '#shared/ui/icon'
import { Loading } from '#shared/ui/loading'
import styles from './EndlessList.module.css'
import type zh from './locales/zh.json'
import { ListContext, Row, Rows } from './Rows.tsx'
import type { Endless } from './use-endless.ts'
import { useKeptPlace } from './use-kept-place.ts'

/** Distance from the end at which the next page is requested. */
const AHEAD = '600px'

/**
 * An infinite list; when the page scrolls it, only rows near the viewport are rendered (virtua). Shows that more is
 * loading, that loading failed (with a retry), the end, and the empty state.
 */
export function EndlessList<Item>(props: {
  label: string
  list: Endless<Item>
  keyOf: (item: Item) => string
  row: (item: Item, index: number) => ReactNode
  /** In the place of an empty list; without it a short text. */
  empty?: ReactNode
  /** A name under which the list finds its place again when the person comes back to the page. */
  place?: string
  /** Renders all rows: for scroll containers such as a sheet, since virtua listens to the window only. */
  whole?: boolean
  className?: string
}) {
  const { list, keyOf, row } = props
  const { items, busy, done, error } = list
  const t = useT<typeof zh>('ui/list')
  const common = useT<typeof runtime>('runtime')
  const rows = useRef<HTMLOListElement>(null)
  const handle = useRef<WindowVirtualizerHandle>(null)
  const end = useRef<HTMLDivElement>(null)
  const [grown, setGrown] = useState(false)
  // the error that was already retried: some lists keep returning it
  const [passed, setPassed] = useState<unknown>()
  const keep = useKeptPlace(props.place, list, rows, handle)
  const failed = error !== undefined && error !== passed && !busy
  const waiting = !done && !failed && !busy
  const more = useEffectEvent(() => {
    setGrown(items.length > 0)
    list.more()
  })
  const retry = () => {
    setPassed(error)
    list.more()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: with more items the end has moved, and is looked for again
  useEffect(() => {
    if (!waiting) return
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) more()
      },
      { rootMargin: `0px 0px ${AHEAD} 0px` },
    )
    watcher.observe(end.current as Element)
    return () => watcher.disconnect()
  }, [waiting, items.length])
  const grows = items.length > 0 && !failed
  useLayoutEffect(() => {
    // Rows that virtua has not measured yet are thought small: the end would show among them for a frame.
    const { style } = end.current as HTMLElement
    style.visibility = grows ? 'hidden' : ''
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        style.visibility = ''
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [grows])
  // virtua draws again with every bit of scrolling; the same elements let React pass over the rows
  const drawn = new Map<number, ReactElement>()
  const draw = (item: Item, index: number) => {
    const element = drawn.get(index) ?? <Fragment key={keyOf(item)}>{row(item, index)}</Fragment>
    drawn.set(index, element)
    return element
  }
  return (
    <div className={props.className}>
      <ListContext value={{ label: props.label, count: done ? items.length : -1, busy, rows }}>
        {items.length > 0 &&
          (props.whole ? (
            <Rows>
              {items.map((item, index) => (
                <Row key={keyOf(item)} index={index}>
                  {row(item, index)}
                </Row>
              ))}
            </Rows>
          ) : (
            <WindowVirtualizer ref={handle} data={items} as={Rows} item={Row} onScrollEnd={keep}>
              {draw}
            </WindowVirtualizer>
          ))}
      </ListContext>
      <div ref={end} className={styles.end}>
        {busy && <Loading size={items.length ? 'inline' : 'block'} />}
        <div role="status">
          {failed && t('failed')}
          {done && !failed && items.length === 0 && (props.empty ?? common('common.empty'))}
          {done && !failed && items.length > 0 && grown && t('end')}
        </div>
        {failed && (
          <button type="button" className={styles.retry} data-track="retry" onClick={retry}>
            <Icon name="refresh-cw" /> {common('common.retry')}
          </button>
        )}
      </div>
    </div>
  )
}
