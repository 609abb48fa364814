import { useEffect, useState } from 'react'
import { getRankingHistory, type StarRankings } from '#shared/api/constellation-rewards'
import { RewardName } from '#shared/campaign/reward'
import { useToPerson } from '#shared/campaign/way'
import { Winners } from '#shared/campaign/winners'
import { Avatar } from '#shared/kit/avatar'
import { StateView } from '#shared/kit/state-view'
import { formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { useSession } from '#shared/runtime/session'
import type zh from '../locales/zh.json'
import { Unlit } from '../Unlit.tsx'
import styles from './Ranking.module.css'

/** The ranking of a past season: the newest, or another by choice. With `top`, so many places of the newest alone. */
export function Ranking({ top }: { top?: number }) {
  const t = useT<typeof zh>()
  const starsOf = useStars()
  const toPerson = useToPerson()
  const { loggedIn } = useSession()
  const [seasonId, choose] = useState<string>()
  const call = useQuery(getRankingHistory, { seasonId })
  const { data } = call
  /** As they were last: there is a way back from a season that does not come. */
  const [seasons, setSeasons] = useState<StarRankings['seasons']>([])
  useEffect(() => {
    if (data) setSeasons(data.seasons)
  }, [data])
  return (
    <>
      {!top && seasons[0] && (
        <select
          className={styles.seasons}
          data-track="season"
          aria-label={t('ranks.season')}
          value={seasonId ?? data?.seasonId}
          onChange={(event) => choose(event.target.value)}
        >
          {seasons.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      <StateView
        call={call}
        skeleton={<Unlit />}
        isEmpty={({ seasons }) => !seasons.length}
        emptyText={t('ranks.empty')}
      >
        {({ list, me }) => (
          <div className={styles.ranking}>
            <Winners
              onOpen={toPerson && ((id) => toPerson({ id }))}
              winners={list.slice(0, top).map((row) => ({
                ...row,
                face: <Avatar src={row.portrait} name={row.nickname} size={40} className={styles.portrait} />,
                note: row.rewards.map((reward) => (
                  <span key={`${reward.id} ${reward.amount}`} className={styles.reward}>
                    <RewardName reward={reward} />
                  </span>
                )),
                figure: starsOf(row.stars),
              }))}
            />
            {me ? (
              <p>{t('ranks.me', { rank: me.rank, stars: starsOf(me.stars) })}</p>
            ) : (
              loggedIn && <p>{t('ranks.unranked')}</p>
            )}
          </div>
        )}
      </StateView>
    </>
  )
}

/** A number of stars in words. */
function useStars(): (count: number) => string {
  const t = useT<typeof zh>()
  return (count) => t('ranks.stars', { count, stars: formatStatistic(count) })
}
