import { useEffect, useState } from 'react'
import { type ClueReport, getClueReports } from '#shared/api/media-clue-report'
import { usePaged } from '#shared/features/paged'
import { Button } from '#shared/kit/button'
import { Skeleton } from '#shared/kit/skeleton'
import { Notice, StateView } from '#shared/kit/state-view'
import { address } from '#shared/runtime/address'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import { EndlessList } from '#shared/ui/list'
import { Bars } from './Bars.tsx'
import { type Edition, type Period, since } from './edition.ts'
import { PeriodChoice } from './filters.tsx'
import { Pictures } from './LeadSheet.tsx'
import list from './Leads.module.css'
import type zh from './locales/zh.json'
import { Page } from './Page.tsx'
import styles from './Reports.module.css'

/** My reports, all or on one lead (`?clueId=`); the second edition shows them by period. */
export function Reports({ edition }: { edition: Edition }) {
  const t = useT<typeof zh>('family')
  const { base, filters } = edition
  const [clueId, setClueId] = useState('')
  const [period, setPeriod] = useState<Period>('all')
  useEffect(() => setClueId(address().param('clueId')), [])
  const reports = usePaged(getClueReports, ({ param }) => ({
    clueId: param('clueId') || undefined,
    ...since(period),
  }))
  const byState = reports.first.data?.byState
  return (
    <Page edition={edition} title={t(clueId ? 'reports.of' : 'reports.title')}>
      {filters && <PeriodChoice value={period} onChange={setPeriod} />}
      <Bars
        label={t('reports.title')}
        bars={(['reviewing', 'accepted', 'refused'] as const).map((id) => ({
          id,
          label: t(`reports.states.${id}`),
          count: byState?.find(({ state }) => state === id)?.count,
        }))}
      />
      <StateView call={reports.first} skeleton={<Skeleton height={120} lines={3} />}>
        {({ total }) =>
          total > 0 ? (
            <EndlessList
              label={t('reports.title')}
              list={reports}
              className={list.list}
              keyOf={({ id }) => id}
              row={(report) => (
                <div className={list.row}>
                  <Report report={report} />
                </div>
              )}
              place="reports"
            />
          ) : (
            <Notice mood="empty" text={t('reports.empty')}>
              <Button
                track="write"
                onClick={() => navigate.to(`${base}/reportClue`, clueId ? { clueId } : {})}
              >
                {t('reports.write')}
              </Button>
            </Notice>
          )
        }
      </StateView>
    </Page>
  )
}

function Report({ report }: { report: ClueReport }) {
  const t = useT<typeof zh>('family')
  return (
    <article className={styles.report} data-state={report.state}>
      <p className={styles.head}>
        <b>
          <bdi>{report.clueName}</bdi>
        </b>
        <span className={styles.state}>{t(`reports.states.${report.state}`)}</span>
      </p>
      <p className={styles.at}>
        {t(`report.outcomes.${report.outcome}`)} · {formatDate(report.at, 'minute')}
      </p>
      <p className={styles.content}>
        <bdi>{report.content}</bdi>
      </p>
      <Pictures urls={report.screenshots} />
      {report.reply && (
        <p className={styles.reply}>
          {t('reports.reply')}: <bdi>{report.reply}</bdi>
        </p>
      )}
    </article>
  )
}
