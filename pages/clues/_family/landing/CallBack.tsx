import { useState } from 'react'
import { submitClue } from '#shared/api/media-clue'
import { toLogin, useNobody } from '#shared/features/login'
import { useMutation } from '#shared/features/mutation'
import { Button } from '#shared/kit/button'
import { Form } from '#shared/kit/form'
import { FormField } from '#shared/kit/form-field'
import { indexQuery, lastChannel } from '#shared/runtime/address'
import { useT } from '#shared/runtime/i18n'
import { ContactFields, platformOf, useContact, useLeadDraft } from '../fields.tsx'
import type family from '../locales/zh.json'
import type { Audience, LandingWords } from './Art.tsx'
import styles from './Landing.module.css'

/** A form for one's own contact with the parameters of the URL; it survives a login. */
export function CallBack(props: { audience: Audience; refetch: () => Promise<void>; onSent: () => void }) {
  const t = useT<LandingWords>()
  const { audience, refetch, onSent } = props
  const f = useT<typeof family>('family')
  const draft = useLeadDraft(`call-back-${audience}`)
  const contact = useContact(draft)
  const nobody = useNobody()
  const [missing, setMissing] = useState(false)
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
  const submit = async () => {
    const name = draft.fields.name.trim()
    setMissing(!name)
    if (!contact.good() || !name) return
    if (nobody) return toLogin()
    await sending.run({
      name,
      platform: platformOf(draft),
      contact: draft.fields.contact.trim(),
      audience,
      channelId: lastChannel(),
      ...indexQuery(),
    })
  }
  return (
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
  )
}
