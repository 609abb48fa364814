import { useSearchField } from '#shared/features/search-field'
import { useT } from '#shared/runtime/i18n'
import styles from './HallList.module.css'
import type zh from './locales/zh.json'

/** A hall's name or number; emptied, it shows what was there before. */
export function Search({ value, onFind }: { value: string; onFind: (keyword: string) => void }) {
  const t = useT<typeof zh>('family')
  const field = useSearchField(onFind, value)
  return (
    <input
      type="search"
      name="hall"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={40}
      className={styles.search}
      aria-label={t('search')}
      placeholder={t('search')}
      {...field}
    />
  )
}
