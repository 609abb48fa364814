import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { LanguageSwitch } from '#shared/kit/language-switch'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import type { HealthView, SiteView } from '../views.ts'
import { ActSheet } from './ActSheet.tsx'
import type { Intent } from './acts.ts'
import { useLoad } from './api.ts'
import { Complaint } from './Complaint.tsx'
import styles from './console.module.css'
import { TimeLine } from './Lists.tsx'
import { LiveView } from './LiveView.tsx'
import type zh from './locales/zh.json'
import { PageDetail } from './PageDetail.tsx'
import { Failed, Waiting } from './parts.tsx'

const REFRESH_MS = 15_000
const TABS = ['live', 'changes', 'complaint'] as const

const onHash = (changed: () => void) => {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

/** The console: what is live, a page, all changes, a complaint; by the hash of its address. */
export function App() {
  const t = useT<typeof zh>()
  const hash = useSyncExternalStore(onHash, () => location.hash)
  const [, tab = 'live', ...rest] = hash.split('/')
  const site = useLoad<SiteView>('/api/site')
  const health = useLoad<HealthView>(site.data?.collector ? '/api/health' : '')
  const [intent, setIntent] = useState<Intent>()
  const { reload } = site
  const refreshHealth = health.reload
  const refresh = useCallback(() => Promise.all([reload(), refreshHealth()]), [reload, refreshHealth])
  // others publish meanwhile
  useEffect(() => {
    const look = () => void (document.hidden || refresh())
    const timer = setInterval(look, REFRESH_MS)
    addEventListener('focus', look)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', look)
    }
  }, [refresh])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place begins at its top
  useEffect(() => void scrollTo(0, 0), [hash])
  const { data } = site
  const page = tab === 'page' ? data?.pages.find((row) => row.page === rest.join('/')) : undefined
  return (
    <ThemeRoot className={styles.console}>
      <header className={styles.head}>
        <h1>
          <a href="#/live">{t('title')}</a>
        </h1>
        {data && (
          <p>
            <code translate="no">{data.target}</code> · {t('as', { name: data.by })}
          </p>
        )}
        <LanguageSwitch />
        <nav aria-label={t('places')}>
          {TABS.map((name) => (
            <a key={name} href={`#/${name}`} aria-current={tab === name ? 'page' : undefined}>
              {t(`tabs.${name}`)}
            </a>
          ))}
        </nav>
      </header>
      <div className={styles.content}>
        {site.error && <Failed text={site.error} retry={reload} />}
        {!data && !site.error && <Waiting />}
        {data && tab === 'live' && <LiveView site={data} health={health} onAct={setIntent} />}
        {data && page && (
          <PageDetail
            key={`${page.page} ${data.change}`}
            row={page}
            site={data}
            health={health}
            onAct={setIntent}
          />
        )}
        {data && tab === 'page' && !page && <p role="alert">{t('noPage', { page: rest.join('/') })}</p>}
        {data && tab === 'changes' && <TimeLine key={data.change} site={data} onAct={setIntent} />}
        {data && tab === 'complaint' && <Complaint site={data} />}
      </div>
      {data && intent && (
        <ActSheet
          key={JSON.stringify(intent)}
          intent={intent}
          site={data}
          refresh={reload}
          onAct={setIntent}
          onClose={() => setIntent(undefined)}
        />
      )}
    </ThemeRoot>
  )
}
