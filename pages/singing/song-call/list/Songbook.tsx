import type { MomentTopic } from '#shared/api/video-moment'
import { getMoments } from '#shared/api/video-moment'
import { Feed } from '#shared/campaign/feed'
import type { Likes } from '#shared/campaign/moments'
import { usePaged } from '#shared/features/paged'
import { Segmented } from '#shared/kit/segmented'
import { useT } from '#shared/runtime/i18n'
import { Sleeve } from '../../_family/Sleeve.tsx'
import type zh from '../locales/zh.json'
import { Ranked } from './Ranked.tsx'
import styles from './Songbook.module.css'
import { Strip } from './Strip.tsx'

const VIEWS = ['total', 'day', 'new', 'mine'] as const
export type View = (typeof VIEWS)[number]

/** All songs on the list: by votes in all or today, the newest, or mine. */
export function Songbook(props: {
  data: MomentTopic
  votes: Likes
  view: View
  asked: number
  onView: (view: View) => void
}) {
  const t = useT<typeof zh>()
  const { data, votes, view } = props
  return (
    <Sleeve
      side="♫"
      title={t('list.heading')}
      expose="songs"
      aside={data.phase === 'running' && t('list.left', { left: data.likes.left, count: data.likes.total })}
    >
      <Segmented
        className={styles.views}
        label={t('list.heading')}
        options={VIEWS.map((id) => ({ id, label: t(`list.view.${id}`) }))}
        value={view}
        track="view"
        onChange={props.onView}
      />
      {view === 'total' || view === 'day' ? (
        <Ranked key={view} period={view} data={data} votes={votes} />
      ) : (
        <Listed key={`${view} ${props.asked}`} sort={view} data={data} votes={votes} />
      )}
    </Sleeve>
  )
}

/** Songs by date: everybody's, or mine. */
function Listed({ sort, data, votes }: { sort: 'new' | 'mine'; data: MomentTopic; votes: Likes }) {
  const t = useT<typeof zh>()
  const songs = usePaged(getMoments, { topic: 'songs', sort })
  return (
    <Feed
      list={songs}
      className={styles.strips}
      keyOf={({ id }) => id}
      row={(work) => <Strip work={work} data={data} votes={votes} reload={songs.refetch} />}
      waiting={{ height: 66, lines: 5 }}
      emptyText={t(
        sort === 'mine' ? 'list.noneMine' : data.phase === 'coming' ? 'list.coming' : 'list.empty',
      )}
      more={{ track: 'songs-more' }}
    />
  )
}
