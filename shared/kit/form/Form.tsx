import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import styles from './Form.module.css'
import { useKeyboardRoom } from './use-keyboard-room.ts'
import { useTypedLock } from './use-typed-lock.ts'

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
