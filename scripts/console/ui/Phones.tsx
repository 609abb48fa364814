import { useState } from 'react'
import type { HealthReport } from '#shared/api/phone-health'
import { Segmented } from '#shared/kit/segmented'
import { useT } from '#shared/runtime/i18n'
import type { SiteView } from '../views.ts'
import { useLoad, useRefresh } from './api.ts'
import { BuildReport } from './BuildReport.tsx'
import { Curves } from './Curves.tsx'
import styles from './console.module.css'
import { percent } from './format.ts'
import type zh from './locales/zh.json'
import { OutcomeBar, type PageReport, sumOf, visitsOf } from './outcomes.tsx'
import { Failed, Section, titleOf, Waiting } from './parts.tsx'

const HOUR = 3_600_000
/** Hours back. */
const SINCE = { hour: 1, day: 24, week: 168, month: 720 } as const
type Since = keyof typeof SINCE
const NAMES = Object.keys(SINCE) as Since[]

/** What phones have reported of all pages: those that fail most stand first. */
export function Phones({ site }: { site: SiteView }) {
  const t = useT<typeof zh>()
  const [since, setSince] = useState<Since>('day')
  const [search, setSearch] = useState('')
  const from = -SINCE[since] * HOUR
  const { data, error, reload } = useLoad<HealthReport>(site.collector ? `api/phones?since=${from}` : '')
  useRefresh(reload)
  const wanted = search.trim().toLowerCase()
  const pages = data?.pages.map((report) => ({ report, title: titleAt(site, report.page) })) ?? []
  const shown = pages.filter(({ report, title }) => `${report.page} ${title}`.toLowerCase().includes(wanted))
  return (
    <Section title={t('phones.title')} note={t('phones.note')}>
      {!site.collector && <p className={styles.note}>{t('health.none')}</p>}
      {error && <Failed text={error} retry={reload} />}
      {site.collector && !data && !error && <Waiting />}
      {data && (
        <>
          <div className={styles.tools}>
            <input
              type="search"
              value={search}
              aria-label={t('phones.search')}
              placeholder={t('phones.search')}
              onChange={({ target }) => setSearch(target.value)}
            />
            <Segmented
              label={t('phones.since')}
              options={NAMES.map((id) => ({ id, label: t(`phones.times.${id}`) }))}
              value={since}
              onChange={setSince}
            />
          </div>
          <Totals pages={shown.map(({ report }) => report)} />
          {shown.length === 0 && (
            <p role="status" className={styles.note}>
              {t(pages.length === 0 ? 'phones.none' : 'pages.none')}
            </p>
          )}
          {shown.map(({ report, title }) => (
            <PageLine key={`${report.page} ${from}`} report={report} title={title} since={from} />
          ))}
        </>
      )}
    </Section>
  )
}

/** Of the page with a history path; '' where this site has none. */
function titleAt({ pages }: SiteView, path: string): string {
  const row = pages.find(({ paths }) => paths.includes(path))
  return row ? titleOf(row) : ''
}

function Totals({ pages }: { pages: PageReport[] }) {
  const t = useT<typeof zh>()
  const sum = sumOf(pages.flatMap(({ builds }) => builds))
  const all = visitsOf(sum)
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{t('phones.visits')}</dt>
        <dd>{all}</dd>
      </div>
      {(['ready', 'failed', 'left'] as const).map((outcome) => (
        <div key={outcome}>
          <dt>{t(`phones.outcomes.${outcome}`)}</dt>
          <dd>{all > 0 ? percent(sum[outcome], all) : '--'}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A page's sum; opened, its builds and its curves. */
function PageLine(props: { report: PageReport; title: string; since: number }) {
  const t = useT<typeof zh>()
  const { report, title, since } = props
  const [isOpen, setIsOpen] = useState(false)
  const sum = sumOf(report.builds)
  const all = visitsOf(sum)
  return (
    <details className={styles.line} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <b translate={title ? undefined : 'no'}>{title || report.page || t('complaint.unknownPage')}</b>
        <span data-bad={sum.failed > 0 || undefined}>
          {t('phones.failing', { share: percent(sum.failed, all) })}
        </span>
        <span>{t('phones.count', { count: all })}</span>
        <OutcomeBar of={sum} />
      </summary>
      {isOpen && <Report path={report.page} since={since} />}
    </details>
  )
}

/**
 * A path's builds, the newest first, and its curves.
 * @param since so many ms ago, below zero.
 */
export function Report({ path, since }: { path: string; since: number }) {
  const t = useT<typeof zh>()
  const query = new URLSearchParams({ page: path, since: String(since) })
  const { data, error, reload } = useLoad<HealthReport>(`api/phones?${query}`)
  const report = data?.pages[0]
  return (
    <section aria-label={path}>
      {error && <Failed text={error} retry={reload} />}
      {!data && !error && <Waiting />}
      {data && !report && <p className={styles.note}>{t('phones.none')}</p>}
      {report && (
        <p className={styles.note} translate="no">
          {path}
        </p>
      )}
      {report?.builds.map((build) => (
        <BuildReport key={build.build} of={build} />
      ))}
      {report && <Curves of={report.curve} />}
    </section>
  )
}
