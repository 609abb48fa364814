import { type ReactNode, useState } from 'react'
import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import { useSession } from '#shared/runtime/session'
import { ConfirmPerson } from './ConfirmPerson.tsx'
import type zh from './locales/zh.json'
import { PeoplePicker } from './PeoplePicker.tsx'

/** A recipient. */
export interface Person {
  userId: string
  nickname: string
  portrait: string
}

/**
 * The button "Choose from people you know", and the confirmation before something is sent to a person: one picked from
 * the sheet, or one that the page passes as `person`.
 */
export function AskPerson(props: {
  person: Person | undefined
  onChange: (person: Person | undefined) => void
  /** Ids to leave out besides my own. */
  without?: readonly string[]
  /** Of the button. */
  look?: 'ghost' | 'primary'
  /** Why choosing is disabled. */
  reason?: string | undefined
  title: string
  confirmText: string
  busy: boolean
  /** Log name of the confirmation. */
  track: string
  /** The dialog stays open until it settles. */
  onConfirm: (userId: string) => Promise<unknown>
  /** What confirming leads to. */
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
      <Button
        block
        look={props.look ?? 'ghost'}
        reason={props.reason}
        track="choose"
        onClick={() => setPicking(true)}
      >
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
        {props.children}
      </ConfirmPerson>
    </>
  )
}
