import type { StarRankings } from '#shared/api/constellation-rewards'
import { RewardName } from '#shared/campaign/reward'
import { PersonDoor } from '#shared/campaign/way'
import { Avatar } from '#shared/kit/avatar'
import styles from './Ranking.module.css'
import { useStars } from './use-stars.ts'

/** One person of a ranking, with what they won. In the app the name opens their profile. */
export function RankRow({ row }: { row: StarRankings['list'][number] }) {
  const starsOf = useStars()
  const { userId, nickname, portrait, rank, stars, rewards } = row
  return (
    <li>
      <b>{rank}</b>
      <Avatar src={portrait} name={nickname} size={40} className={styles.portrait} />
      <div>
        <PersonDoor userId={userId} track="profile">
          <bdi>{nickname}</bdi>
        </PersonDoor>
        {rewards.map((reward) => (
          <small key={`${reward.id} ${reward.amount}`}>
            <RewardName reward={reward} />
          </small>
        ))}
      </div>
      {starsOf(stars)}
    </li>
  )
}
