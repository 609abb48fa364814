import { useId, useState } from 'react'
import type { Drive } from '#shared/api/driving-record'
import { Avatar } from '#shared/kit/avatar'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Icon } from '#shared/ui/icon'
import type zh from '../locales/zh.json'
import { counts } from './kinds.ts'
import styles from './Receipt.module.css'
import { Stamp } from './Stamp.tsx'
import { useDriven } from './use-driven.ts'

const MINUTE = 60_000

/** The receipt of one drive: where, when, what it brought, who was along; and why it does not count, if it does not. */
export function Receipt({ drive, onWhy }: { drive: Drive; onWhy: () => void }) {
  const t = useT<typeof zh>('family')
  const [open, setOpen] = useState(false)
  const id = useId()
  const { startAt, endAt, guests, kind } = drive
  const driven = useDriven()((endAt - startAt) / MINUTE)
  return (
    <article className={styles.receipt} data-kind={kind}>
      <div className={styles.head}>
        <div>
          <bdi className={styles.hall}>{drive.roomName}</bdi>
          <p className={styles.time}>
            {formatDate(startAt, 'time')} – {formatDate(endAt, 'time')} <span>{driven}</span>
          </p>
        </div>
        <Stamp kind={kind} />
      </div>
      <dl className={styles.sums}>
        <div>
          <dt>{t('receipt.score')}</dt>
          <dd>{counts(kind) ? formatAmount(drive.score) : '0'}</dd>
        </div>
        <div>
          <dt>{t('receipt.guests')}</dt>
          <dd>{guests.length}</dd>
        </div>
      </dl>
      {!counts(kind) && (
        <div className={styles.void}>
          <p>{drive.reason || t('receipt.noReason')}</p>
          <button
            type="button"
            className={styles.why}
            data-track="why"
            aria-haspopup="dialog"
            onClick={onWhy}
          >
            {t('receipt.why')}
          </button>
        </div>
      )}
      {guests.length > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          data-track="guests"
          onClick={() => setOpen(!open)}
        >
          {t('receipt.alighting')} <Icon name="chevron-down" />
        </button>
      )}
      {open && <Guests id={id} guests={guests} />}
    </article>
  )
}

/** Who was along, in the order in which they got off. Someone may get on and off twice. */
function Guests({ id, guests }: { id: string; guests: Drive['guests'] }) {
  const t = useT<typeof zh>('family')
  const inOrder = [...guests].sort((a, b) => a.alightAt - b.alightAt)
  return (
    <ol id={id} className={styles.guests} aria-label={t('receipt.alighting')}>
      {inOrder.map((guest, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same person may have got off at the same minute
        <li key={`${guest.userId} ${guest.alightAt} ${index}`} className={styles.guest}>
          <Avatar src={guest.portrait} name={guest.nickname} size={24} />
          <bdi>{guest.nickname}</bdi>
          <i className={styles.leader} />
          <time>{formatDate(guest.alightAt, 'time')}</time>
        </li>
      ))}
    </ol>
  )
}
