import { getMomentRanks } from '#shared/api/video-moment'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { Disc, metalOf } from '../_family/disc/Disc.tsx'
import type zh from './locales/zh.json'
import styles from './Winners.module.css'

/** The three songs that most people wanted, once the call is settled. */
export function Winners() {
  const t = useT<typeof zh>()
  const ranks = useQuery(getMomentRanks, { topic: 'songs', pageNum: 1, pageSize: 3 })
  return (
    <section className={styles.winners} data-expose="winners">
      <h2>{t('winners.heading')}</h2>
      <StateView
        call={ranks}
        skeleton={<Skeleton height={150} />}
        isEmpty={({ list }) => !list.length}
        emptyText={t('winners.none')}
      >
        {({ list }) => (
          <ol>
            {list.slice(0, 3).map(({ rank, likes, work }) => (
              <li key={work.id} data-rank={rank}>
                <Disc metal={metalOf(4 - rank)} className={styles.disc} />
                <b>
                  <bdi>{work.title}</bdi>
                </b>
                <bdi>{work.singer}</bdi>
                <small>{t('winners.votes', { votes: formatStatistic(likes) })}</small>
              </li>
            ))}
          </ol>
        )}
      </StateView>
    </section>
  )
}
