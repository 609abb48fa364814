import type { Contribution } from '#shared/api/group-event'
import { Sheet } from '#shared/kit/sheet'
import { Notice } from '#shared/kit/state-view'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Amount } from '../amount/Amount.tsx'
import type zh from '../locales/zh.json'
import styles from './Records.module.css'

/** Where my contribution came from, the newest first. */
export function Records(props: { open: boolean; records: Contribution['records']; onClose: () => void }) {
  const t = useT<typeof zh>('family')
  return (
    <Sheet open={props.open} title={t('mine.records')} onClose={props.onClose} expose="my-records">
      {props.records.length === 0 && <Notice mood="empty" text={t('mine.noRecords')} />}
      <ul className={styles.records}>
        {props.records.map(({ id, at, title, score }) => (
          <li key={id}>
            <span>{title}</span>
            <time dateTime={new Date(at).toISOString()}>{formatDate(at, 'minute')}</time>
            <b>{score > 0 && <Amount score={score} gain />}</b>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
