import { type ReactNode, useState } from 'react'
import { getMoments, type MomentTopic, type MomentWork } from '#shared/api/video-moment'
import { Feed } from '#shared/campaign/feed'
import { Film, type Likes } from '#shared/campaign/moments'
import { usePaged } from '#shared/features/paged'
import { Button } from '#shared/kit/button'
import { formatDate, formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'

import styles from './Works.module.css'

/** Pictures full screen, from the one at `open` on; null: closed. */
export interface ViewerProps {
  works: MomentWork[]
  open: number | null
  onClose: () => void
  onSave: (work: MomentWork) => void
}

/** Which call for works it is, and what is its own. */
export interface Edition {
  topic: 'touching' | 'collect'
  theme: string | undefined
  art: ReactNode
  /** Drawing for a video without a cover. */
  drawn: ReactNode
  /** Who made it, before the name. */
  face?: (work: MomentWork) => ReactNode
  /** Works in two columns, each as high as its picture; else one below the other as on a screen. */
  columns?: boolean
  /** For topics with pictures: in the list, and full screen. */
  picture?: (work: MomentWork, onOpen: () => void) => ReactNode
  viewer?: (props: ViewerProps) => ReactNode
}

interface WorksProps {
  sort: 'hot' | 'new' | 'mine'
  topic: MomentTopic
  likes: Likes
  edition: Edition
  /** How files are saved, as soon as it is there. */
  later: Pick<typeof import('./Below.tsx'), 'saveWork' | 'CopySheet'> | undefined
  /** A video was watched to its end. */
  onWatched: (workId: string) => void
}

/** Works by likes or by date, or my own with their review state. */
export function Works(props: WorksProps) {
  const t = useT<typeof zh>('family')
  const { sort, topic, edition, later } = props
  const works = usePaged(getMoments, { topic: topic.topic, sort })
  const [open, setOpen] = useState<string | null>(null)
  const [link, setLink] = useState('')
  const pictures = works.items.filter(({ kind, url }) => kind === 'image' && url)
  const at = pictures.findIndex(({ id }) => id === open)
  const save = async (work: MomentWork) => {
    if (later) setLink(await later.saveWork(work))
  }
  const none = sort === 'mine' ? 'noneMine' : topic.phase === 'coming' ? 'coming' : 'empty'
  return (
    <>
      <Feed
        list={works}
        label={t(`views.${sort}`)}
        className={edition.columns ? styles.columns : styles.rows}
        keyOf={({ id }) => id}
        row={(work) => (
          <Work
            {...props}
            work={props.likes.shown(work)}
            reload={works.refetch}
            onOpen={() => setOpen(work.id)}
            onSave={save}
          />
        )}
        waiting={{ height: 220, lines: 2 }}
        emptyText={t(`list.${none}`)}
        more={{ track: 'works-more' }}
      />
      {edition.viewer?.({
        works: pictures,
        open: at < 0 ? null : at,
        onClose: () => setOpen(null),
        onSave: (work) => void save(work),
      })}
      {later && <later.CopySheet link={link} onClose={() => setLink('')} />}
    </>
  )
}

function Work(
  props: WorksProps & {
    work: MomentWork
    reload: () => Promise<void>
    onOpen: () => void
    onSave: (work: MomentWork) => Promise<void>
  },
) {
  const t = useT<typeof zh>('family')
  const { work, edition, topic, likes } = props
  const { author, state, kind } = work
  return (
    <li className={styles.work} data-state={state} data-kind={kind}>
      <div className={styles.frame}>
        {kind === 'video' ? (
          <Film
            className={styles.film}
            src={work.url}
            cover={work.cover}
            drawn={edition.drawn}
            title={work.title}
            seconds={work.seconds}
            onEnded={state === 'shown' ? () => props.onWatched(work.id) : undefined}
          />
        ) : (
          edition.picture?.(work, props.onOpen)
        )}
      </div>
      <b className={styles.title}>
        <bdi>{work.title}</bdi>
      </b>
      <div className={styles.by}>
        {edition.face?.(work)}
        <span className={styles.name}>{work.mine ? t('work.mine') : <bdi>{author.nickname}</bdi>}</span>
        <small>{formatDate(work.at, 'day')}</small>
      </div>
      {state !== 'shown' && (
        <p className={styles.review} data-state={state}>
          {t(`work.${state}`)}
          {work.reason && <span>{work.reason}</span>}
        </p>
      )}
      {state === 'shown' && (
        <div className={styles.foot}>
          {work.liked || topic.phase !== 'running' ? (
            <span className={styles.liked} data-liked={work.liked}>
              <Heart />
              {formatStatistic(work.likes)} {work.liked && t('like.given')}
            </span>
          ) : (
            <Button
              size="s"
              look={work.mine ? 'ghost' : 'primary'}
              track="like"
              reason={work.mine ? t('like.own') : topic.likes.left < 1 ? t('like.noneLeft') : undefined}
              busy={likes.busyId === work.id}
              onClick={() => likes.like(work, props.reload)}
            >
              <Heart />
              <span className={styles.unseen}>{t('like.like')}</span>
              {formatStatistic(work.likes)}
            </Button>
          )}
          <button
            type="button"
            className={styles.save}
            data-track="save"
            onClick={() => void props.onSave(work)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 4v11m-5-5l5 5 5-5M5 20h14" />
            </svg>
            <span className={styles.unseen}>{t('work.save')}</span>
          </button>
        </div>
      )}
    </li>
  )
}

const Heart = () => (
  <svg viewBox="0 0 24 24" className={styles.heart} aria-hidden="true">
    <path d="M12 20.5S3.5 15 3.5 9.2A4.7 4.7 0 0112 6.6a4.7 4.7 0 018.5 2.6c0 5.8-8.5 11.3-8.5 11.3z" />
  </svg>
)
