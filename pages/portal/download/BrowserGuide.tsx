import { useEffect } from 'react'
import { useT } from '#shared/runtime/i18n'
import styles from './BrowserGuide.module.css'
import { CopyLink } from './CopyLink'
import type zh from './locales/zh.json'

/** How long a messenger's visitor sees the way out (specification, section 9). */
const SHOWN_MS = 9000

/** A messenger blocks the download: an arrow shows its menu, where the page opens in a browser. */
export function BrowserGuide({ link, ios, onEnd }: { link: string; ios: boolean; onEnd: () => void }) {
  const t = useT<typeof zh>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: its time begins when it appears, whatever the page does
  useEffect(() => {
    const timer = setTimeout(onEnd, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div
      className={styles.overlay}
      role="alertdialog"
      aria-label={t('guide.title')}
      data-expose="browser-guide"
      data-scene="dialog"
    >
      <svg className={styles.arrow} viewBox="0 0 120 110" aria-hidden="true">
        <path d="M14 100C16 58 44 28 96 18M74 6l24 11-14 23" />
      </svg>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('guide.title')}</h2>
        <ol className={styles.steps}>
          <li>{t('guide.menu')}</li>
          <li>{ios ? t('guide.safari') : t('guide.browser')}</li>
        </ol>
        <CopyLink link={link} />
        <button type="button" className={styles.close} onClick={onEnd}>
          {t('guide.close')}
        </button>
      </div>
    </div>
  )
}
