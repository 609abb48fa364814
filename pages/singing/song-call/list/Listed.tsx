import { getMoments, type MomentTopic } from '#shared/api/video-moment'
import { usePaged } from '#shared/features/paged'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import { More } from '../../_family/More.tsx'
import type zh from '../locales/zh.json'
import type { Votes } from '../use-votes.ts'
import styles from './Songbook.module.css'
import { Strip } from './Strip.tsx'

/** Songs by date: everybody's, or mine. */
export function Listed({ sort, data, votes }: { sort: 'new' | 'mine'; data: MomentTopic; votes: Votes }) {
  const t = useT<typeof zh>()
  const songs = usePaged(getMoments, { topic: 'songs', sort })
  return (
    <StateView
      call={songs.first}
      skeleton={<Skeleton height={66} lines={5} />}
      isEmpty={({ list }) => !list.length}
      emptyText={t(
        sort === 'mine' ? 'list.noneMine' : data.phase === 'coming' ? 'list.coming' : 'list.empty',
      )}
    >
      {() => (
        <>
          <ul className={styles.strips}>
            {songs.items.map((work) => (
              <Strip key={work.id} work={work} data={data} votes={votes} reload={songs.reload} />
            ))}
          </ul>
          <More list={songs} track="songs-more" />
        </>
      )}
    </StateView>
  )
}
