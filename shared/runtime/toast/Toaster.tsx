import { useSyncExternalStore } from 'react'
import { toastNow, watchToast } from './store.ts'
import css from './Toaster.module.css'

const none = () => null

/** Shows the current toast. The live region stands from the start: one that arrives with its text is not read out. */
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
