import { useState } from 'react'
import { Button } from '#shared/kit/button'
import { Fact, FactList } from '#shared/kit/fact-list'
import { Form } from '#shared/kit/form'
import { FormField } from '#shared/kit/form-field'
import { Segmented } from '#shared/kit/segmented'
import { useT } from '#shared/runtime/i18n'
import type { ComplaintView, SiteView, VisitView } from '../views.ts'
import { useLoad } from './api.ts'
import styles from './console.module.css'
import { clockTime, longTime } from './format.ts'
import type zh from './locales/zh.json'
import { Failed, Section, titleIn, Waiting } from './parts.tsx'

const KINDS = ['code', 'person', 'device'] as const
type Kind = (typeof KINDS)[number]

/** What happened on a phone: by the code of a complaint, or of a person or device. */
export function Complaint({ site }: { site: SiteView }) {
  const t = useT<typeof zh>()
  const [by, setBy] = useState<Kind>('code')
  const [text, setText] = useState('')
  const [asked, setAsked] = useState<{ by: Kind; of: string }>()
  const { data, error, reload } = useLoad<ComplaintView>(
    asked ? `api/complaint?${new URLSearchParams({ ...asked })}` : '',
  )
  const isCode = by === 'code'
  return (
    <Section title={t('complaint.title')} note={t('complaint.note')}>
      <Form
        label={t('complaint.title')}
        className={styles.form}
        onSubmit={() => setAsked({ by, of: text.trim() })}
      >
        <Segmented
          label={t('complaint.by')}
          options={KINDS.map((id) => ({ id, label: t(`complaint.kinds.${id}`) }))}
          value={by}
          onChange={setBy}
        />
        <FormField
          label={t(`complaint.kinds.${by}`)}
          hint={t(isCode ? 'complaint.codeHint' : 'complaint.idHint')}
        >
          {(control) => (
            <input
              {...control}
              autoCapitalize={isCode ? 'characters' : 'none'}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </FormField>
        <Button
          type="submit"
          {...(!text.trim() && { reason: t(isCode ? 'complaint.codeMissing' : 'complaint.idMissing') })}
        >
          {t('complaint.find')}
        </Button>
      </Form>
      {error && <Failed text={error} retry={reload} />}
      {asked && !data && !error && <Waiting />}
      {asked && data?.visits.length === 0 && (
        <p role="status">
          {t(asked.by === 'code' ? 'complaint.none' : 'complaint.nothing', { code: asked.of })}
        </p>
      )}
      {data?.visits.map((visit) => (
        <Visit key={visit.at} visit={visit} site={site} />
      ))}
    </Section>
  )
}

const FACTS = ['path', 'build', 'client', 'version', 'language', 'area'] as const

/** One page of a complaint: where it stood, what happened, and the way to see it again. */
function Visit({ visit, site }: { visit: VisitView; site: SiteView }) {
  const t = useT<typeof zh>()
  const { path, page, steps, refused, lacks, replay } = visit
  const name = page ? titleIn(site, page) : path || t('complaint.unknownPage')
  return (
    <section className={styles.visit} aria-label={name}>
      <h3>{name}</h3>
      <FactList>
        {FACTS.map((fact) => (
          <Fact key={fact} name={t(`complaint.fields.${fact}`)}>
            <code translate="no">{visit[fact] || '--'}</code>
          </Fact>
        ))}
        <Fact name={t('complaint.fields.time')}>{longTime(visit.at)}</Fact>
        <Fact name={t('complaint.fields.refused')}>
          {refused.length === 0
            ? t('complaint.allRight')
            : refused.map(({ method, path: at, code, status }) => (
                <code key={`${method} ${at}`} translate="no">
                  {method} {at} {code ?? status ?? '×'}{' '}
                </code>
              ))}
        </Fact>
      </FactList>
      {replay && (
        <p>
          <a href={replay} target="_blank" rel="noreferrer">
            {t('complaint.replay')}
          </a>
        </p>
      )}
      <h4>{t('complaint.lacks')}</h4>
      <ul>
        {lacks.map((lack) => (
          <li key={lack}>{t(`complaint.lack.${lack as keyof (typeof zh)['complaint']['lack']}`)}</li>
        ))}
      </ul>
      <details>
        <summary>{t('complaint.steps', { count: steps.length })}</summary>
        <ol translate="no">
          {steps.map(({ at, kind, what, detail }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other identity
            <li key={index}>
              <time dateTime={new Date(at).toISOString()}>{clockTime(at)}</time> <b>{kind}</b> {what}{' '}
              {detail && <small>{detail}</small>}
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}
