import { getLadderPrizes, type LadderSeason } from '#shared/api/ladder-competition'
import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { SeasonRanks } from '../_family/SeasonRanks.tsx'
import { SeasonFrame } from '../_family/Seasons.tsx'
import type zh from './locales/zh.json'
import styles from './PastPage.module.css'

/** Seasons that are settled: the star of each, and the ranking as it stayed. */
export function PastPage() {
  const t = useT<typeof zh>()
  return (
    <SeasonFrame
      title={t('title')}
      fits={({ phase }) => phase === 'settled'}
      none={t('none')}
      below={
        <a className={styles.back} href="/celebirty" data-track="season-now">
          {t('back')}
        </a>
      }
    >
      {(season) => (
        <>
          <Champion season={season} />
          <SeasonRanks key={season.id} seasonId={season.id} phase={season.phase} />
        </>
      )}
    </SeasonFrame>
  )
}

/** What the star of the season received, and when it was. */
function Champion({ season }: { season: LadderSeason }) {
  const t = useT<typeof zh>()
  const { champion, startAt, endAt, id } = season
  const prizes = useQuery(getLadderPrizes, { seasonId: id })
  const worn = prizes.data?.winners[0]
  return (
    <section className={styles.champion} data-expose="champion">
      {champion && (
        <div className={styles.wears}>
          <small>{t('star')}</small>
          {worn && <RewardLine rewards={worn.rewards} draw={drawPrize} />}
        </div>
      )}
      <p className={styles.when}>
        <span>{`${formatDate(startAt)} – ${formatDate(endAt)}`}</span>
        <a href={`/celebirty/awardList?seasonId=${encodeURIComponent(id)}`} data-track="awards">
          {t('awards')}
        </a>
      </p>
    </section>
  )
}
