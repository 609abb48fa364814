import { useState } from 'react'
import { type Clue, getClue, uploadClueScreenshot } from '#shared/api/media-clue'
import { type ClueReport, submitClueReport } from '#shared/api/media-clue-report'
import { useDraft } from '#shared/features/draft'
import { useMutation } from '#shared/features/mutation'
import { Button } from '#shared/kit/button'
import { Form } from '#shared/kit/form'
import { FormField } from '#shared/kit/form-field'
import { PictureField, usePictures } from '#shared/kit/picture-field'
import { Skeleton } from '#shared/kit/skeleton'
import { Notice, StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import { useQuery } from '#shared/runtime/request'
import { Chips } from './Chips.tsx'
import type { Edition } from './edition.ts'
import { isOpen, LeadCard } from './LeadCard.tsx'
import { MOST_MB, MOST_PICTURES } from './LeadForm.tsx'
import type zh from './locales/zh.json'
import { Page } from './Page.tsx'
import paper from './paper.module.css'
import styles from './ReportForm.module.css'
import { Restored, Sent } from './Slip.tsx'

/** A report on one lead (`?clueId=`), the newest unless one is named. */
export function ReportForm({ edition }: { edition: Edition }) {
  const t = useT<typeof zh>('family')
  const call = useQuery(getClue, ({ param }) => ({ clueId: param('clueId') || undefined }))
  const [sent, setSent] = useState(false)
  const { base } = edition
  const done = () => {
    setSent(true)
    window.scrollTo(0, 0)
  }
  return (
    <Page edition={edition} title={t('report.title')}>
      {sent ? (
        <Sent title={t('report.sent')} note={t('report.sentNote')}>
          <Button block track="see-reports" onClick={() => navigate.to(`${base}/reportClueList`)}>
            {t('report.see')}
          </Button>
        </Sent>
      ) : (
        <StateView call={call} skeleton={<Skeleton height={92} lines={2} />}>
          {({ clue }) =>
            clue ? (
              <>
                <h2 className={styles.over}>{t('report.lead')}</h2>
                <LeadCard lead={clue} edition={edition} />
                <a className={styles.other} href={`${base}/clueList`} data-track="other">
                  {t('report.other')}
                </a>
                {isOpen(clue) ? (
                  <Fields clue={clue} onDone={done} refetch={call.refetch} />
                ) : (
                  <Notice mood="shy" text={t('report.closed')} />
                )}
              </>
            ) : (
              <Notice mood="empty" text={t('report.none')}>
                <Button track="first" onClick={() => navigate.to(`${base}/submitClue`)}>
                  {t('leads.first')}
                </Button>
              </Notice>
            )
          }
        </StateView>
      )}
    </Page>
  )
}

const OUTCOMES: readonly ClueReport['outcome'][] = ['reached', 'agreed', 'tried', 'noAnswer', 'notInterested']
const EMPTY = { outcome: 'reached', content: '', screenshots: [] as string[] }

function Fields(props: { clue: Clue; onDone: () => void; refetch: () => Promise<void> }) {
  const t = useT<typeof zh>('family')
  const { clue, onDone, refetch } = props
  const draft = useDraft(`clue-report-${clue.id}`, EMPTY)
  const { fields } = draft
  const [missing, setMissing] = useState(false)
  const outcome = OUTCOMES.find((each) => each === fields.outcome) ?? 'reached'
  const pictures = usePictures({
    endpoint: uploadClueScreenshot,
    urls: fields.screenshots,
    onChange: (change) => draft.set((now) => ({ screenshots: change(now.screenshots) })),
    most: MOST_PICTURES,
    mostMb: MOST_MB,
  })
  const sending = useMutation(submitClueReport, {
    refetch,
    onSuccess() {
      draft.clear()
      onDone()
    },
  })
  const submit = async () => {
    const content = fields.content.trim()
    setMissing(!content)
    if (!content) return
    const screenshots = JSON.stringify(fields.screenshots)
    await sending.run({ clueId: clue.id, outcome, content, screenshots })
  }
  return (
    <Form label={t('report.title')} onSubmit={submit} className={paper.card} expose="report-form">
      <Restored draft={draft} />
      <h3 className={styles.outcome}>{t('report.outcome')}</h3>
      <Chips
        label={t('report.outcome')}
        options={OUTCOMES.map((id) => ({ id, label: t(`report.outcomes.${id}`) }))}
        value={outcome}
        onChange={(outcome) => draft.set({ outcome })}
        track="outcome"
      />
      <FormField
        label={t('report.content')}
        rule={t('report.contentRule')}
        error={missing ? t('report.contentMissing') : null}
      >
        {(control) => (
          <textarea
            {...control}
            name="content"
            rows={4}
            maxLength={500}
            value={fields.content}
            onChange={({ target }) => {
              setMissing(false)
              draft.set({ content: target.value })
            }}
          />
        )}
      </FormField>
      <PictureField pictures={pictures} />
      <Button
        block
        type="submit"
        size="l"
        busy={sending.busy}
        reason={pictures.uploads.busy ? t('form.uploading') : undefined}
        track="submit"
      >
        {t('report.submit')}
      </Button>
    </Form>
  )
}
