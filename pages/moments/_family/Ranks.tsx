import { type ReactNode, useState } from 'react'
import { getMomentRanks, type MomentTopic, type MomentWork } from '#shared/api/video-moment'
import { Feed } from '#shared/campaign/feed'
import { usePaged } from '#shared/features/paged'
import { type Period, Periods } from '#shared/kit/segmented'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { formatAmount, formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Image } from '#shared/runtime/image'
import { useQuery } from '#shared/runtime/request'
import type zh from './locales/zh.json'
import styles from './Ranks.module.css'

function Cover({ work, drawn }: { work: MomentWork; drawn: ReactNode }) {
  const src = work.kind === 'image' ? work.url : work.cover
  return (
    <span className={styles.cover}>
      {src ? <Image src={src} alt="" thumb={120} fallback={drawn} className={styles.picture} /> : drawn}
    </span>
  )
}

/** Works by likes, overall or today, and the place of my best one. */
export function Ranks({ topic, drawn }: { topic: MomentTopic; drawn: ReactNode }) {
  const t = useT<typeof zh>('family')
  const [period, setPeriod] = useState<Period>('total')
  const ranks = usePaged(getMomentRanks, { topic: topic.topic, period })
  return (
    <>
      {topic.phase === 'running' && (
        <Periods className={styles.periods} value={period} onChange={setPeriod} />
      )}
      <Feed
        list={ranks}
        ordered
        label={t('views.rank')}
        className={styles.ranks}
        keyOf={({ work }) => work.id}
        row={({ rank, likes, work }) => (
          <li className={styles.row} data-rank={rank} data-mine={work.mine || undefined}>
            <b className={styles.place}>{rank}</b>
            <Cover work={work} drawn={drawn} />
            <span className={styles.who}>
              <bdi>{work.title}</bdi>
              <small>{work.mine ? t('work.mine') : <bdi>{work.author.nickname}</bdi>}</small>
            </span>
            <span className={styles.likes}>
              <b>{formatStatistic(likes)}</b>
              <small>{t('like.unit', { count: likes })}</small>
            </span>
          </li>
        )}
        waiting={{ height: 60, lines: 5 }}
        emptyText={t(topic.phase === 'coming' ? 'list.coming' : 'list.empty')}
        more={{ track: 'ranks-more' }}
        above={({ mine }) =>
          mine && (
            <p className={styles.mine}>
              <bdi>{mine.work.title}</bdi>{' '}
              {mine.rank > 0 ? t('rank.mine', { rank: mine.rank }) : t('rank.unranked')}
              {topic.phase === 'running' &&
                mine.gap > 0 &&
                ` · ${t('rank.gap', { count: formatAmount(mine.gap) })}`}
            </p>
          )
        }
      />
    </>
  )
}

/** The three most liked works, once results are out. */
export function Winners({ topic, drawn }: { topic: string; drawn: ReactNode }) {
  const t = useT<typeof zh>('family')
  const ranks = useQuery(getMomentRanks, { topic, pageNum: 1, pageSize: 3 })
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
                <Cover work={work} drawn={drawn} />
                <b>
                  <bdi>{work.title}</bdi>
                </b>
                <bdi>{work.author.nickname}</bdi>
                <small>{t('winners.likes', { count: formatStatistic(likes) })}</small>
              </li>
            ))}
          </ol>
        )}
      </StateView>
    </section>
  )
}
