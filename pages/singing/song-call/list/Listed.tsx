import { getMoments, type MomentTopic } from '#shared/api/video-moment'
import { Feed } from '#shared/campaign/feed'
import type { Likes } from '#shared/campaign/moments'
import { usePaged } from '#shared/features/paged'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './Songbook.module.css'
import { Strip } from './Strip.tsx'

/** Songs by date: everybody's, or mine. */
export function Listed({ sort, data, votes }: { sort: 'new' | 'mine'; data: MomentTopic; votes: Likes }) {
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
