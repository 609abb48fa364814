import { getMomentRanks, type MomentTopic } from '#shared/api/video-moment'
import { Feed } from '#shared/campaign/feed'
import type { Likes } from '#shared/campaign/moments'
import { usePaged } from '#shared/features/paged'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './Songbook.module.css'
import { Strip } from './Strip.tsx'

/** Rows per page: content below the list must stay reachable. */
const PAGE = 10

/** Songs by votes, overall or today, and the place of my best one. */
export function Ranked({
  period,
  data,
  votes,
}: {
  period: 'total' | 'day'
  data: MomentTopic
  votes: Likes
}) {
  const t = useT<typeof zh>()
  const ranks = usePaged(getMomentRanks, { topic: 'songs', period }, PAGE)
  return (
    <Feed
      list={ranks}
      ordered
      className={styles.strips}
      keyOf={({ work }) => work.id}
      row={({ rank, likes, work }) => (
        <Strip
          work={work}
          rank={rank}
          likes={period === 'day' ? likes : undefined}
          data={data}
          votes={votes}
          reload={ranks.refetch}
        />
      )}
      waiting={{ height: 66, lines: 5 }}
      emptyText={t(data.phase === 'coming' ? 'list.coming' : 'list.empty')}
      more={{ track: 'songs-more' }}
      below={({ mine }) =>
        mine && (
          <p className={styles.mine}>
            <bdi>{mine.work.title}</bdi>{' '}
            {mine.rank > 0 ? t('list.mine', { rank: mine.rank }) : t('list.unranked')}
            {data.phase === 'running' &&
              mine.gap > 0 &&
              ` · ${t('list.gap', { count: formatAmount(mine.gap) })}`}
          </p>
        )
      }
    />
  )
}
