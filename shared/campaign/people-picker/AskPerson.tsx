import { type ReactNode, useState } from 'react'
import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import { useSession } from '#shared/runtime/session'
import { ConfirmPerson } from './ConfirmPerson.tsx'
import type zh from './locales/zh.json'
import { PeoplePicker } from './PeoplePicker.tsx'

/** Whom something goes to. */
export interface Person {
  userId: string
  nickname: string
  portrait: string
}

/**
 * The button "Choose from people you know", and the question before something goes to a person: to one who was picked behind
 * it, or to one whom the page shows itself and passes as `person`.
 */
export function AskPerson(props: {
  person: Person | undefined
  onChange: (person: Person | undefined) => void
  /** Who cannot be picked beside myself, by id. */
  without?: readonly string[]
  /** Why nobody can be chosen now. */
  reason?: string | undefined
  title: string
  confirmText: string
  busy: boolean
  /** Log name of the confirmation. */
  track: string
  /** The question stays until it settles. */
  onConfirm: (userId: string) => Promise<unknown>
  /** What follows from it. */
  children: ReactNode
}) {
  const t = useT<typeof zh>('campaign/people-picker')
  const { userId } = useSession()
  const [picking, setPicking] = useState(false)
  const { person, onChange } = props
  const confirm = async () => {
    if (person) await props.onConfirm(person.userId)
    onChange(undefined)
  }
  return (
    <>
      <Button block look="ghost" reason={props.reason} track="choose" onClick={() => setPicking(true)}>
        {t('choose')}
      </Button>
      <PeoplePicker
        open={picking}
        title={t('choose')}
        without={[userId, ...(props.without ?? [])]}
        onPick={(picked) => {
          setPicking(false)
          onChange(picked)
        }}
        onClose={() => setPicking(false)}
      />
      <ConfirmPerson
        person={person}
        title={props.title}
        confirmText={props.confirmText}
        busy={props.busy}
        track={props.track}
        onConfirm={() => void confirm()}
        onCancel={() => onChange(undefined)}
      >
        <p>{props.children}</p>
      </ConfirmPerson>
    </>
  )
}
