import { useState } from 'react'
import { submitClue } from '#shared/api/media-clue'
import { useNobody } from '#shared/features/login'
import { useMutation } from '#shared/features/mutation'
import { Button } from '#shared/kit/button'
import { Form } from '#shared/kit/form'
import { FormField } from '#shared/kit/form-field'
import { indexQuery, lastChannel } from '#shared/runtime/address'
import { useT } from '#shared/runtime/i18n'
import { ContactFields, platformOf, useContact, useLeadDraft } from '../fields.tsx'
import type family from '../locales/zh.json'
import type { Audience, LandingWords } from './Art.tsx'
import { ConfirmNumber } from './ConfirmNumber.tsx'
import styles from './Landing.module.css'

/** A form for one's own contact, sent with the parameters of the URL; a person without a login confirms a number first. */
export function CallBack(props: { audience: Audience; refetch: () => Promise<void>; onSent: () => void }) {
  const t = useT<LandingWords>()
  const { audience, refetch, onSent } = props
  const f = useT<typeof family>('family')
  const draft = useLeadDraft(`call-back-${audience}`)
  const contact = useContact(draft)
  const nobody = useNobody()
  const [missing, setMissing] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const sending = useMutation(submitClue, {
    refetch,
    onError(error) {
      const handled = contact.refused(error)
      // it may be mine, from another tab
      if (handled) void refetch()
      return handled
    },
    onSuccess() {
      draft.clear()
      onSent()
    },
  })
  const submit = () => {
    const missing = !draft.fields.name.trim()
    setMissing(missing)
    if (!contact.good() || missing) return
    if (nobody) setConfirming(true)
    else void send()
  }
  const send = () =>
    sending.run({
      name: draft.fields.name.trim(),
      platform: platformOf(draft),
      contact: draft.fields.contact.trim(),
      audience,
      channelId: lastChannel(),
      ...indexQuery(),
    })
  return (
    <>
      <Form label={t('formTitle')} onSubmit={submit} className={styles.card} expose="call-back">
        <h2>{t('formTitle')}</h2>
        <FormField label={t('formName')} error={missing ? f('form.problems.name') : null}>
          {(control) => (
            <input
              {...control}
              name="name"
              autoComplete="nickname"
              maxLength={30}
              value={draft.fields.name}
              onChange={({ target }) => {
                setMissing(false)
                draft.set({ name: target.value })
              }}
            />
          )}
        </FormField>
        <ContactFields draft={draft} contact={contact} own />
        <p className={styles.privacy}>{t('privacy')}</p>
        <Button block type="submit" size="l" busy={sending.busy} track="submit">
          {t('submit')}
        </Button>
      </Form>
      <ConfirmNumber
        open={confirming}
        onClose={() => setConfirming(false)}
        contact={draft.fields.contact.trim()}
        onConfirmed={() => {
          setConfirming(false)
          void send()
        }}
      />
    </>
  )
}
