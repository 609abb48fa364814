import type { FastLane, Milestone } from '#shared/api/captain-task'
import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { ClaimButton } from '#shared/campaign/tasks'
import { useT } from '#shared/runtime/i18n'
import type { Claims } from '../_family/claim/use-task-claim.ts'
import { Fire } from '../_family/fire/Fire.tsx'
import { Plate } from '../_family/Plate.tsx'
import type zh from './locales/zh.json'
import styles from './Road.module.css'

/** The road up the pass, the summit first: a beacon at each milestone, on one side and the other. */
export function Road({ lane, claims }: { lane: FastLane; claims: Claims }) {
  const t = useT<typeof zh>()
  const reasonFor = ({ hours }: Milestone) => {
    if (lane.phase === 'running') return t('road.left', { count: hours - lane.hours })
    return t(lane.phase === 'coming' ? 'road.coming' : 'road.over')
  }
  return (
    <Plate title={t('road.title')} expose="road">
      <ol className={styles.road} reversed>
        {[...lane.milestones].reverse().map((each) => (
          <li key={each.id} data-state={each.state} data-reached={lane.hours >= each.hours || undefined}>
            <i className={styles.beacon}>{lane.hours >= each.hours && <Fire className={styles.flame} />}</i>
            <div className={styles.text}>
              <h3>
                <b>{each.hours}</b> {t('road.hours', { count: each.hours })}
              </h3>
              <RewardLine inline draw={drawPrize} rewards={each.rewards} />
              <ClaimButton
                state={each.state}
                reason={reasonFor(each)}
                busy={claims.busyId === each.id}
                track="lane-claim"
                onClaim={() => void claims.claim(each.id)}
              />
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.start}>{t('road.start')}</p>
    </Plate>
  )
}
