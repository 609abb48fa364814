import type { ReactNode } from 'react'
import { Avatar } from '#shared/kit/avatar'
import { Confirm } from '#shared/kit/confirm'
import { useLast } from '#shared/kit/sheet'
import styles from './ConfirmPerson.module.css'

/** Confirms the recipient by portrait, name and id; open while `person` is set. */
export function ConfirmPerson(props: {
  person: { userId: string; nickname: string; portrait: string } | undefined
  title: string
  confirmText: string
  busy: boolean
  track: string
  onConfirm: () => void
  onCancel: () => void
  /** What goes to them, and what follows from it. */
  children: ReactNode
}) {
  const { children, ...rest } = props
  const person = useLast(props.person)
  return (
    <Confirm {...rest} open={props.person !== undefined}>
      {person && (
        <div className={styles.sure}>
          <Avatar src={person.portrait} name={person.nickname} size={56} />
          <p>
            <bdi>{person.nickname}</bdi>
            <small>ID {person.userId}</small>
          </p>
          {children}
        </div>
      )}
    </Confirm>
  )
}
