import { type RecallLevels, receiveRecallLevel } from '#shared/api/boss-recall-rewards'
import { ClaimPopup } from '#shared/campaign/claim-popup'
import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { ClaimButton } from '#shared/campaign/tasks'
import { update, useClaimMutation } from '#shared/features/mutation'
import { ProgressBar } from '#shared/kit/progress-bar'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { Plate } from '../../_family/plate/Plate.tsx'
import type zh from '../locales/zh.json'
import styles from './Ladder.module.css'

/** Levels by recall points, from the ridge down to the valley: each lights a beacon, and has a reward to claim. */
export function Ladder({ call }: { call: Query<RecallLevels> }) {
  const t = useT<typeof zh>()
  const { claim, claiming, won, close } = useClaimMutation(receiveRecallLevel, {
    updates: [update(call, ({ levels }) => levels)],
  })
  return (
    <Plate
      title={t('ladder.title')}
      aside={call.data && t('ladder.points', { count: formatAmount(call.data.points) })}
      expose="ladder"
    >
      <StateView call={call} skeleton={<Skeleton height={60} lines={5} />}>
        {({ points, list }) => (
          <ol className={styles.ladder}>
            {list.map((level) => (
              <li key={level.level} data-state={level.state}>
                <i className={styles.flame} />
                <div className={styles.text}>
                  <p className={styles.title}>
                    <b>{t('ladder.level', { level: level.level })}</b>
                    <span>{t('ladder.at', { count: formatAmount(level.points) })}</span>
                  </p>
                  <RewardLine draw={drawPrize} rewards={level.rewards} />
                  {level.state === 'locked' && (
                    <ProgressBar
                      value={points}
                      max={level.points}
                      label={t('ladder.level', { level: level.level })}
                    />
                  )}
                </div>
                <ClaimButton
                  state={level.state}
                  locked={t('ladder.locked')}
                  reason={t('ladder.missing', { count: formatAmount(level.points - points) })}
                  busy={claiming === String(level.level)}
                  track="level"
                  onClaim={() => void claim({ level: level.level }, String(level.level))}
                />
              </li>
            ))}
          </ol>
        )}
      </StateView>
      <ClaimPopup draw={drawPrize} won={won} onClose={close} />
    </Plate>
  )
}
