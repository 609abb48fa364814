import { useEffect } from 'react'
import { hold } from './hold.ts'

/** Holds the page while a component has something to lose: `useHold(form.dirty)`. */
export function useHold(dirty: boolean): void {
  useEffect(() => {
    if (dirty) return hold()
  }, [dirty])
}
