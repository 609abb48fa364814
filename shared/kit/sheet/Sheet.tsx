import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { themeTarget } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import { useModal } from './modal.ts'
import styles from './Sheet.module.css'
import { isTwice } from './taps.ts'

/** As long as the leaving animation in the style sheet. */
const LEAVE_MS = 200
/** How long after opening a press outside the sheet is taken for the second tap of a double tap, in ms. */
const HURRIED_MS = 350
/** No press waits longer for a busy phone, in ms. */
const QUEUED_MS = 10_000

const swallow = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

export interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  /** `bottom` slides up from the lower edge, `dialog` opens in the middle. */
  kind?: 'bottom' | 'dialog'
  /** As high as it gets from the start, for a list that is requested when it opens: nothing moves when it arrives. */
  tall?: boolean
  /** Without surface and visible title: the content draws itself. */
  bare?: boolean
  /** False where the footer has its own way out. */
  closeButton?: boolean
  /** Fixed below the scrolling content, for the actions. */
  footer?: ReactNode
  /** Name of its exposure in the log (`data-expose`). */
  expose?: string
  className?: string
  children?: ReactNode
}

/** A modal layer. Content stays mounted until the leaving motion is over. */
export function Sheet({
  open,
  onClose,
  title,
  kind = 'bottom',
  tall,
  bare,
  closeButton = true,
  footer,
  expose,
  className = '',
  children,
}: SheetProps) {
  const t = useT<typeof zh>('kit/sheet')
  const dialog = kind === 'dialog'
  const [shown, setShown] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const id = useId()
  const openedAt = useRef(0)
  // before the frame that shows the press: one frame later is 50 ms on a cheap phone
  useLayoutEffect(() => {
    if (open) {
      openedAt.current = performance.now()
      return setShown(true)
    }
    const timer = setTimeout(setShown, LEAVE_MS, false)
    return () => clearTimeout(timer)
  }, [open])
  useModal(panel, open && shown, onClose)
  // A text that scrolls is a stop for keys, which not every browser sees to.
  useEffect(() => {
    const element = body.current
    if (element && element.scrollHeight > element.clientHeight) element.tabIndex = 0
    else element?.removeAttribute('tabindex')
  })
  // when it was made, not when a slow phone came to it; long before the opening: events with a clock of their own
  const isHurried = ({ timeStamp }: MouseEvent) => {
    const since = timeStamp - openedAt.current
    return since < HURRIED_MS && since > -QUEUED_MS
  }
  const onBeside = (event: MouseEvent) => {
    if (!isHurried(event)) onClose()
  }
  const onTap = (event: MouseEvent) => {
    // ignore presses while the sheet opens or closes: the second tap of a double tap would repeat an action, or confirm
    // what has not been read
    if (!open || (isHurried(event) && isTwice())) swallow(event)
  }
  // Never in the first render: react-dom/server refuses portals.
  if (!shown) return null
  return createPortal(
    <div
      className={`${styles.layer} ${dialog ? styles.middle : ''}`}
      data-leaving={!open || undefined}
      onClickCapture={onTap}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape and the close button do the same */}
      <div className={styles.backdrop} onClick={onBeside} />
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        tabIndex={-1}
        className={`${styles.panel} ${dialog ? styles.dialog : ''} ${bare ? styles.bare : ''} ${className}`}
        data-part={bare ? undefined : 'sheet'}
        data-kind={kind}
        data-tall={tall}
        data-expose={expose}
        data-scene="dialog"
      >
        <h2 id={id} className={styles.title} data-part="sheet-title">
          {title}
        </h2>
        <div ref={body} className={styles.body}>
          {children}
        </div>
        {footer && <div className={styles.footer}>{footer}</div>}
        {closeButton && (
          <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M7 7l10 10M17 7L7 17" />
            </svg>
          </button>
        )}
      </div>
    </div>,
    themeTarget(),
  )
}
