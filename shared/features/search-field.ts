import { type ChangeEvent, useEffect, useState } from 'react'

/** Pause in typing after which a search begins, in ms. */
const SEARCH_AFTER_MS = 300

/**
 * A field that searches by itself: `onSearch` (a stable function) is called with the word after a pause in typing, never
 * amid one that an input method composes. Returns the props of the input.
 * @param start what the field holds at first.
 */
export function useSearchField(onSearch: (word: string) => void, start = '') {
  const [typed, setTyped] = useState(start)
  const [composing, setComposing] = useState(false)
  useEffect(() => {
    if (composing) return
    const timer = setTimeout(onSearch, SEARCH_AFTER_MS, typed.trim())
    return () => clearTimeout(timer)
  }, [typed, composing, onSearch])
  return {
    value: typed,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value),
    onCompositionStart: () => setComposing(true),
    onCompositionEnd: () => setComposing(false),
  }
}
