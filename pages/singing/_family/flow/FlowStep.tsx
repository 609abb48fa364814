import type { CSSProperties } from 'react'
import type { WeekFlow } from '#shared/api/week-flow'
import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { ClaimButton } from '#shared/campaign/tasks'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './WeekFlow.module.css'

/** A single of the flow: how much it takes, what it gives; the line beside it fills on the way from the step before. */
export function FlowStep(props: {
  step: WeekFlow['steps'][number]
  flow: number
  from: number
  busy: boolean
  onClaim: () => void
}) {
  const t = useT<typeof zh>('family')
  const { step, flow, from } = props
  const part = Math.min(1, Math.max(0, (flow - from) / Math.max(1, step.flow - from)))
  return (
    <li className={styles.step} data-state={step.state} style={{ '--part': part } as CSSProperties}>
      <i className={styles.single} />
      <div className={styles.what}>
        <p>
          <b>{formatAmount(step.flow)}</b> {t('flow.coin')}
        </p>
        <RewardLine draw={drawPrize} rewards={step.rewards} />
      </div>
      <ClaimButton
        state={step.state}
        reason={t('flow.missing', { count: formatAmount(step.flow - flow) })}
        busy={props.busy}
        track="flow-claim"
        onClaim={props.onClaim}
      />
    </li>
  )
}
