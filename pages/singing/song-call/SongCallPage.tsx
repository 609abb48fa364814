import { useState } from 'react'
import { getMusicSchedule } from '#shared/api/music'
import type { MomentTopic } from '#shared/api/video-moment'
import { getMomentRanks, getMomentTopic } from '#shared/api/video-moment'
import { useLikes } from '#shared/campaign/moments'
import { useLikeTasks } from '#shared/campaign/moments/tasks'
import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { TaskBoard } from '#shared/campaign/tasks'
import { CopySheet } from '#shared/kit/copy-sheet'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { formatDate, formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { useQuery } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import { Disc, metalOf } from '../_family/disc/Disc.tsx'
import { Sleeve } from '../_family/Sleeve.tsx'
import theme from '../_family/theme.module.css'
import { Jukebox } from './hero/Jukebox.tsx'
import { Songbook, type View } from './list/Songbook.tsx'
import type zh from './locales/zh.json'
import { RequestForm } from './request/RequestForm.tsx'
import styles from './SongCallPage.module.css'
import winnersStyles from './Winners.module.css'

/** The call for songs: people write songs into a jukebox and vote for what is sung. */
export function SongCallPage() {
  const t = useT<typeof zh>()
  const topic = useQuery(getMomentTopic, { topic: 'songs' })
  const votes = useLikes(topic, (left) => toast.tip(t('vote.done', { left })))
  const [view, setView] = useState<View>('total')
  /** How many songs were requested on this visit: the list is refetched for each. */
  const [asked, setAsked] = useState(0)
  return (
    <ThemeRoot className={theme.theme}>
      <Jukebox call={topic} />
      <div className={styles.below}>
        <StateView
          call={topic}
          skeleton={
            <div className={styles.waiting}>
              <Skeleton height={96} lines={4} />
            </div>
          }
        >
          {(data) => (
            <>
              {data.phase === 'settled' && <Winners />}
              {(data.phase === 'coming' || data.phase === 'running') && (
                <RequestForm
                  topic={topic}
                  data={data}
                  onAsked={() => {
                    setAsked(asked + 1)
                    setView('mine')
                  }}
                />
              )}
              <Songbook data={data} votes={votes} view={view} asked={asked} onView={setView} />
              <Stamps topic={topic} data={data} />
              <Places places={data.places} />
              <Tonight />
            </>
          )}
        </StateView>
      </div>
      <OpenInApp />
    </ThemeRoot>
  )
}

/** What the places of the rank receive. */
function Places({ places }: { places: MomentTopic['places'] }) {
  const t = useT<typeof zh>()
  if (!places.length) return null
  return (
    <Sleeve side="★" title={t('places.heading')} expose="places">
      <ol>
        {places.map(({ from, to, rewards }, at) => (
          <li key={from} className={styles.place}>
            {/* gold first */}
            <Disc metal={metalOf(3 - at)} className={styles.disc} />
            <b>{t(from === to ? 'places.one' : 'places.range', { from, to })}</b>
            <RewardLine draw={drawPrize} rewards={rewards} className={styles.rewards} />
          </li>
        ))}
      </ol>
    </Sleeve>
  )
}

/** What adds votes to today's: coming by, telling a friend. */
function Stamps({ topic, data }: { topic: Query<MomentTopic>; data: MomentTopic }) {
  const t = useT<typeof zh>()
  const tasks = useLikeTasks(topic, {
    share: () => ({ title: t('hero.title'), content: t('hero.over') }),
    done: (count) => toast.tip(t('tasks.added', { count })),
  })
  if (data.phase !== 'running' || !data.tasks.length) return null
  return (
    <Sleeve side="+" title={t('tasks.heading')} expose="tasks">
      <TaskBoard
        track="vote-task"
        tasks={data.tasks}
        rewardOf={({ likes }) => t('tasks.gives', { count: likes })}
        actionOf={({ kind }) => t(kind === 'share' ? 'tasks.share' : 'tasks.visit')}
        busyId={tasks.acting}
        onGo={tasks.act}
      />
      <CopySheet link={tasks.link} onClose={tasks.closeLink} />
    </Sleeve>
  )
}

/** The way to the karaoke night, where songs of the list are sung, with its next set. */
function Tonight() {
  const t = useT<typeof zh>()
  const { data } = useQuery(getMusicSchedule, {})
  const set = data?.sets.find(({ state }) => state !== 'over')
  return (
    <a className={styles.link} href="/singHi" data-track="karaoke" data-next data-expose="karaoke">
      <i />
      <span>
        <b>{t('tonight.title')}</b>
        <small>
          {set ? (
            <>
              {formatDate(set.startAt, 'time')} <bdi>{set.title}</bdi> · <bdi>{set.singer.nickname}</bdi>
            </>
          ) : (
            t('tonight.note')
          )}
        </small>
      </span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 5l7 7-7 7" />
      </svg>
    </a>
  )
}

/** The three songs that most people wanted, once the call is settled. */
function Winners() {
  const t = useT<typeof zh>()
  const ranks = useQuery(getMomentRanks, { topic: 'songs', pageNum: 1, pageSize: 3 })
  return (
    <section className={winnersStyles.winners} data-expose="winners">
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
                <Disc metal={metalOf(4 - rank)} className={winnersStyles.disc} />
                <b>
                  <bdi>{work.title}</bdi>
                </b>
                <bdi>{work.singer}</bdi>
                <small>{t('winners.votes', { count: formatStatistic(likes) })}</small>
              </li>
            ))}
          </ol>
        )}
      </StateView>
    </section>
  )
}
