import { useEffect, useState } from 'react'
import { Button } from '#shared/kit/button'
import { Sheet } from '#shared/kit/sheet'
import { useT } from '#shared/runtime/i18n'
import type { ActEnd, SiteView } from '../views.ts'
import { ActForm } from './ActForm.tsx'
import { actOf, EMPTY, type Form, hasDryRun, type Intent, isNoted, movedIn } from './acts.ts'
import { runAct } from './api.ts'
import styles from './console.module.css'
import type zh from './locales/zh.json'
import { useVersion, Waiting, Words } from './parts.tsx'
import { outcomeOf, questionOf, type Result } from './question.ts'

/** As long as a sheet takes to leave. */
const LEAVE_MS = 250

interface ActSheetProps {
  intent: Intent
  site: SiteView
  /** Resolves to what is live now. */
  refresh: () => Promise<SiteView | undefined>
  onAct: (intent: Intent) => void
  onClose: () => void
}

/** What came of an act may be below the form. */
const intoView = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' })

/** One act: its form, the question, its progress, and what came of it. */
export function ActSheet({ intent, site, refresh, onAct, onClose }: ActSheetProps) {
  const t = useT<typeof zh>()
  const [form, setForm] = useState<Form>(EMPTY)
  const [open, setOpen] = useState(true)
  const [lines, setLines] = useState<string[]>([])
  const [busy, setBusy] = useState(false)
  const [preview, setPreview] = useState<ActEnd | undefined>(hasDryRun(intent) ? undefined : { exit: 0 })
  const [end, setEnd] = useState<ActEnd>()
  // what it would do, by the command itself: an intent has a sheet of its own
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (hasDryRun(intent)) void runAct(actOf(intent, EMPTY, ['dry-run']), () => {}).then(setPreview)
  }, [])
  // a verdict and a problem that was found are results, not refusals
  const isDone = end !== undefined && (end.exit === 0 || end.result !== undefined)
  const result = (end?.result ?? {}) as Result
  const moved = end ? [] : movedIn(intent, site)
  const refused = end && !isDone ? end : preview?.exit ? preview : undefined
  const isAsking = !isDone && moved.length === 0 && !preview?.exit
  const close = () => {
    setOpen(false)
    void refresh()
    setTimeout(onClose, LEAVE_MS)
  }
  const act = async (more: string[] = []) => {
    setBusy(true)
    setLines([])
    setEnd(undefined)
    const now = await refresh()
    if (now && movedIn(intent, now).length === 0) {
      setEnd(await runAct(actOf(intent, form, more), (line) => setLines((all) => [...all, line])))
      void refresh()
    }
    setBusy(false)
  }
  const verb = t(`acts.${intent.kind}`)
  const missing =
    isNoted(intent) && form.note.trim() === ''
      ? 'form.noteMissing'
      : intent.kind === 'move' && !form.at
        ? 'form.timeMissing'
        : undefined
  const version = useVersion()
  const asked = questionOf(t, version, site, intent, form, (preview?.result ?? {}) as Result)
  return (
    <Sheet
      open={open}
      onClose={close}
      title={verb}
      closeButton={false}
      className={styles.sheet}
      footer={
        <>
          {isAsking && preview && <strong>{asked.question}</strong>}
          <div className={styles.buttons}>
            <Button look={isAsking ? 'quiet' : 'primary'} onClick={close}>
              {t(isAsking ? 'acts.cancel' : 'acts.close')}
            </Button>
            {isAsking && (
              <Button
                busy={busy || !preview}
                {...(missing && { reason: t(missing) })}
                onClick={() => void act()}
              >
                {verb}
              </Button>
            )}
          </div>
        </>
      }
    >
      {moved.length > 0 && (
        <p role="alert" className={styles.failed}>
          {t('stale', { pages: moved.map(({ page }) => page).join(t('and')) })}
        </p>
      )}
      {!preview && <Waiting />}
      {preview && !preview.exit && (
        <ul className={styles.lines}>
          {asked.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {isAsking && (
        <ActForm intent={intent} site={site} form={form} onChange={(some) => setForm({ ...form, ...some })} />
      )}
      {lines.length > 0 && (
        <div role="status" ref={intoView} className={styles.progress}>
          <p>{t(busy ? 'running' : 'ran')}</p>
          <Words text={lines.slice(-4).join('\n')} />
        </div>
      )}
      {refused && (
        <div role="alert" ref={intoView} className={styles.failed}>
          <p>{t(`refused.${refused.code ?? 'failed'}`)}</p>
          {refused.message && (
            <details>
              <summary>{t('refused.words')}</summary>
              <Words text={refused.message} />
            </details>
          )}
          {refused.offers?.map((option) => (
            <Button key={option} look="ghost" size="s" busy={busy} onClick={() => void act([option])}>
              {t(`anyway.${option}`)}
            </Button>
          ))}
        </div>
      )}
      {isDone && (
        <div role="status" ref={intoView} className={styles.lines}>
          <strong>
            {t(form.at || !('rows' in intent) || result.change !== undefined ? 'done.title' : 'done.nothing')}
          </strong>
          {outcomeOf(t, site, intent, result).map((line) => (
            <p key={line}>{line}</p>
          ))}
          {result.addresses && (
            <p className={styles.note}>
              {t('done.addresses')}{' '}
              <code translate="no">{`npm run hosts -- <host> --from ${site.target}`}</code>
            </p>
          )}
          {result.change !== undefined && !result.plans && (
            <Button look="ghost" onClick={() => onAct({ kind: 'undo', change: result.change as number })}>
              {t('changes.undoOf', { number: result.change })}
            </Button>
          )}
        </div>
      )}
    </Sheet>
  )
}
