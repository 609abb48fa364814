import { Avatar } from '#shared/kit/avatar'
import { Line } from '#shared/kit/line'
import { type CountedReward, useRewardCount } from '#shared/kit/reward-count'
import { serverNow, useNow } from '#shared/runtime/clock'
import { formatDate } from '#shared/runtime/format'
import styles from './Lately.module.css'

interface Won {
  userId: string
  nickname: string
  portrait: string
  at: number
  reward: CountedReward & { id: string; name: string }
}

/** Who got what lately, the newest first: at what time today, else on which day. */
export function Lately(props: {
  won: readonly Won[]
  /** Rows at most. */
  most: number
  /** Format of dates before today. */
  otherDay: 'day' | 'minute'
  /** With portraits. */
  faces?: boolean
  className?: string
}) {
  const countOf = useRewardCount()
  const today = formatDate(useNow(60_000) ?? serverNow(), 'date')
  return (
    <ul className={props.className}>
      {props.won.slice(0, props.most).map(({ userId, nickname, portrait, at, reward }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ten of one draw are equal in all else
        <li key={`${userId} ${at} ${reward.id} ${place}`} className={styles.won} data-part="won">
          <Line
            className={styles.line}
            face={props.faces && <Avatar src={portrait} name={nickname} size={30} />}
            name={nickname}
            note={
              <>
                {reward.name} {countOf(reward)}
              </>
            }
            figure={<time>{formatDate(at, formatDate(at, 'date') === today ? 'time' : props.otherDay)}</time>}
          />
        </li>
      ))}
    </ul>
  )
}
