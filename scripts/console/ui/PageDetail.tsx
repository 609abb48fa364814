import { Button } from '#shared/kit/button'
import { Fact, FactList } from '#shared/kit/fact-list'
import { useT } from '#shared/runtime/i18n'
import type { HealthView, PageRow, PageView, SiteView } from '../views.ts'
import type { Intent } from './acts.ts'
import { type Loaded, useLoad } from './api.ts'
import { Changes } from './Changes.tsx'
import styles from './console.module.css'
import { longTime } from './format.ts'
import { History } from './Lists.tsx'
import type zh from './locales/zh.json'
import { Badges } from './PageCard.tsx'
import { Build, Cover, Failed, Health, Section, titleOf, Waiting } from './parts.tsx'

/** One page: what is live of it, what the built one would change, its releases, and all that can be done with it. */
export function PageDetail({
  row,
  site,
  health,
  onAct,
}: {
  row: PageRow
  site: SiteView
  health: Loaded<HealthView>
  onAct: (intent: Intent) => void
}) {
  const t = useT<typeof zh>()
  const { data, error, reload } = useLoad<PageView>(`/api/page?page=${encodeURIComponent(row.page)}`)
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
          <Badges row={row} planned={site.plans.filter(({ pages }) => pages.includes(row.page))} />
        </div>
      </div>
      <div className={styles.acts}>
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
          <Button look="ghost" onClick={() => onAct({ kind: 'retire', rows })}>
            {t('acts.retire')}
          </Button>
        )}
      </div>
      {live && (
        <Section title={t('page.live')}>
          <FactList>
            <Fact name={t('page.build')}>
              <Build id={live.build} />
            </Fact>
            <Fact name={t('page.since')}>{longTime(live.at)}</Fact>
            <Fact name={t('page.by')}>{live.by}</Fact>
            {live.note && <Fact name={t('page.note')}>{live.note}</Fact>}
            {live.canary && (
              <Fact name={t('page.share')}>
                {t('page.shareOf', { share: live.canary.share })} <Build id={live.canary.build} />
              </Fact>
            )}
            <Fact name={t('page.watched')}>{t(`badges.${live.standing}`)}</Fact>
          </FactList>
          {!site.collector && <p className={styles.note}>{t('health.none')}</p>}
          {health.error && <Failed text={health.error} retry={health.reload} />}
          {health.data && !figures?.live && <p className={styles.note}>{t('health.silent')}</p>}
          <Health now={figures?.live} before={figures?.before} name={t('page.live')} />
          {figures?.canary && (
            <>
              <h3>{t('health.canary')}</h3>
              <Health now={figures.canary} before={figures.live} name={t('health.canary')} />
            </>
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
