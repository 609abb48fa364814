import { useState } from 'react'
import { isOver } from '#shared/api/campaign'
import type { HallRankingConfig } from '#shared/api/room-leader-ranking'
import { getHallRankingConfig } from '#shared/api/room-leader-ranking'
import { CampaignClock } from '#shared/campaign/phase'
import { PlacePrizes } from '#shared/campaign/place-prizes'
import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { ActivityRules } from '#shared/campaign/rules'
import { useSearchField } from '#shared/features/search-field'
import { Button } from '#shared/kit/button'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Segmented } from '#shared/kit/segmented'
import { Sheet } from '#shared/kit/sheet'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { useQuery } from '#shared/runtime/request'
import { Board } from './Board.tsx'
import { type Edition, VIEWS, type View } from './edition.ts'
import styles from './HallList.module.css'
import { AllHalls, Found, Recommended } from './Halls.tsx'
import { Lanterns } from './Lanterns.tsx'
import type zh from './locales/zh.json'
import { MyHall } from './MyHall.tsx'
import prizesStyles from './Prizes.module.css'
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
          <header className={styles.handle}>
            <h1>{t('title')}</h1>
            <First call={call} />
          </header>
        ) : (
          <header className={styles.hero} data-edition={edition.all && 'new'}>
            <Lanterns tall={edition.all} />
            <h1>{t('title')}</h1>
            <CampaignClock className={styles.clock} call={call} say={(phase) => t(`phase.${phase}`)} />
            <Prizes call={call} />
            {edition.all && (
              <p className={styles.news}>
                <b>{t('new.sign')}</b> {t('new.what')}
              </p>
            )}
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

/** A hall's name or number; emptied, it shows what was there before. */
function Search({ value, onFind }: { value: string; onFind: (keyword: string) => void }) {
  const t = useT<typeof zh>('family')
  const field = useSearchField(onFind, value)
  return (
    <input
      type="search"
      name="hall"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={40}
      className={styles.search}
      aria-label={t('search')}
      placeholder={t('search')}
      {...field}
    />
  )
}

/** What the first hall receives. */
function First({ call: { data } }: { call: Query<HallRankingConfig> }) {
  const t = useT<typeof zh>('family')
  return (
    <>
      <p>{data ? t('firstPrize') : '\u00a0'}</p>
      <div className={prizesStyles.what}>
        {data && <RewardLine rewards={data.prizes.total[0]?.rewards ?? []} draw={drawPrize} />}
      </div>
    </>
  )
}

/** What the first hall receives, with all prizes and the rules behind it. */
function Prizes({ call }: { call: Query<HallRankingConfig> }) {
  const t = useT<typeof zh>('family')
  const [open, setOpen] = useState(false)
  const prizes = call.data?.prizes
  return (
    <div className={prizesStyles.first}>
      <First call={call} />
      <div className={prizesStyles.ways}>
        <Button size="s" look="ghost" track="prizes" disabled={!prizes} onClick={() => setOpen(true)}>
          {t('prizes')}
        </Button>
        <ActivityRules activityId={call.data?.activityId} from={call} />
      </div>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('prizes')} expose="prizes">
        {(['total', 'day'] as const).map((period) => (
          <section key={period}>
            <h3 className={prizesStyles.heading}>{t(period === 'total' ? 'prizesTotal' : 'prizesDay')}</h3>
            <PlacePrizes places={prizes?.[period] ?? []} ties={period === 'day'} />
          </section>
        ))}
      </Sheet>
    </div>
  )
}
