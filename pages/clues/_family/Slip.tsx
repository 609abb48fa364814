import type { ReactNode } from 'react'
import type { Clue } from '#shared/api/media-clue'
import type { Draft } from '#shared/features/draft'
import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import paper from './paper.module.css'
import styles from './Slip.module.css'

/** What was submitted, stamped; its contact masked. */
export function Sent(props: { title: string; note: string; lead?: Clue; children: ReactNode }) {
  const { lead } = props
  return (
    <section className={`${paper.card} ${styles.sent}`} data-expose="sent" role="status">
      <b className={styles.stamp}>{props.title}</b>
      {lead && (
        <p className={styles.lead}>
          <bdi>{lead.name}</bdi>
          <span translate="no">{lead.contact}</span>
        </p>
      )}
      <p className={paper.note}>{props.note}</p>
      {props.children}
    </section>
  )
}

/** That the form is not empty because of an earlier visit, and the way to an empty one. */
export function Restored<T>({ draft }: { draft: Draft<T> }) {
  const t = useT<typeof zh>('family')
  if (!draft.restored) return null
  return (
    <p className={styles.restored} role="status">
      {t('form.restored')}
      <Button look="quiet" size="s" track="start-over" onClick={draft.clear}>
        {t('form.startOver')}
      </Button>
    </p>
  )
}
