import type { ReactNode } from 'react'
import type { DrawReward } from '#shared/campaign/reward'
import { RewardLine } from '#shared/campaign/reward-line'
import { ClaimButton } from './ClaimButton.tsx'
import styles from './ClaimSteps.module.css'

/** A level, a rung or an award: what it gives, and whether it can be claimed. */
interface Step {
  rewards: Parameters<typeof RewardLine>[0]['rewards']
  state: 'locked' | 'claimable' | 'claimed'
}

/** Steps in a row, each with what it gives and its claim. */
export function ClaimSteps<Of extends Step>(props: {
  steps: readonly Of[]
  /** Tells one from the other, as `claiming` names it. */
  idOf: (step: Of) => string
  draw: DrawReward
  /** Before the step, as the number of a level. */
  markOf?: (step: Of) => ReactNode
  titleOf?: (step: Of) => string
  /** Below what it gives, as how far it is. */
  noteOf?: (step: Of) => ReactNode
  /** Why it cannot be claimed yet. */
  reasonOf: (step: Of) => string
  /** The one whose claim is being sent. */
  claiming: string | null
  /** Log name of the claim. */
  track: string
  onClaim: (step: Of) => void
  expose?: string
  className?: string
}) {
  const { steps, idOf } = props
  return (
    <ol className={`${styles.steps} ${props.className ?? ''}`} data-expose={props.expose}>
      {steps.map((step) => (
        <li key={idOf(step)} data-part="step" data-state={step.state}>
          {props.markOf && <span data-part="step-mark">{props.markOf(step)}</span>}
          <div className={styles.what}>
            {props.titleOf && <b>{props.titleOf(step)}</b>}
            {step.rewards.length > 0 && <RewardLine rewards={step.rewards} draw={props.draw} />}
            {props.noteOf?.(step)}
          </div>
          <ClaimButton
            state={step.state}
            reason={props.reasonOf(step)}
            busy={props.claiming === idOf(step)}
            track={props.track}
            onClaim={() => props.onClaim(step)}
          />
        </li>
      ))}
    </ol>
  )
}
