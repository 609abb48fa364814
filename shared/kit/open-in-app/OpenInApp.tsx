import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import type zh from './locales/zh.json'
import styles from './OpenInApp.module.css'
import { useNoApp } from './use-no-app.ts'

/**
 * A bar at the lower edge of the screen, shown in a plain browser alone. It leads to /download, which knows the
 * platform, the messenger overlay and the landing parameters. Place it last in the page.
 */
export function OpenInApp({ text }: { text?: string }) {
  const t = useT<typeof zh>('kit/open-in-app')
  if (!useNoApp()) return null
  return (
    <aside className={styles.space} data-expose="open-in-app">
      <div className={styles.bar}>
        <p className={styles.text}>{text ?? t('text')}</p>
        <Button
          size="s"
          track="open-in-app"
          onClick={() => navigate.to('/download', { from: location.pathname })}
        >
          {t('open')}
        </Button>
      </div>
    </aside>
  )
}
