import { getWeekFlowRewards, receiveWeekFlowReward } from '#shared/api/week-flow'
import { ClaimPopup } from '#shared/campaign/claim-popup'
import { drawPrize } from '#shared/campaign/prize'
import { update, useClaimMutation } from '#shared/features/mutation'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import type zh from '../locales/zh.json'
import { Sleeve } from '../Sleeve.tsx'
import { FlowStep } from './FlowStep.tsx'
import styles from './WeekFlow.module.css'

/** Side B of the second edition: rewards for this week's gift flow, claimed as soon as they are reached. */
export function WeekFlow() {
  const t = useT<typeof zh>('family')
  const call = useQuery(getWeekFlowRewards, {})
  const { claim, claiming, won, close } = useClaimMutation(receiveWeekFlowReward, {
    updates: [update(call, ({ weekFlow }) => weekFlow)],
  })
  return (
    <Sleeve side="B" title={t('flow.title')} expose="week-flow">
      <StateView
        call={call}
        skeleton={<Skeleton height={62} lines={4} />}
        isEmpty={({ steps }) => !steps.length}
      >
        {({ flow, steps, updatedAt, endAt }) => (
          <>
            <p className={styles.meter}>
              <span>{t('flow.now')}</span>
              <b>{formatAmount(flow)}</b>
              <small>{t('flow.coin')}</small>
            </p>
            <ol>
              {steps.map((step, at) => (
                <FlowStep
                  key={step.id}
                  step={step}
                  flow={flow}
                  from={steps[at - 1]?.flow ?? 0}
                  busy={claiming === step.id}
                  onClaim={() => void claim({ id: step.id }, step.id)}
                />
              ))}
            </ol>
            <p className={styles.source}>
              {t('flow.source', { time: formatDate(updatedAt, 'minute'), end: formatDate(endAt, 'minute') })}
            </p>
          </>
        )}
      </StateView>
      <ClaimPopup draw={drawPrize} won={won} onClose={close} />
    </Sleeve>
  )
}
