import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useReloadLock } from '#shared/runtime/reload-lock'
import styles from './Form.module.css'
import { useKeyboardRoom } from './use-keyboard-room.ts'

// one by one: the oldest browser takes no list in :not()
const TEXT = 'input:not([type="checkbox"]):not([type="radio"]), textarea'

/**
 * Holds the reload lock while a form has unsaved input, which an automatic reload would lose. `onInput` belongs to the
 * form; call `look` after a submission, which may have cleared it.
 */
function useTypedLock() {
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

/**
 * A form that keeps its fields above the keyboard and prevents automatic reloads while something is typed. After
 * `onSubmit` has set errors (or its promise settles), the first invalid field is scrolled into view.
 */
export function Form(props: {
  /** Its name, for screen readers. */
  label?: string
  className?: string
  expose?: string
  onSubmit: () => unknown
  ref?: RefObject<HTMLFormElement | null>
  children: ReactNode
}) {
  const own = useRef<HTMLFormElement>(null)
  const form = props.ref ?? own
  const room = useKeyboardRoom(form)
  const { onInput, look } = useTypedLock()
  const [submitted, setSubmitted] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each submission
  useEffect(() => {
    if (!submitted) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    look()
  }, [submitted, form])
  const submit = async () => {
    await props.onSubmit()
    setSubmitted((times) => times + 1)
  }
  return (
    <form
      ref={form}
      noValidate
      className={props.className}
      aria-label={props.label}
      data-expose={props.expose}
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {props.children}
      <i className={styles.room} style={{ height: room }} />
    </form>
  )
}
