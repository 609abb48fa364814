import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { BackLink } from '../_family/back/BackLink.tsx'
import type zh from './locales/zh.json'
import styles from './Seal.module.css'

/** Rays of the seal, every 15 degrees, the longer ones every 30. */
const RAYS = Array.from({ length: 24 }, (_, ray) => {
  const angle = (ray * Math.PI) / 12
  const at = (radius: number) =>
    `${Math.round(Math.cos(angle) * radius)} ${Math.round(Math.sin(angle) * radius)}`
  return `M${at(112)}L${at(ray % 2 ? 132 : 150)}`
}).join('')

/** The page's head: the captain's emblem as a seal over the night camp. `updatedAt` is in ms. */
export function Seal({ updatedAt }: { updatedAt?: number }) {
  const t = useT<typeof zh>()
  return (
    <header className={styles.seal}>
      <svg className={styles.ridges} viewBox="0 0 375 90" preserveAspectRatio="none" aria-hidden="true">
        <path
          fill="#5c1f4c"
          d="M0 40l28-20 20 10 34-30 18 16 26-12 38 36 30-18 22 10 40-28 26 20 20-10 34 26 39-20v80H0z"
        />
        <path fill="#2a0f3a" d="M0 62l40-16 30 14 42-26 24 16 34-8 40 26 36-14 30 10 38-24 61 26v24H0z" />
      </svg>
      <BackLink />
      <svg className={styles.rays} viewBox="-152 -152 304 304" aria-hidden="true">
        <path d={RAYS} />
      </svg>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.updated}>
        {updatedAt ? t('updated', { date: formatDate(updatedAt, 'date') }) : '\u00a0'}
      </p>
    </header>
  )
}
