import { useState } from 'react'
import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import type { PageRow, PageView } from '../views.ts'
import { useLoad } from './api.ts'
import { Changes } from './Changes.tsx'
import styles from './console.module.css'
import { History } from './Lists.tsx'
import type zh from './locales/zh.json'
import { Standing } from './PageCard.tsx'
import { Report } from './Phones.tsx'
import { Cover, Failed, Health, type PlaceProps, Section, titleOf, Waiting } from './parts.tsx'

/** ms, as the figures beside it. */
const WEEK = 7 * 86_400_000

/** One page: what is live of it, what the built one would change, its releases, and all that can be done with it. */
export function PageDetail({ row, site, health, onAct }: PlaceProps & { row: PageRow }) {
  const t = useT<typeof zh>()
  const { data, error, reload } = useLoad<PageView>(`api/page?page=${encodeURIComponent(row.page)}`)
  const [all, setAll] = useState(false)
  const { live, built } = row
  const figures = health.data?.[row.page]
  const rows = [row]
  const cannotPublish = !built ? t('page.notBuilt') : built.differs ? undefined : t('page.same')
  const cannotGoBack =
    data && !data.releases.some((past) => !past.live && 'kept' in past && past.kept) && !live?.canary
  return (
    <>
      <p>
        <a href="#/live">{t('page.back')}</a>
      </p>
      <div className={styles.title}>
        <Cover file={row.cover} />
        <div>
          <h2>{titleOf(row)}</h2>
          <p className={styles.note} translate="no">
            {row.page} · {row.paths.join(' ')}
          </p>
          <Standing row={row} site={site} />
        </div>
      </div>
      <div className={styles.tools}>
        <Button
          {...(cannotPublish && { reason: cannotPublish })}
          onClick={() => onAct({ kind: 'publish', rows })}
        >
          {t('acts.publish')}
        </Button>
        <Button
          look="ghost"
          {...(cannotGoBack && { reason: t('page.noEarlier') })}
          onClick={() => onAct({ kind: 'rollback', rows })}
        >
          {t(live?.canary ? 'acts.endShare' : 'acts.rollback')}
        </Button>
        {live && (
          <Button look="quiet" className={styles.ending} onClick={() => onAct({ kind: 'retire', rows })}>
            {t('acts.retire')}
          </Button>
        )}
      </div>
      {live && (
        <Section title={t('health.title')}>
          {!site.collector && <p className={styles.note}>{t('health.none')}</p>}
          {health.error && <Failed text={health.error} retry={health.reload} />}
          {health.data && !figures?.live && <p className={styles.note}>{t('health.silent')}</p>}
          <Health now={figures?.live} before={figures?.before} />
          {figures?.canary && <h3>{t('health.canary')}</h3>}
          <Health now={figures?.canary} before={figures?.live} />
          {site.collector && (
            <details onToggle={({ currentTarget }) => setAll(currentTarget.open)}>
              <summary>{t('health.all')}</summary>
              {all && row.paths.map((path) => <Report key={path} path={path} since={-WEEK} />)}
            </details>
          )}
        </Section>
      )}
      {error && <Failed text={error} retry={reload} />}
      {!data && !error && <Waiting />}
      {data && built && <Changes row={row} view={data} isSame={!built.differs} />}
      {data && data.releases.length > 0 && <History row={row} releases={data.releases} onAct={onAct} />}
    </>
  )
}
