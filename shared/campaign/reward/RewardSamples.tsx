import styles from './RewardArt.module.css'
import type { DrawReward } from './reward.ts'

/** A few of the things that a page gives, side by side and without their names: decoration above a `LoginPitch`. */
export function RewardSamples({ ids, draw }: { ids: readonly string[]; draw: DrawReward }) {
  return (
    <p className={styles.samples} aria-hidden="true">
      {ids.map((id) => (
        <span key={id}>{draw({ id, kind: 'gift', name: '', amount: 1, days: 0, image: '' })}</span>
      ))}
    </p>
  )
}
