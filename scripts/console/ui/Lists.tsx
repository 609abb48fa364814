import type { ReactNode } from 'react'
import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import { UNDOABLE } from '../../release/format-change.ts'
import type { ChangeSummary } from '../../site/live.ts'
import type { PageRow, PageView, SiteView } from '../views.ts'
import type { Intent } from './acts.ts'
import { useLoad } from './api.ts'
import styles from './console.module.css'
import { percent, shortTime } from './format.ts'
import type zh from './locales/zh.json'
import { Build, Failed, Section, titleIn, useVersion, Waiting } from './parts.tsx'

interface ListProps {
  site: SiteView
  onAct: (intent: Intent) => void
}

/** A line: when, what and why, and what can be done about it. */
function Entry(props: {
  at: string
  note?: string | undefined
  children: ReactNode
  acts?: { text: string; name: string; press: () => void }[]
}) {
  return (
    <li>
      <time dateTime={props.at}>{shortTime(props.at)}</time>
      <p>
        {props.children}
        {props.note && <q>{props.note}</q>}
      </p>
      {props.acts?.map(({ text, name, press }) => (
        <Button key={name} look="quiet" size="s" aria-label={name} onClick={press}>
          {text}
        </Button>
      ))}
    </li>
  )
}

/** So many pages of a change are named. */
const NAMED = 4

/** Changes with who, what and why, each with its undo. */
export function ChangeList({ changes, site, onAct }: ListProps & { changes: ChangeSummary[] }) {
  const t = useT<typeof zh>()
  return (
    <ol className={styles.list}>
      {changes.map(({ number = 0, verb, pages, at, by, note, undid, plan }) => {
        const named = pages.slice(0, NAMED).map((page) => titleIn(site, page))
        const undo = () => onAct({ kind: 'undo', change: number })
        const acts = [{ text: t('acts.undo'), name: t('changes.undoOf', { number }), press: undo }]
        return (
          <Entry key={number} at={at} note={note} acts={UNDOABLE.includes(verb) ? acts : []}>
            <b>{by}</b> {undid === undefined ? t(`verbs.${verb}`) : t('changes.undid', { number: undid })}{' '}
            {named.join(t('and'))}
            {pages.length > NAMED && t('changes.more', { count: pages.length - NAMED })}
            {plan !== undefined && ` ${t('changes.byPlan', { number: plan })}`}
          </Entry>
        )
      })}
    </ol>
  )
}

/** Every change of the site. */
export function TimeLine({ site, onAct }: ListProps) {
  const t = useT<typeof zh>()
  const { data, error, reload } = useLoad<ChangeSummary[]>('api/changes')
  return (
    <Section title={t('changes.title')} note={t('changes.note')}>
      {error && <Failed text={error} retry={reload} />}
      {!data && !error && <Waiting />}
      {data && <ChangeList changes={data} site={site} onAct={onAct} />}
    </Section>
  )
}

/** What is to be done at a time. */
export function Plans({ site, onAct }: ListProps) {
  const t = useT<typeof zh>()
  return (
    <>
      <ol className={styles.list}>
        {site.plans.map((plan) => {
          const { number, due, by, note, pages, action } = plan
          const acts = (['move', 'withdraw'] as const).map((kind) => ({
            text: t(`acts.${kind}`),
            name: t(`plans.${kind}`, { number }),
            press: () => onAct({ kind, plan }),
          }))
          const what = t(`verbs.${action.verb}`)
          return (
            <Entry key={number} at={due} note={note} acts={acts}>
              {t('plans.line', {
                what,
                pages: pages.map((page) => titleIn(site, page)).join(t('and')),
                name: by,
              })}
              {Date.parse(due) < Date.now() && <strong> {t('plans.late')}</strong>}
            </Entry>
          )
        })}
      </ol>
      <p className={styles.note}>
        {t('plans.due')} <code translate="no">npm run release -- due</code>
      </p>
    </>
  )
}

/** Watches that are not over: how far they are, and what can be done about them. */
export function Watches({ site, onAct }: ListProps) {
  const t = useT<typeof zh>()
  return (
    <>
      <ol className={styles.list}>
        {site.watches.map(({ page, at, by, share, fresh, evidence, alarm, next }) => {
          const acts = (['watch', 'stop'] as const).map((kind) => ({
            text: t(`acts.${kind}`),
            name: t(`watches.${kind}`, { name: titleIn(site, page) }),
            press: () => onAct({ kind, page }),
          }))
          return (
            <Entry key={page} at={at} acts={acts}>
              <b>{by}</b> {t('watches.line', { name: titleIn(site, page), share })}{' '}
              {next.length > 0 && t('watches.next', { shares: next.join(t('and')) })}{' '}
              <small>
                {t('watches.figures', {
                  visits: fresh.visits,
                  failed: fresh.failed,
                  evidence: percent(Math.min(evidence, alarm), alarm),
                })}
              </small>
            </Entry>
          )
        })}
      </ol>
      <p className={styles.note}>
        {t('watches.due')} <code translate="no">npm run release -- due</code>
      </p>
    </>
  )
}

/** The releases of a page, newest first; one whose files are kept can be brought back. */
export function History(props: { row: PageRow; releases: PageView['releases']; onAct: ListProps['onAct'] }) {
  const t = useT<typeof zh>()
  const { row } = props
  const version = useVersion()
  return (
    <Section title={t('history.title')}>
      <ol className={styles.list}>
        {props.releases.map((past) => {
          const { change, at, by, note, build, live, kept } = past
          const isEnd = 'retired' in past
          const state = isEnd ? 'badges.retired' : live ? 'history.live' : kept ? undefined : 'history.pruned'
          const press = () => props.onAct({ kind: 'rollback', rows: [row], toBuild: build })
          const acts = [
            {
              text: t('acts.rollback'),
              name: t('history.bringBack', { version: version({ at, by, note }) }),
              press,
            },
          ]
          return (
            <Entry key={change} at={at} note={note} acts={kept && build !== row.live?.build ? acts : []}>
              <b>{by}</b> {state && t(state)}{' '}
              {!isEnd && past.canary && t('badges.share', { share: past.canary.share })}{' '}
              <small>
                <Build id={build} />
              </small>
            </Entry>
          )
        })}
      </ol>
    </Section>
  )
}
