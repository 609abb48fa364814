import { useSyncExternalStore } from 'react'
import { noticeNow, toastNow, watchToast } from './store.ts'
import css from './Toaster.module.css'

const none = () => null

/** Between a title and the toasts that were moved below it, in px. */
const GAP = 8

/** Moves the toasts below the titles that they would cover. */
function belowTitles(toast: HTMLElement | null): void {
  const region = toast?.parentElement
  if (!region) return
  region.style.marginTop = ''
  let down = 0
  for (const title of document.querySelectorAll('h1,h2')) {
    const at = title.getBoundingClientRect()
    const { top, bottom } = region.getBoundingClientRect()
    if (at.top < bottom && at.bottom > top) {
      down += at.bottom - top + GAP
      region.style.marginTop = `${down}px`
    }
  }
}

/**
 * Shows the current notice and toast. The live region is rendered from the start: one inserted together with its text is not
 * announced.
 */
export function Toaster() {
  const notice = useSyncExternalStore(watchToast, noticeNow, none)
  const toast = useSyncExternalStore(watchToast, toastNow, none)
  return (
    <div className={css.region} data-part="toasts" role="status">
      {[notice, toast].map(
        (each) =>
          each && (
            <p key={each.id} ref={belowTitles} className={css.toast} data-part="toast" data-kind={each.kind}>
              {each.text}
            </p>
          ),
      )}
    </div>
  )
}
