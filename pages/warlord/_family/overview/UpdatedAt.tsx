import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './UpdatedAt.module.css'

/** Until when hosting is counted in: it is taken in with a delay. */
export function UpdatedAt({ at }: { at: number }) {
  const t = useT<typeof zh>('family')
  return <p className={styles.updated}>{t('updated', { time: formatDate(at, 'minute') })}</p>
}
