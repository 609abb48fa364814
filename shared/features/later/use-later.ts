import { useEffect, useState } from 'react'
import { logError } from '#shared/runtime/errors'
import { translate } from '#shared/runtime/i18n'
import { toast } from '#shared/runtime/toast'

const loaded = new WeakMap<() => Promise<unknown>, unknown>()

/**
 * Sheets and popups whose code loads when one is first opened, so that a page's first visit does not pay for it:
 * `const sheets = useLater(loadSheets, open, close)`, then `{sheets && <sheets.HallPicker open={open} … />}`, where
 * `loadSheets` stands outside the component: `const loadSheets = () => import('./sheets')`.
 *
 * The build makes each load two attempts (load-part.ts). What fails all the same is logged as 'part', upon which the
 * version watch asks for a new version and, finding none, loads the page again, once for a page and tab.
 *
 * @param onFailed called when the code fails to load, after a toast: close, so that the next tap tries again. A part that is always shown needs none.
 */
export function useLater<Module>(
  load: () => Promise<Module>,
  wanted: boolean,
  onFailed?: () => void,
): Module | undefined {
  const [, redraw] = useState({})
  const parts = loaded.get(load) as Module | undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: another onFailed is no reason to load again
  useEffect(() => {
    if (!wanted || parts) return
    let gone = false
    load().then(
      (module) => {
        loaded.set(load, module)
        // an earlier failure may have put the guard's card over a page that works
        window.__alive?.()
        if (!gone) redraw({})
      },
      (error) => {
        logError('part', error)
        if (gone) return
        toast.warning(translate('runtime', 'request.requestError'))
        onFailed?.()
      },
    )
    return () => {
      gone = true
    }
  }, [wanted, parts, load])
  return parts
}
