import type { Drive } from '#shared/api/driving-record'
import { Avatar } from '#shared/kit/avatar'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './Receipt.module.css'

/** Who was along, in the order in which they got off. Someone may get on and off twice. */
export function Guests({ id, guests }: { id: string; guests: Drive['guests'] }) {
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
