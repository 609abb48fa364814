import type { StarRankings } from '#shared/api/constellation-rewards'
import { formatNumberTruncated } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Image } from '#shared/runtime/image'
import type zh from '../locales/zh.json'
import { RewardName } from '../rewards/RewardName.tsx'

/** One person of a ranking, with what they won. */
export function RankRow({ row }: { row: StarRankings['list'][number] }) {
  const t = useT<typeof zh>()
  return (
    <li>
      <b>{row.rank}</b>
      <Image src={row.portrait} alt="" circle thumb={120} width={40} height={40} />
      <div>
        <bdi>{row.nickname}</bdi>
        {row.rewards.map((reward) => (
          <small key={`${reward.id} ${reward.amount}`}>
            <RewardName reward={reward} />
          </small>
        ))}
      </div>
      {t('ranks.stars', { stars: formatNumberTruncated(row.stars) })}
    </li>
  )
}
