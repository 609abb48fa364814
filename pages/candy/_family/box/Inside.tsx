import type { FreeBoxDetail } from '#shared/api/free-box'
import { drawPrize } from '#shared/campaign/prize'
import { RewardArt } from '#shared/campaign/reward'
import { useRewardCount } from '#shared/kit/reward-count'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { Slip } from '../slip/Slip.tsx'
import styles from './Inside.module.css'

/** What may be in the box, tier by tier, with the chance of each. */
export function Inside({ tiers }: { tiers: FreeBoxDetail['tiers'] }) {
  const t = useT<typeof zh>('family')
  const countOf = useRewardCount()
  return (
    <Slip title={t('inside.title')} expose="inside">
      {tiers.map(({ tier, name, need, possible }) => (
        <div key={tier} className={styles.tier}>
          {tiers.length > 1 && (
            <h3 className={styles.name}>
              {name} <small>{t('inside.need', { count: need })}</small>
            </h3>
          )}
          <ul className={styles.possible} data-count={possible.length}>
            {possible.map(({ reward, percent }) => (
              <li key={`${reward.id} ${reward.days}`}>
                <span className={styles.art}>
                  <RewardArt draw={drawPrize} reward={reward} />
                </span>
                <span className={styles.what}>
                  {reward.name} <b>{countOf(reward)}</b>
                </span>
                <span className={styles.chance}>{percent}%</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className={styles.note}>{t('inside.note')}</p>
    </Slip>
  )
}
