import type { MomentTopic, MomentWork } from '#shared/api/video-moment'
import type { Likes } from '#shared/campaign/moments'
import { Button } from '#shared/kit/button'
import { formatDate, formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './Strip.module.css'

/** A title strip of the jukebox: place, song over singer, votes, and mine to give. */
export function Strip(props: {
  work: MomentWork
  rank?: number
  /** Votes of the period, where it is not all of them. */
  likes?: number | undefined
  data: MomentTopic
  votes: Likes
  reload: () => Promise<void>
}) {
  const t = useT<typeof zh>()
  const { data, votes, rank } = props
  const work = votes.shown(props.work)
  const { title, singer, author, likes, liked, mine, at } = work
  /** A vote of just now counts for the period, too. */
  const shown = props.likes === undefined ? likes : props.likes + (likes - props.work.likes)
  const reason = mine ? t('vote.own') : data.likes.left < 1 ? t('vote.noneLeft') : undefined
  return (
    <li className={styles.strip} data-top={rank && rank <= 3 ? rank : undefined}>
      <span className={styles.place}>{rank ? `${rank}`.padStart(2, '0') : formatDate(at, 'day')}</span>
      <div className={styles.song}>
        <b>
          <bdi>{title}</bdi>
        </b>
        <p>
          {singer && (
            <span>
              <bdi>{singer}</bdi>
            </span>
          )}
          <small>
            {mine ? t('list.byMe') : t('list.by')} {!mine && <bdi>{author.nickname}</bdi>}
          </small>
        </p>
      </div>
      <div className={styles.vote}>
        <span>
          <b>{formatStatistic(shown)}</b> {t('vote.unit', { count: shown })}
        </span>
        {liked && <em>{t('vote.given')}</em>}
        {!liked && data.phase === 'running' && (
          <Button
            size="s"
            look={mine ? 'ghost' : 'primary'}
            track="vote"
            reason={reason}
            busy={votes.busyId === work.id}
            onClick={() => votes.like(work, props.reload)}
          >
            {t('vote.vote')}
          </Button>
        )}
      </div>
    </li>
  )
}
