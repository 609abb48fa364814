import type { ReactNode } from 'react'
import type { DrawReward } from '#shared/campaign/reward'
import { RewardLine } from '#shared/campaign/reward-line'
import { ClaimButton } from './ClaimButton.tsx'
import styles from './ClaimSteps.module.css'

/** A level, rung or award: its rewards and claim state. */
interface Step {
  rewards: Parameters<typeof RewardLine>[0]['rewards']
  state: 'locked' | 'claimable' | 'claimed'
}

/** A list of steps, each with its rewards and a claim button. */
export function ClaimSteps<Of extends Step>(props: {
  steps: readonly Of[]
  /** Id of a step; `claiming` is one of these. */
  idOf: (step: Of) => string
  draw: DrawReward
  /** Rendered before a step, for instance its number. */
  markOf?: (step: Of) => ReactNode
  titleOf?: (step: Of) => string
  /** Rendered below the rewards, for instance progress. */
  noteOf?: (step: Of) => ReactNode
  /** Why a locked step cannot be claimed. */
  reasonOf: (step: Of) => string
  /** Id of the step whose claim is pending. */
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
