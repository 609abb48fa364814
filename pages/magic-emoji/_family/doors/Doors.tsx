import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { Sweet } from '../toys/Sweet.tsx'
import styles from './Doors.module.css'

const DOORS = [
  { name: 'box', path: '/magicEmojiIndex', art: 'box' },
  { name: 'shop', path: '/magicEmoji', art: 'candy' },
  { name: 'rank', path: '/magicEmojiRank', art: 'medal' },
] as const

/** Links to the three pages of this campaign; the current one is pressed in. */
export function Doors({ here }: { here: (typeof DOORS)[number]['name'] }) {
  const t = useT<typeof zh>('family')
  return (
    <nav className={styles.doors} aria-label={t('doors.label')}>
      {DOORS.map(({ name, path, art }) => (
        <a
          key={name}
          className={styles.door}
          href={path}
          aria-current={name === here ? 'page' : undefined}
          data-track={`door-${name}`}
        >
          <Sweet id={art} className={styles.art} />
          {t(`doors.${name}`)}
        </a>
      ))}
    </nav>
  )
}
