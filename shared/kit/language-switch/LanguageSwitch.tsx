import { useNoApp } from '#shared/kit/open-in-app'
import { CODES, type Language, language, setLanguage, useT } from '#shared/runtime/i18n'
import styles from './LanguageSwitch.module.css'
import type zh from './locales/zh.json'

/** Each in its own language, for people who read no other. */
const NAMES: readonly [Language, string][] = [
  ['zh', '简体中文'],
  ['tw', '繁體中文'],
  ['en', 'English'],
]

/**
 * A choice of the page's language at the upper edge of the page, outside an app alone: an app has its own. The page
 * loads again in the chosen one. Place it inside an element with `position: relative`.
 */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const t = useT<typeof zh>('kit/language-switch')
  if (!useNoApp()) return null
  const choose = (chosen: string) => {
    const [next] = NAMES.find(([each]) => each === chosen) ?? []
    if (next && next !== language()) setLanguage(next)
  }
  return (
    <label className={`${styles.switch} ${className}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 12a9 9 0 1018 0 9 9 0 10-18 0h18M12 3q-8 9 0 18 8-9 0-18" />
      </svg>
      <select
        aria-label={t('label')}
        data-track="language"
        translate="no"
        value={language()}
        onChange={({ target }) => choose(target.value)}
      >
        {NAMES.map(([each, name]) => (
          <option key={each} value={each} lang={CODES[each]}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
