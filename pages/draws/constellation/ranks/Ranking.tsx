import { useEffect, useState } from 'react'
import { getRankingHistory, type StarRankings } from '#shared/api/constellation-rewards'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import { useCall } from '#shared/runtime/request'
import { useSession } from '#shared/runtime/session'
import type zh from '../locales/zh.json'
import { Unlit } from '../Unlit.tsx'
import styles from './Ranking.module.css'
import { RankRow } from './RankRow.tsx'
import { useStars } from './use-stars.ts'

/** The ranking of a past season: the newest, or another by choice. With `top`, so many places of the newest alone. */
export function Ranking({ top }: { top?: number }) {
  const t = useT<typeof zh>()
  const starsOf = useStars()
  const { loggedIn } = useSession()
  const [seasonId, choose] = useState<string>()
  const call = useCall(getRankingHistory, { seasonId })
  const { data } = call
  /** As they were told last: there is a way back from a season that does not come. */
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
            <ol>
              {list.slice(0, top).map((row) => (
                <RankRow key={row.userId} row={row} />
              ))}
            </ol>
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
