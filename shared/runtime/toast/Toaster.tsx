import { useSyncExternalStore } from 'react'
import { toastNow, watchToast } from './store.ts'
import css from './Toaster.module.css'

const none = () => null

/**
 * Shows the current toast. The live region is rendered from the start: one inserted together with its text is not
 * announced.
 */
export function Toaster() {
  const toast = useSyncExternalStore(watchToast, toastNow, none)
  return (
    <div className={css.region} data-part="toasts" role="status">
      {toast && (
        <p key={toast.id} className={css.toast} data-part="toast" data-kind={toast.kind}>
          {toast.text}
        </p>
      )}
    </div>
  )
}
