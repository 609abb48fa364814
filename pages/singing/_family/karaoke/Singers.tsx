import type { MusicSchedule } from '#shared/api/music'
import { Avatar } from '#shared/kit/avatar'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './Singers.module.css'

/** The night's singers on the labels of singles; one is chosen, or all. */
export function Singers(props: {
  singers: MusicSchedule['singers']
  chosen: string | undefined
  onPick: (singerId: string | undefined) => void
}) {
  const t = useT<typeof zh>('family')
  return (
    <ul className={styles.singers} aria-label={t('karaoke.singers')}>
      <li>
        <button
          type="button"
          data-track="singer-all"
          aria-pressed={props.chosen === undefined}
          onClick={() => props.onPick(undefined)}
        >
          <span className={styles.single}>
            <i>♪</i>
          </span>
          {t('karaoke.all')}
        </button>
      </li>
      {props.singers.map(({ userId, nickname, portrait }) => (
        <li key={userId}>
          <button
            type="button"
            data-track="singer"
            aria-pressed={props.chosen === userId}
            onClick={() => props.onPick(userId)}
          >
            <span className={styles.single}>
              <Avatar src={portrait} name={nickname} size={36} />
            </span>
            <bdi>{nickname}</bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}
