import { useEffect } from 'react'
import { lockReload } from './reload-lock.ts'

/** Prevents automatic reloads while a component has unsaved state: `useReloadLock(form.dirty)`. */
export function useReloadLock(dirty: boolean): void {
  useEffect(() => {
    if (dirty) return lockReload()
  }, [dirty])
}
