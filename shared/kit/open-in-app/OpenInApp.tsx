import { useState, useSyncExternalStore } from 'react'
import { toDownload } from '#shared/features/download'
import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import { visitStorage } from '#shared/runtime/storage'
import type zh from './locales/zh.json'
import styles from './OpenInApp.module.css'
import { useNoApp } from './use-no-app.ts'

/** Scroll distance after which the first screen is left, in px. */
const GONE = 120

let scrolled = false

/** A sheet holds the page still by fixing it, which is no scrolling. */
function read(): boolean {
  const { body, documentElement } = document
  if (body.style.position !== 'fixed') {
    // nothing is covered at the end of a page: it has room for the bar
    scrolled = scrollY > GONE || scrollY + innerHeight >= documentElement.scrollHeight - 1
  }
  return scrolled
}

function watch(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  addEventListener('resize', listener)
  return () => {
    removeEventListener('scroll', listener)
    removeEventListener('resize', listener)
  }
}

/** True while the first screen is scrolled away, and at the page's end; false in the prerendered page. */
const useScrolled = (): boolean => useSyncExternalStore(watch, read, () => false)

/** Sent away on one page, it stays away on all of them for this visit. */
const SENT_AWAY = 'openInAppSentAway'

/**
 * A bar at the lower edge of the screen, shown in a plain browser alone. It leads to /download, which knows the
 * platform, the messenger overlay and the landing parameters. So that it lies over nothing of the first screen, it comes
 * when the person has scrolled, and a person can send it away. Place it last in the page.
 *
 * @param props.text what this page has in the app; without it, what every page has there.
 * @param props.main the page's main act is in the app: the bar is the way to it, stands from the start and stays.
 */
export function OpenInApp({ text, main = false }: { text?: string; main?: boolean }) {
  const t = useT<typeof zh>('kit/open-in-app')
  const [sentAway, setSentAway] = useState(false)
  const scrolled = useScrolled()
  if (!useNoApp() || (!main && (sentAway || visitStorage.read(SENT_AWAY)))) return null
  const sendAway = () => {
    visitStorage.write(SENT_AWAY, '1')
    setSentAway(true)
  }
  return (
    <div className={styles.space}>
      {(main || scrolled) && (
        <aside className={styles.bar} data-expose="open-in-app">
          {!main && (
            <button
              type="button"
              className={styles.away}
              aria-label={t('away')}
              data-track="open-in-app-away"
              onClick={sendAway}
            >
              ×
            </button>
          )}
          <p className={styles.text}>{text ?? t('text')}</p>
          <Button size="s" track="open-in-app" onClick={() => toDownload()}>
            {t('open')}
          </Button>
        </aside>
      )}
    </div>
  )
}
