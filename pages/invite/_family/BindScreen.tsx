import { useState } from 'react'
import { getInvitation, type Invitation, type InviteKind } from '#shared/api/invite'
import { useLanding } from '#shared/features/report'
import { Button } from '#shared/kit/button'
import { Form } from '#shared/kit/form'
import { FormField } from '#shared/kit/form-field'
import { Skeleton } from '#shared/kit/skeleton'
import { Notice, StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { type Address, address } from '#shared/runtime/address'
import { plain } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { BindDock } from './BindDock.tsx'
import styles from './BindScreen.module.css'
import type zh from './locales/zh.json'
import scenes from './scenes.svg?no-inline'
import shapes from './shapes.module.css'
import { Thread } from './Thread.tsx'
import theme from './theme.module.css'

const COLORS: Partial<Record<InviteKind, string | undefined>> = {
  media: theme.media,
  newMedia: theme.newMedia,
  captain: theme.captain,
  promoter: theme.promoter,
}

const SHAPES: Partial<Record<InviteKind, string | undefined>> = {
  boss: shapes.boss,
  media: shapes.media,
  newMedia: shapes.newMedia,
  captain: shapes.captain,
  promoter: shapes.promoter,
}

/** Nobody has such a code. */
const UNKNOWN = 4040

/** By `?code=`, or by who invites: `?inviterId=`, or whoever shared the link. A code that was typed wins. */
function namedIn({ param, extensionOfficerId }: Address, typed: string) {
  const code = typed || param('code')
  return code ? { code } : { inviterId: param('inviterId') || extensionOfficerId || undefined }
}

/**
 * An invitation to bind: the inviter, the benefits, what binding means, and its state. Used by five pages, one per kind.
 */
export function BindScreen({ kind }: { kind: InviteKind }) {
  const t = useT<typeof zh>('family')
  useLanding('bind_landing')
  const [typed, setTyped] = useState('')
  const call = useQuery(getInvitation, (from) => ({ kind, ...namedIn(from, typed) }))
  const { data, error } = call
  const unknown = call.status === 'failed' && error?.code === UNKNOWN
  return (
    <ThemeRoot className={`${theme.theme} ${COLORS[kind] ?? ''} ${styles.page}`}>
      <div className={`${styles.kind} ${SHAPES[kind] ?? ''}`}>
        <svg className={styles.scene} viewBox="0 0 375 236" aria-hidden="true">
          <use href={`${scenes}#${kind}`} />
        </svg>
        <header className={`${styles.hero} ${shapes.hero}`}>
          <p className={styles.over}>{t(`kinds.${kind}.over`)}</p>
          <h1>{t(`kinds.${kind}.title`)}</h1>
          <Thread invitation={data ?? undefined} />
        </header>
        <section
          className={`${styles.letter} ${shapes.letter}`}
          data-expose="invitation"
          data-state={data?.state}
        >
          {unknown ? (
            <>
              <Notice mood="sad" text={t('unknown')} />
              <CodeForm before={typed || address().param('code')} onCode={setTyped} />
            </>
          ) : (
            <StateView call={call} skeleton={<Skeleton height={92} lines={3} className={styles.waits} />}>
              {(invitation) =>
                invitation ? (
                  <Letter invitation={invitation} />
                ) : (
                  <>
                    <p className={styles.lead}>{t('noCode')}</p>
                    <CodeForm before="" onCode={setTyped} />
                  </>
                )
              }
            </StateView>
          )}
        </section>
        {data && <BindDock invitation={data} call={call} />}
      </div>
    </ThemeRoot>
  )
}

/** What one gets, and what binding means. */
function Letter({ invitation }: { invitation: Invitation }) {
  const t = useT<typeof zh>('family')
  const { inviter, benefits, terms } = invitation
  return (
    <>
      {inviter.signature && (
        <p className={styles.signature}>
          <bdi>{inviter.signature}</bdi>
        </p>
      )}
      <h2>{t('benefits')}</h2>
      <div className={shapes.benefits}>
        <Points points={benefits} />
      </div>
      <h2 className={shapes.fold}>{t('terms')}</h2>
      <div className={shapes.terms}>
        <Points points={terms} plain />
      </div>
    </>
  )
}

/** Headings with texts. */
export function Points({ points, plain }: { points: Invitation['terms']; plain?: boolean }) {
  return (
    <ul className={styles.points} data-plain={plain || undefined}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}

/** An invitation's code typed by hand. */
function CodeForm({ before, onCode }: { before: string; onCode: (code: string) => void }) {
  const t = useT<typeof zh>('family')
  const [code, setCode] = useState(before)
  const [problem, setProblem] = useState('')
  const submit = () => {
    const meant = plain(code)
    setProblem(meant ? '' : t('code.missing'))
    if (meant) onCode(meant)
  }
  return (
    <Form label={t('code.label')} onSubmit={submit} className={styles.form}>
      <FormField label={t('code.label')} error={problem}>
        {(control) => (
          <input
            {...control}
            name="invitation"
            autoCapitalize="characters"
            autoComplete="off"
            maxLength={20}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </FormField>
      <Button block type="submit" size="l" track="find">
        {t('code.find')}
      </Button>
    </Form>
  )
}
