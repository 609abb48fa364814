import type { ReactNode } from 'react'
import { useT } from '#shared/runtime/i18n'
import type { Place } from '../desk/place.ts'
import type zh from '../locales/zh.json'
import styles from './Thing.module.css'

/** A thing of the room that leads somewhere, with a tag on a string and what is to be noted on it. */
export function Thing(props: {
  of: Place
  /** An item of the desk; without a desk it opens a sheet. */
  place: Place | undefined
  note?: string | undefined
  onGo: (place: Place) => void
  children?: ReactNode
}) {
  const t = useT<typeof zh>()
  const { of } = props
  return (
    <button
      type="button"
      className={styles.thing}
      data-of={of}
      data-track={of}
      aria-pressed={props.place && props.place === of}
      aria-haspopup={props.place ? undefined : 'dialog'}
      onClick={() => props.onGo(of)}
    >
      {props.children}
      <span className={styles.tag}>
        <span>{t(`things.${of}`)}</span> {props.note && <small>{props.note}</small>}
      </span>
    </button>
  )
}
