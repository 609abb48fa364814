import { useDeferredValue, useState } from 'react'
import { Button } from '#shared/kit/button'
import { Segmented } from '#shared/kit/segmented'
import { useT } from '#shared/runtime/i18n'
import type { PageRow } from '../views.ts'
import styles from './console.module.css'
import { ChangeList, Plans, Watches } from './Lists.tsx'
import type zh from './locales/zh.json'
import { PageCard } from './PageCard.tsx'
import { Failed, type PlaceProps, Section, Words } from './parts.tsx'

const FILTERS = ['all', 'differs', 'share', 'retired'] as const
type Filter = (typeof FILTERS)[number]

const SHOWS: Record<Filter, (row: PageRow) => boolean> = {
  all: ({ live, retired, built }) => !!(live || retired || built),
  differs: ({ built }) => !!built?.differs,
  share: ({ live }) => !!live?.canary,
  retired: ({ retired }) => !!retired,
}

const holds = ({ page, titles, paths, live, retired }: PageRow, search: string) =>
  [page, titles.zh, titles.en, ...paths, live?.by, live?.note, live?.build, retired?.by].some((text) =>
    text?.toLowerCase().includes(search),
  )

/** All pages by family, what changed in the last day, and what is planned. */
export function LiveView({ site, health, onAct }: PlaceProps) {
  const t = useT<typeof zh>()
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<Filter>('all')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const wanted = useDeferredValue(search.trim().toLowerCase())
  const shown = site.pages.filter((row) => SHOWS[filter](row) && holds(row, wanted))
  const families = [...new Set(shown.map(({ page }) => page.split('/')[0] as string))]
  const rows = site.pages.filter(({ page, built }) => built?.differs && chosen.has(page))
  const choose = (page: string, is: boolean) => {
    const next = new Set(chosen)
    if (is) next.add(page)
    else next.delete(page)
    setChosen(next)
  }
  return (
    <>
      <Section title={t('recent.title')}>
        {site.recent.length === 0 ? (
          <p className={styles.note}>{t('recent.none')}</p>
        ) : (
          <ChangeList changes={site.recent.slice(0, 5)} site={site} onAct={onAct} />
        )}
      </Section>
      {site.plans.length > 0 && (
        <Section title={t('plans.title')}>
          <Plans site={site} onAct={onAct} />
        </Section>
      )}
      {site.watches.length > 0 && (
        <Section title={t('watches.title')}>
          <Watches site={site} onAct={onAct} />
        </Section>
      )}
      <Section title={t('pages.title', { count: site.pages.filter(({ live }) => live).length })}>
        {site.problem && <Words text={site.problem} />}
        {health.error && <Failed text={health.error} retry={health.reload} />}
        <div className={styles.tools}>
          <input
            type="search"
            value={search}
            aria-label={t('pages.search')}
            placeholder={t('pages.search')}
            onChange={({ target }) => setSearch(target.value)}
          />
          <Segmented
            label={t('pages.filter')}
            options={FILTERS.map((id) => ({ id, label: t(`pages.filters.${id}`) }))}
            value={filter}
            onChange={setFilter}
          />
        </div>
        {shown.length === 0 && (
          <p role="status" className={styles.note}>
            {t('pages.none')}
          </p>
        )}
        {families.map((family) => (
          <section key={family} aria-label={family}>
            <h3 translate="no">{family}</h3>
            <ul className={styles.cards}>
              {shown
                .filter(({ page }) => page.startsWith(`${family}/`))
                .map((row) => (
                  <PageCard
                    key={row.page}
                    row={row}
                    site={site}
                    health={health.data?.[row.page]}
                    chosen={chosen.has(row.page)}
                    onChoose={(is) => choose(row.page, is)}
                  />
                ))}
            </ul>
          </section>
        ))}
      </Section>
      <Section title={t('upkeep.title')} note={t('upkeep.note')}>
        <div className={styles.tools}>
          {(['verify', 'prune'] as const).map((kind) => (
            <Button key={kind} look="ghost" onClick={() => onAct({ kind })}>
              {t(`acts.${kind}`)}
            </Button>
          ))}
        </div>
      </Section>
      {rows.length > 0 && (
        <div className={styles.dock}>
          <span role="status">{t('pages.chosen', { count: rows.length })}</span>
          <Button look="quiet" onClick={() => setChosen(new Set())}>
            {t('pages.clear')}
          </Button>
          <Button onClick={() => onAct({ kind: 'publish', rows })}>{t('acts.publish')}</Button>
        </div>
      )}
    </>
  )
}
