import { useSyncExternalStore } from 'react'
import { toastNow, watchToast } from './store.ts'
import css from './Toaster.module.css'

const none = () => null

/** Moves a toast below the titles that it would cover. */
function belowTitles(toast: HTMLElement | null): void {
  if (!toast) return
  let down = 0
  for (const title of document.querySelectorAll('h1,h2')) {
    const at = title.getBoundingClientRect()
    const { top, bottom } = toast.getBoundingClientRect()
    if (at.top < bottom && at.bottom > top) {
      down += at.bottom - top
      toast.style.top = `${down}px`
    }
  }
}

/**
 * Shows the current toast. The live region is rendered from the start: one inserted together with its text is not
 * announced.
 */
export function Toaster() {
  const toast = useSyncExternalStore(watchToast, toastNow, none)
  return (
    <div className={css.region} data-part="toasts" role="status">
      {toast && (
        <p key={toast.id} ref={belowTitles} className={css.toast} data-part="toast" data-kind={toast.kind}>
          {toast.text}
        </p>
      )}
    </div>
  )
}
