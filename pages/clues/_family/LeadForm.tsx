import { useState } from 'react'
import { type Clue, getClueCounts, submitClue, uploadClueScreenshot } from '#shared/api/media-clue'
import { toLogin, useNobody } from '#shared/features/login'
import { useMutation } from '#shared/features/mutation'
import { Button } from '#shared/kit/button'
import { Form } from '#shared/kit/form'
import { FormField } from '#shared/kit/form-field'
import { PictureField, usePictures } from '#shared/kit/picture-field'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import { useQuery } from '#shared/runtime/request'
import type { Edition } from './edition.ts'
import { ContactFields, platformOf, useContact, useLeadDraft } from './fields.tsx'
import type zh from './locales/zh.json'
import { Page } from './Page.tsx'
import paper from './paper.module.css'
import { Restored, Sent } from './Slip.tsx'

export const MOST_PICTURES = 6
export const MOST_MB = 5

/** A new lead. What is typed stays on this phone through failures, refusals and reloads until it is submitted. */
export function LeadForm({ edition }: { edition: Edition }) {
  const t = useT<typeof zh>('family')
  const nobody = useNobody()
  const draft = useLeadDraft()
  const contact = useContact(draft)
  const counts = useQuery(getClueCounts, {})
  const { fields } = draft
  const [nameMissing, setNameMissing] = useState(false)
  const [sent, setSent] = useState<Clue>()
  const pictures = usePictures({
    endpoint: uploadClueScreenshot,
    urls: fields.screenshots,
    onChange: (change) => draft.set((now) => ({ screenshots: change(now.screenshots) })),
    most: MOST_PICTURES,
    mostMb: MOST_MB,
  })
  const sending = useMutation(submitClue, {
    onError(error) {
      const handled = contact.refused(error)
      // it may be mine, from another tab
      if (handled) void counts.refetch()
      return handled
    },
    refetch: counts.refetch,
    onSuccess(clue) {
      setSent(clue)
      void counts.refetch()
      draft.clear()
      window.scrollTo(0, 0)
    },
  })
  const submit = async () => {
    const name = fields.name.trim()
    setNameMissing(!name)
    if (!contact.good() || !name) return
    if (nobody) return toLogin()
    await sending.run({
      name,
      platform: platformOf(draft),
      contact: fields.contact.trim(),
      remarks: fields.remarks.trim(),
      screenshots: JSON.stringify(fields.screenshots),
    })
  }
  return (
    <Page
      edition={edition}
      title={t('form.title')}
      note={
        counts.data && t('form.soFar', { count: counts.data.total, number: formatAmount(counts.data.total) })
      }
    >
      {sent ? (
        <Sent title={t('form.sent')} note={t('form.sentNote')} lead={sent}>
          <Button block track="see-leads" onClick={() => navigate.to(`${edition.base}/clueList`)}>
            {t('form.seeLeads')}
          </Button>
          <Button block look="ghost" track="another" onClick={() => setSent(undefined)}>
            {t('form.another')}
          </Button>
        </Sent>
      ) : (
        <Form label={t('form.title')} onSubmit={submit} className={paper.card} expose="lead-form">
          <Restored draft={draft} />
          <ContactFields draft={draft} contact={contact} checks />
          <FormField label={t('form.name')} error={nameMissing ? t('form.problems.name') : null}>
            {(control) => (
              <input
                {...control}
                name="name"
                autoComplete="off"
                maxLength={30}
                placeholder={t('form.namePlaceholder')}
                value={fields.name}
                onChange={({ target }) => {
                  setNameMissing(false)
                  draft.set({ name: target.value })
                }}
              />
            )}
          </FormField>
          <FormField label={t('form.remarks')} rule={t('form.remarksRule')}>
            {(control) => (
              <textarea
                {...control}
                name="remarks"
                rows={3}
                maxLength={500}
                value={fields.remarks}
                onChange={({ target }) => draft.set({ remarks: target.value })}
              />
            )}
          </FormField>
          <PictureField pictures={pictures} />
          <p className={paper.note}>{t('form.note')}</p>
          <Button
            block
            type="submit"
            size="l"
            busy={sending.busy}
            reason={pictures.uploads.busy ? t('form.uploading') : undefined}
            track="submit"
          >
            {t('form.submit')}
          </Button>
        </Form>
      )}
    </Page>
  )
}
