import { type FormEvent, useRef, useState } from 'react'
import { useReloadLock } from '#shared/runtime/reload-lock'

// one by one: the oldest browser takes no list in :not()
const TEXT = 'input:not([type="checkbox"]):not([type="radio"]), textarea'

/**
 * Holds the reload lock while a form has unsaved input, which an automatic reload would lose. `onInput` belongs to the
 * form; call `look` after a submission, which may have cleared it.
 */
export function useTypedLock() {
  const typed = useRef(new Set<HTMLInputElement>())
  const [dirty, setDirty] = useState(false)
  useReloadLock(dirty)
  const look = () =>
    setDirty([...typed.current].some(({ isConnected, value }) => isConnected && value !== ''))
  const onInput = ({ target }: FormEvent) => {
    if ((target as Element).matches(TEXT)) typed.current.add(target as HTMLInputElement)
    look()
  }
  return { onInput, look }
}
