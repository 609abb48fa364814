import { Avatar } from '#shared/kit/avatar'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { Toy } from '../toys/Toy.tsx'
import styles from './FeedRow.module.css'

export interface Exchange {
  id: string
  nickname: string
  portrait: string
  emojiId: string
  name: string
  at: number
}

/** One exchange: who took which toy home, and when. */
export function FeedRow({ exchange }: { exchange: Exchange }) {
  const t = useT<typeof zh>('family')
  const { nickname, portrait, emojiId, name, at } = exchange
  return (
    <li className={styles.row}>
      <Avatar src={portrait} name={nickname} size={36} />
      <p className={styles.text}>
        <bdi className={styles.name}>{nickname}</bdi>
        <span>{t('feed.took', { name })}</span>
      </p>
      <span className={styles.when}>
        <Toy id={emojiId} className={styles.toy} />
        <time>{formatDate(at, 'minute')}</time>
      </span>
    </li>
  )
}
