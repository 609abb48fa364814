import { type FormEvent, useState } from 'react'
import { useT } from '#shared/runtime/i18n'
import { Icon } from '#shared/ui/icon'
import styles from './Hero.module.css'
import type zh from './locales/zh.json'

/** The lighthouse by night, its beam over the sea, and the question under it. */
export function Hero(props: { keyword: string; onSearch: (keyword: string) => void }) {
  const t = useT<typeof zh>()
  const { keyword } = props
  const [searched, setSearched] = useState(keyword)
  const [typed, setTyped] = useState(keyword)
  if (keyword !== searched) {
    setSearched(keyword)
    setTyped(keyword)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onSearch(typed.trim())
  }
  return (
    <header className={styles.hero}>
      <i className={styles.beam} />
      <svg className={styles.tower} viewBox="0 0 110 180" aria-hidden="true">
        <path d="M8 180q18-22 47-22t47 22Z" fill="#07303f" />
        <path d="M38 62h34l9 102H29Z" fill="#f7efe0" />
        <path d="M36 88h38l2 22H34ZM32 132h46l2 22H30Z" fill="#e2553f" />
        <path d="M32 62h46v-9H32Z" fill="#0b4a5e" />
        <rect x="41" y="28" width="28" height="25" fill="#ffe08a" />
        <path d="M41 28h28M48 28v25M62 28v25" stroke="#0b4a5e" strokeWidth="3" />
        <path d="M36 28 55 10l19 18Z" fill="#e2553f" />
        <path d="M55 10V2" stroke="#f7efe0" strokeWidth="3" />
        <path d="M49 164v-14a6 6 0 0 1 12 0v14Z" fill="#0b4a5e" />
      </svg>
      <svg className={styles.sea} viewBox="0 0 750 40" preserveAspectRatio="none" aria-hidden="true">
        <path
          d="M0 16q31-16 62 0t63 0 62 0 63 0 62 0 63 0 62 0 63 0 62 0 63 0 62 0 63 0v24H0Z"
          fill="#12627a"
        />
      </svg>
      <div className={styles.words}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers of the floor do not know <search> */}
      <form role="search" className={styles.search} onSubmit={submit}>
        <input
          type="search"
          name="keyword"
          enterKeyHint="search"
          maxLength={40}
          aria-label={t('search.label')}
          placeholder={t('search.hint')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {keyword && (
          <button
            type="button"
            aria-label={t('search.clear')}
            data-track="clear"
            onClick={() => props.onSearch('')}
          >
            <Icon name="x" />
          </button>
        )}
        <button type="submit" aria-label={t('search.action')} data-track="search" className={styles.go}>
          <Icon name="search" />
        </button>
      </form>
    </header>
  )
}
