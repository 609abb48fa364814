import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import styles from './Form.module.css'
import { useKeyboardRoom } from './use-keyboard-room.ts'

/**
 * A form whose fields stay above the keyboard. After a submission, when `onSubmit` has said what is wrong (or what it
 * promised is done), the first field with a problem is gone to: it may be far above the button.
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
  const [submitted, setSubmitted] = useState(0)
  useEffect(() => {
    if (submitted) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
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
