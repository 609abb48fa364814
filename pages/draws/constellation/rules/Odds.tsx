import type { ConstellationConfig } from '#shared/api/constellation'
import { RewardName } from '#shared/campaign/reward'
import { formatChance } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { RewardArt } from '../rewards/RewardArt.tsx'
import styles from './Rules.module.css'

/** Every prize with its chance. */
export function Odds({ odds }: { odds: ConstellationConfig['odds'] }) {
  const t = useT<typeof zh>()
  return (
    <table className={styles.odds}>
      <tbody>
        {odds.map(({ reward, rarity, percent }) => (
          <tr key={`${reward.id} ${reward.amount}`} data-rarity={rarity}>
            <td>
              <RewardArt reward={reward} />
            </td>
            <th scope="row">
              <RewardName reward={reward} />
              <small>{t(`rarity.${rarity}`)}</small>
            </th>
            <td>{formatChance(percent)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
