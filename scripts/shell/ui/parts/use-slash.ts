import { useEffect, useRef } from 'react'

const WRITTEN = 'textarea, select, input:not([type="radio"], [type="checkbox"])'

/** Hears the key "/" wherever no text is being written. */
export function useSlash(onSlash: () => void): void {
  const latest = useRef(onSlash)
  latest.current = onSlash
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if ((event.target as Element).matches?.(WRITTEN)) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}
