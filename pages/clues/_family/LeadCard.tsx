import type { ReactNode } from 'react'
import type { Clue, ClueStatus } from '#shared/api/media-clue'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import styles from './LeadCard.module.css'
import type zh from './locales/zh.json'

/** A lead as an index card; a press opens it, without `onOpen` it is static. */
export function LeadCard({ lead, onOpen }: { lead: Clue; onOpen?: () => void }) {
  const t = useT<typeof zh>('family')
  const content = (
    <>
      <bdi className={styles.name}>{lead.name}</bdi>
      <Status of={lead.status} />
      <span className={styles.contact}>
        {t(`platform.${lead.platform}`)} · <span translate="no">{lead.contact}</span>
      </span>
      <small className={styles.at}>
        {formatDate(lead.at, 'day')}
        {lead.reports > 0 && ` · ${t('leads.reports', { count: lead.reports })}`}
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

export function Status({ of, children }: { of: ClueStatus; children?: ReactNode }) {
  const t = useT<typeof zh>('family')
  return (
    <span className={styles.status} data-status={of}>
      {children ?? t(`status.${of}`)}
    </span>
  )
}
