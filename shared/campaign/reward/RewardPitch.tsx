import { LoginPitch } from '#shared/kit/login-pitch'
import styles from './RewardPitch.module.css'
import type { DrawReward } from './reward.ts'

/** A `LoginPitch` on its own card, below a few of the things that the page gives. */
export function RewardPitch(props: {
  /** Names of their drawings. */
  samples: readonly string[]
  draw: DrawReward
  points: readonly string[]
}) {
  const art = (
    <p className={styles.samples} aria-hidden="true">
      {props.samples.map((id) => (
        <span key={id}>{props.draw({ id, kind: 'gift', name: '', amount: 1, days: 0, image: '' })}</span>
      ))}
    </p>
  )
  return <LoginPitch framed art={art} points={props.points} />
}
