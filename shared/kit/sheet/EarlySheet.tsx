import { type ReactNode, useSyncExternalStore } from 'react'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './Sheet.module.css'

const never = () => () => {}

/**
 * A sheet that opens before hydration: hidden in the HTML, as the next sibling of its button; the inline script
 * (`shared/runtime/boot/early-press.ts`) shows a copy. Gone once the page is hydrated: render a `Sheet` beside it.
 */
export function EarlySheet({ title, children }: { title: string; children: ReactNode }) {
  const t = useT<typeof zh>('kit/sheet')
  const inHtml = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  if (!inHtml) return null
  return (
    <div className={styles.layer} data-early="" hidden>
      <div className={styles.backdrop} />
      <div
        role="dialog"
        aria-label={title}
        tabIndex={-1}
        className={styles.panel}
        data-part="sheet"
        data-kind="bottom"
      >
        <h2 className={styles.title} data-part="sheet-title">
          {title}
        </h2>
        <div className={styles.body}>{children}</div>
        <button type="button" className={styles.close} aria-label={t('close')}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M7 7l10 10M17 7L7 17" />
          </svg>
        </button>
      </div>
    </div>
  )
}
