import type { ReactNode } from 'react'
import type { Clue, ClueStatus } from '#shared/api/media-clue'
import { serverNow } from '#shared/runtime/clock'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Edition } from './edition.ts'
import styles from './LeadCard.module.css'
import type zh from './locales/zh.json'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

export const isOpen = ({ status }: Clue) => status === 'pending' || status === 'following'

/**
 * A lead as an index card with its next step: how long it has waited while it is open, else when it was submitted.
 * A press opens it; without `onOpen` it is static. The second edition shows how far it is in place of a stamp.
 */
export function LeadCard(props: { lead: Clue; edition: Edition; onOpen?: () => void }) {
  const t = useT<typeof zh>('family')
  const { lead, edition, onOpen } = props
  const { status, reports } = lead
  const content = (
    <>
      <bdi className={styles.name}>{lead.name}</bdi>
      {edition.filters ? <Track of={status} /> : <Status of={status} />}
      <span className={styles.contact}>
        {t(`platform.${lead.platform}`)} · <span translate="no">{lead.contact}</span>
      </span>
      <b className={styles.next} data-open={isOpen(lead)}>
        {t(status === 'following' && reports > 0 ? 'next.again' : `next.${status}`)}
      </b>
      <small className={styles.at}>
        <span>{useWaited(lead)}</span>
        {reports > 0 && <span>{` · ${t('leads.reports', { count: reports })}`}</span>}
      </small>
    </>
  )
  if (!onOpen) return <div className={styles.card}>{content}</div>
  return (
    <button type="button" className={styles.card} data-track="lead" onClick={onOpen}>
      {content}
    </button>
  )
}

/** Time since the last news of an open lead, in whole days or hours; else when it was submitted. */
function useWaited(lead: Clue): string {
  const t = useT<typeof zh>('family')
  if (!isOpen(lead)) return formatDate(lead.at, 'day')
  const waited = serverNow() - (lead.timeline.at(-1)?.at ?? lead.at)
  if (waited < HOUR) return t('waited.now')
  return waited < DAY
    ? t('waited.hours', { count: Math.floor(waited / HOUR) })
    : t('waited.days', { count: Math.floor(waited / DAY) })
}

export function Status({ of, children }: { of: ClueStatus; children?: ReactNode }) {
  const t = useT<typeof zh>('family')
  return (
    <span className={styles.status} data-status={of}>
      {children ?? t(`status.${of}`)}
    </span>
  )
}

const STEPS: readonly ClueStatus[] = ['pending', 'following', 'joined']

/** Three stations, up to the one that a lead has reached; a lead that ended without joining has none left. */
function Track({ of }: { of: ClueStatus }) {
  const t = useT<typeof zh>('family')
  const reached = STEPS.indexOf(of)
  return (
    <span className={styles.track} data-status={of}>
      <span>{t(`status.${of}`)}</span>
      <span className={styles.stations} aria-hidden="true">
        {STEPS.map((step, at) => (
          <i key={step} data-done={at <= reached} />
        ))}
      </span>
    </span>
  )
}
