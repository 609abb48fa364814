import { getLadderPrizes, type LadderSeason } from '#shared/api/ladder-competition'
import { PlacePrizes } from '#shared/campaign/place-prizes'
import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { PersonDoor } from '#shared/campaign/way'
import { Avatar } from '#shared/kit/avatar'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import type family from '../_family/locales/zh.json'
import { SeasonFrame } from '../_family/Seasons.tsx'
import theme from '../_family/theme.module.css'
import styles from './AwardsPage.module.css'
import type zh from './locales/zh.json'

/** The awards of a season: who received them once it is settled, and what places and rungs receive. */
export function AwardsPage() {
  const t = useT<typeof zh>()
  return (
    <SeasonFrame title={t('title')} fits={({ phase }) => phase !== 'coming'} none={t('none')}>
      {(season) => <Awards key={season.id} season={season} />}
    </SeasonFrame>
  )
}

function Awards({ season }: { season: LadderSeason }) {
  const t = useT<typeof zh>()
  const f = useT<typeof family>('family')
  const call = useQuery(getLadderPrizes, { seasonId: season.id })
  return (
    <StateView call={call} skeleton={<Skeleton height={72} lines={5} className={theme.waits} />}>
      {({ winners, places, tiers }) => (
        <>
          {winners.length > 0 ? (
            <ol className={styles.winners} data-expose="winners">
              {winners.map(({ userId, nickname, portrait, rank, award, rewards, score }) => (
                <li key={userId} className={styles.winner} data-rank={rank}>
                  <b className={styles.rank}>{rank}</b>
                  <PersonDoor userId={userId} className={styles.person}>
                    <Avatar src={portrait} name={nickname} size={44} />
                    <span>
                      <bdi>{nickname}</bdi>
                      <small>{`${award} · ${f('points', { count: formatAmount(score) })}`}</small>
                    </span>
                  </PersonDoor>
                  <RewardLine rewards={rewards} draw={drawPrize} />
                </li>
              ))}
            </ol>
          ) : (
            <p className={styles.later} role="status">
              {t(season.phase === 'settled' ? 'nobody' : 'later', {
                at: formatDate(season.settleAt, 'minute'),
              })}
            </p>
          )}
          <section className={styles.card} data-expose="places">
            <h2>{t('places')}</h2>
            <PlacePrizes places={places.map(({ award, ...place }) => ({ ...place, title: award }))} ties />
          </section>
          <section className={styles.card} data-expose="tiers">
            <h2>{t('tiers')}</h2>
            <ul>
              {tiers.map(({ tier, name, score, rewards }) => (
                <li key={tier} className={styles.tier}>
                  <b>
                    {name}
                    <small>{f('points', { count: formatAmount(score) })}</small>
                  </b>
                  <RewardLine rewards={rewards} draw={drawPrize} />
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </StateView>
  )
}
