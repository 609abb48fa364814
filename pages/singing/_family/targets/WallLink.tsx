import { useT } from '#shared/runtime/i18n'
import { Disc } from '../disc/Disc.tsx'
import type zh from '../locales/zh.json'
import styles from './WallLink.module.css'

/** The way to the wall of records, where last week's rewards hang. */
export function WallLink({ href }: { href: string }) {
  const t = useT<typeof zh>('family')
  return (
    <a className={styles.link} href={href} data-track="rewards" data-next>
      <Disc metal="gold" className={styles.disc} />
      <span>
        <b>{t('toWall.title')}</b>
        <small>{t('toWall.note')}</small>
      </span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 5l7 7-7 7" />
      </svg>
    </a>
  )
}
