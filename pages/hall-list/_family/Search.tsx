import { useEffect, useState } from 'react'
import { useT } from '#shared/runtime/i18n'
import styles from './HallList.module.css'
import type zh from './locales/zh.json'

/** Pause in typing after which the search begins, in ms. */
const SEARCH_AFTER = 300

/** A hall's name or number; emptied, it shows what was there before. */
export function Search({ value, onFind }: { value: string; onFind: (keyword: string) => void }) {
  const t = useT<typeof zh>('family')
  const [typed, setTyped] = useState(value)
  useEffect(() => {
    const timer = setTimeout(onFind, SEARCH_AFTER, typed.trim())
    return () => clearTimeout(timer)
  }, [typed, onFind])
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
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}
