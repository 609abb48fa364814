import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { LanguageSwitch } from '#shared/kit/language-switch'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import type { HealthView, SiteView } from '../views.ts'
import { ActSheet } from './ActSheet.tsx'
import type { Intent } from './acts.ts'
import { useLoad, useRefresh } from './api.ts'
import { Complaint } from './Complaint.tsx'
import styles from './console.module.css'
import { TimeLine } from './Lists.tsx'
import { LiveView } from './LiveView.tsx'
import type zh from './locales/zh.json'
import { PageDetail } from './PageDetail.tsx'
import { Phones } from './Phones.tsx'
import { Failed, Waiting } from './parts.tsx'

/** Without a release target, as under `npm start`, those of phones alone. */
const PHONES = ['phones', 'complaint'] as const
const TABS = ['live', 'changes', ...PHONES] as const

const onHash = (changed: () => void) => {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

/** The console: what is live, a page, all changes, what phones report, a complaint; by the hash of its address. */
export function App() {
  const t = useT<typeof zh>()
  const hash = useSyncExternalStore(onHash, () => location.hash)
  const site = useLoad<SiteView>('api/site')
  const { data } = site
  const tabs = data?.target ? TABS : PHONES
  const [, tab = tabs[0], ...rest] = hash.split('/')
  const health = useLoad<HealthView>(data?.target && data.collector ? 'api/health' : '')
  const [intent, setIntent] = useState<Intent>()
  const { reload } = site
  const refreshHealth = health.reload
  const refresh = useCallback(() => Promise.all([reload(), refreshHealth()]), [reload, refreshHealth])
  // others publish meanwhile
  useRefresh(refresh)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place begins at its top
  useEffect(() => void scrollTo(0, 0), [hash])
  const page = tab === 'page' ? data?.pages.find((row) => row.page === rest.join('/')) : undefined
  return (
    <ThemeRoot className={styles.console}>
      <header className={styles.head}>
        <h1>
          <a href={`#/${tabs[0]}`}>{t('title')}</a>
        </h1>
        {data && (
          <p>
            {data.target ? <code translate="no">{data.target}</code> : t('sandbox')}
            {data.by && ` · ${t('as', { name: data.by })}`}
          </p>
        )}
        <LanguageSwitch />
        <nav aria-label={t('places')}>
          {tabs.map((name) => (
            <a key={name} href={`#/${name}`} aria-current={tab === name ? 'page' : undefined}>
              {t(`tabs.${name}`)}
            </a>
          ))}
        </nav>
      </header>
      <div className={styles.content}>
        {site.error && <Failed text={site.error} retry={reload} />}
        {!data && !site.error && <Waiting />}
        {data?.target && tab === 'live' && <LiveView site={data} health={health} onAct={setIntent} />}
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
        {data?.target && tab === 'changes' && <TimeLine key={data.change} site={data} onAct={setIntent} />}
        {data && tab === 'phones' && <Phones site={data} />}
        {data && tab === 'complaint' && <Complaint site={data} />}
      </div>
      {data && intent && (
        <ActSheet
          key={JSON.stringify(intent)}
          intent={intent}
          site={data}
          refresh={reload}
          onAct={setIntent}
          onClose={() => setIntent((now) => (now === intent ? undefined : now))}
        />
      )}
    </ThemeRoot>
  )
}
