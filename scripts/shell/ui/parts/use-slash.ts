import { useEffect, useRef } from 'react'

const WRITTEN = 'textarea, select, input:not([type="radio"], [type="checkbox"])'

/** Listens for the key "/" wherever no text is being written. */
export function useSlash(onSlash: () => void): void {
  const latest = useRef(onSlash)
  latest.current = onSlash
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if ((event.target as Element).matches?.(WRITTEN)) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
