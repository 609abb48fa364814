import type { Milestone, WerewolfDay } from '#shared/api/captain-task'
import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { ClaimButton } from '#shared/campaign/tasks'
import { useT } from '#shared/runtime/i18n'
import type { Claims } from '../_family/claim/use-task-claim.ts'
import { Plate } from '../_family/Plate.tsx'
import styles from './Bounties.module.css'
import type zh from './locales/zh.json'

/** Rewards for whole hours of the day; the moon fills with them. */
export function Bounties({ day, claims }: { day: WerewolfDay; claims: Claims }) {
  const t = useT<typeof zh>()
  const hosted = day.slots.filter((slot) => slot.hosted).length
  const reasonFor = ({ hours }: Milestone) =>
    day.phase === 'running'
      ? t('bounties.left', { count: hours - hosted })
      : t(day.phase === 'coming' ? 'bounties.coming' : 'bounties.over')
  return (
    <Plate title={t('bounties.title')} expose="bounties">
      <ol className={styles.bounties}>
        {day.bounties.map((each, at) => (
          <li key={each.id} data-state={each.state}>
            <svg viewBox="-22 -22 44 44" aria-hidden="true">
              <circle r="20" />
              <path d={moon((at + 1) / day.bounties.length)} />
            </svg>
            <div>
              <h3>{t('bounties.hours', { count: each.hours })}</h3>
              <RewardLine inline draw={drawPrize} rewards={each.rewards} />
            </div>
            <ClaimButton
              state={each.state}
              reason={reasonFor(each)}
              busy={claims.busyId === each.id}
              track="bounty-claim"
              onClaim={() => void claims.claim(each.id)}
            />
          </li>
        ))}
      </ol>
    </Plate>
  )
}

/** The lit part of a moon, 0 to 1, as it waxes from its right edge. */
function moon(part: number): string {
  const edge = (Math.abs(1 - 2 * part) * 18).toFixed(1)
  return `M0-18A18 18 0 0 1 0 18A${edge} 18 0 0 ${part < 0.5 ? 0 : 1} 0-18z`
}
