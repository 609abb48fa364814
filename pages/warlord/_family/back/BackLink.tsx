import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './BackLink.module.css'

/** The way to the battle order, which every other page of the family belongs to. */
export function BackLink() {
  const t = useT<typeof zh>('family')
  return (
    <a className={styles.back} href="/battle" data-track="back">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M15 5l-7 7 7 7" />
      </svg>
      {t('back')}
    </a>
  )
}
