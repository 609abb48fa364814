import { useState } from 'react'
import { isOver } from '#shared/api/campaign'
import { getHallRankingConfig } from '#shared/api/room-leader-ranking'
import { CampaignClock } from '#shared/campaign/phase'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Segmented } from '#shared/kit/segmented'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { Board } from './Board.tsx'
import { type Edition, VIEWS, type View } from './edition.ts'
import styles from './HallList.module.css'
import { AllHalls, Found, Recommended } from './Halls.tsx'
import { Lanterns } from './Lanterns.tsx'
import type zh from './locales/zh.json'
import { MyHall } from './MyHall.tsx'
import { Prizes } from './Prizes.tsx'
import { Search } from './Search.tsx'
import theme from './theme.module.css'
import { Standing } from './use-change.tsx'

/** Participating halls to support: search, recommendations, rankings of the day and overall. */
export function HallList({ edition }: { edition: Edition }) {
  const t = useT<typeof zh>('family')
  const call = useQuery(getHallRankingConfig, {})
  const config = call.data
  const [chosen, setView] = useState<View>()
  const view = chosen ?? (isOver(config?.phase) ? 'total' : 'recommended')
  const [keyword, find] = useState('')
  return (
    <ThemeRoot className={theme.theme}>
      <Standing call={call}>
        {edition.popup ? (
          <h1 className={styles.unseen}>{t('title')}</h1>
        ) : (
          <header className={styles.hero}>
            <Lanterns tall={edition.all} />
            <h1>{t('title')}</h1>
            <CampaignClock className={styles.clock} call={call} say={(phase) => t(`phase.${phase}`)} />
            <Prizes call={call} />
          </header>
        )}
        <div className={styles.body} data-popup={edition.popup || undefined}>
          <div className={styles.slot}>
            <StateView call={call} skeleton={<Skeleton height={129} />}>
              {(known) => <MyHall config={known} records={edition.records} />}
            </StateView>
          </div>
          <Search value={keyword} onFind={find} />
          {keyword ? (
            <Found keyword={keyword} />
          ) : (
            <>
              <Segmented
                className={styles.views}
                label={t('view')}
                options={VIEWS.filter((id) => id !== 'all' || edition.all).map((id) => ({
                  id,
                  label: t(`tabs.${id}`),
                }))}
                value={view}
                onChange={setView}
                track="view"
              />
              {view === 'recommended' && <Recommended />}
              {view === 'all' && <AllHalls activityId={config?.activityId} />}
              {view === 'day' && <Board period="day" config={config} days={edition.days} />}
              {view === 'total' && <Board period="total" config={config} />}
            </>
          )}
        </div>
      </Standing>
      {!edition.popup && <OpenInApp />}
    </ThemeRoot>
  )
}
