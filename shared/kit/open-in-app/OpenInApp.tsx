import { useEffect, useState } from 'react'
import { Button } from '#shared/kit/button'
import { type BridgeMethod, bridge } from '#shared/runtime/bridge'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import type zh from './locales/zh.json'
import styles from './OpenInApp.module.css'

/**
 * True once it is known that no app is around the page; false in the first render.
 *
 * @param method what the app is asked for, as 'jumpRoom': then also a known page that frames this one counts, where it
 * understands that call.
 */
export function useNoApp(method?: BridgeMethod): boolean {
  const [noApp, setNoApp] = useState(false)
  useEffect(() => setNoApp(method ? !bridge.reaches(method) : bridge.host === 'web'), [method])
  return noApp
}

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
