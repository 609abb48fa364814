import { OpenInApp } from '#shared/kit/open-in-app'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import theme from '../_family/theme.module.css'
import { Letter } from './Letter.tsx'
import type zh from './locales/zh.json'
import styles from './ReturnPage.module.css'
import { useResult } from './use-result.ts'

/** The return page of a payment. Only the server decides the result, never the URL. */
export function ReturnPage() {
  const t = useT<typeof zh>()
  const result = useResult()
  return (
    <ThemeRoot className={`${theme.theme} ${styles.page}`}>
      <p className={styles.kind}>{t('kind')}</p>
      <Letter result={result} />
      <p className={styles.note}>{t('note')}</p>
      {result.verdict === 'paid' && <OpenInApp text={t('openApp')} />}
    </ThemeRoot>
  )
}
