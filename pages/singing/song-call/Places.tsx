import type { MomentTopic } from '#shared/api/video-moment'
import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { useT } from '#shared/runtime/i18n'
import { Disc, metalOf } from '../_family/disc/Disc.tsx'
import { Sleeve } from '../_family/Sleeve.tsx'
import type zh from './locales/zh.json'
import styles from './Places.module.css'

/** What the places of the rank receive. */
export function Places({ places }: { places: MomentTopic['places'] }) {
  const t = useT<typeof zh>()
  if (!places.length) return null
  return (
    <Sleeve side="★" title={t('places.heading')} expose="places">
      <ol>
        {places.map(({ from, to, rewards }, at) => (
          <li key={from} className={styles.place}>
            {/* gold first */}
            <Disc metal={metalOf(3 - at)} className={styles.disc} />
            <b>{t(from === to ? 'places.one' : 'places.range', { from, to })}</b>
            <RewardLine draw={drawPrize} rewards={rewards} className={styles.rewards} />
          </li>
        ))}
      </ol>
    </Sleeve>
  )
}
