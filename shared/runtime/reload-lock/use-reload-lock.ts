import { useEffect } from 'react'
import { lockReload } from './reload-lock.ts'

/** Keeps the page from being loaded again by itself while a component has something to lose: `useReloadLock(form.dirty)`. */
export function useReloadLock(dirty: boolean): void {
  useEffect(() => {
    if (dirty) return lockReload()
  }, [dirty])
}
