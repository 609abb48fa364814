import { type ClipboardEvent, useState } from 'react'
import { type CluePlatform, CONTACT, checkContact } from '#shared/api/media-clue'
import { type Draft, useDraft } from '#shared/features/draft'
import { useMutation } from '#shared/features/mutation'
import { FormField } from '#shared/kit/form-field'
import { useT } from '#shared/runtime/i18n'
import type { ApiError } from '#shared/runtime/request'
import { session } from '#shared/runtime/session'
import styles from './fields.module.css'
import type zh from './locales/zh.json'
import { readContact } from './read-contact.ts'

export const PLATFORMS: readonly CluePlatform[] = ['wechat', 'qq', 'douyin', 'kuaishou', 'weibo', 'other']

const EMPTY = { name: '', platform: 'wechat', contact: '', remarks: '', screenshots: [] as string[] }

/** A lead as it is typed, on the desk and in the form alike: kept on this phone for a day. */
export const useLeadDraft = (name = 'clue') => useDraft(name, EMPTY)
export type LeadDraft = Draft<typeof EMPTY>

export const platformOf = ({ fields }: LeadDraft): CluePlatform =>
  PLATFORMS.find((each) => each === fields.platform) ?? 'wechat'

/** Validates a contact and checks that it is new, once per value; errors are shown at the field. */
export function useContact(draft: LeadDraft) {
  const t = useT<typeof zh>('family')
  const [problem, setProblem] = useState('')
  const [fresh, setFresh] = useState('')
  const key = `${draft.fields.platform} ${draft.fields.contact.trim()}`
  /** Returns true for an error about the contact and shows it at the field. */
  const refused = (error: ApiError): boolean => {
    const repeated = error.bizCode === 'REPEATED_CLUES'
    if (repeated) setProblem(t('form.repeated'))
    else if (error.code === 5001) setProblem(error.message)
    return repeated || error.code === 5001
  }
  const asking = useMutation(checkContact, { onError: refused, onSuccess: () => setFresh(key) })
  return {
    problem,
    refused,
    busy: asking.busy,
    isNew: fresh === key && !problem,
    changed: () => setProblem(''),
    /** Validates the format; an error is shown at the field. */
    good(): boolean {
      const good = CONTACT.test(draft.fields.contact.trim())
      setProblem(good ? '' : t('form.problems.contact'))
      return good
    },
    /** Asks the server, if somebody is logged in. True: it is new. */
    async check(): Promise<boolean> {
      if (fresh === key) return true
      if (!session.isLoggedIn()) return false
      const { contact } = draft.fields
      return !!(await asking.run({ platform: platformOf(draft), contact: contact.trim() }))
    },
  }
}

/** A contact in one field: its app, then the number or account; a copied text or link fills in both. */
export function ContactFields(props: {
  draft: LeadDraft
  contact: ReturnType<typeof useContact>
  /** Checks as soon as the field is left. */
  checks?: boolean
  /** It is the person's own. */
  own?: boolean
}) {
  const t = useT<typeof zh>('family')
  const { draft, contact } = props
  const platform = platformOf(draft)
  const set = (fields: { platform?: string; contact?: string }) => {
    contact.changed()
    draft.set(fields)
  }
  const leave = () => {
    if (props.checks && CONTACT.test(draft.fields.contact.trim())) void contact.check()
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget
    // a text pasted into others is part of what is being typed
    if (value && (selectionStart !== 0 || selectionEnd !== value.length)) return
    event.preventDefault()
    set(readContact(event.clipboardData.getData('text').slice(0, 500)))
  }
  const status = contact.busy ? t('form.checking') : contact.isNew ? t('form.fresh') : ''
  return (
    <FormField
      label={t('form.contact')}
      error={contact.problem}
      hint={
        <span className={styles.hint} data-new={contact.isNew || undefined}>
          {status || t('form.contactHint')}
        </span>
      }
    >
      {(control) => (
        <>
          <select
            className={styles.platform}
            name="platform"
            aria-label={t(props.own ? 'platform.own' : 'platform.label')}
            value={platform}
            onChange={({ target }) => set({ platform: target.value })}
          >
            {PLATFORMS.map((each) => (
              <option key={each} value={each}>
                {t(`platform.${each}`)}
              </option>
            ))}
          </select>
          <input
            {...control}
            name="contact"
            autoComplete="off"
            autoCapitalize="none"
            maxLength={40}
            value={draft.fields.contact}
            onPaste={paste}
            onBlur={leave}
            onChange={({ target }) => set({ contact: target.value })}
          />
        </>
      )}
    </FormField>
  )
}
