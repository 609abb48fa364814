import { useScrolledTo } from '#shared/kit/scroll-row'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './MilestoneTrack.module.css'
import { RewardCell, type TrackReward } from './RewardCell.tsx'

export type { TrackReward }
export type Lane = 'free' | 'advanced'

export interface Milestone {
  id: string
  /** Reached when the track's `value` is at least this. */
  at: number
  label: string
  free?: TrackReward
  advanced?: TrackReward
}

/**
 * Rewards along a line, in one lane or two; scrolls to the first claimable reward, else to the next one. `onPick` is
 * called for every press, also on locked or claimed rewards: the page claims or shows why not.
 */
export function MilestoneTrack(props: {
  milestones: readonly Milestone[]
  value: number
  onPick: (milestone: Milestone, lane: Lane) => void
  /** Names of the lanes, where the page has its own. */
  names?: Partial<Record<Lane, string>>
  /** The advanced lane is locked. */
  advancedLocked?: boolean
  /** `<milestone id>-<lane>` of the claim under way. */
  busyId?: string | null
  track?: string
  className?: string
}) {
  const t = useT<typeof zh>('kit/milestone-track')
  const { milestones, value } = props
  const lanes = (['advanced', 'free'] as const).filter((lane) => milestones.some((level) => level[lane]))
  const name = (lane: Lane) => props.names?.[lane] ?? t(lane)
  const ready = milestones.findIndex((level) => lanes.some((lane) => level[lane]?.state === 'claimable'))
  const next = milestones.findIndex((level) => level.at > value)
  const list = useScrolledTo<HTMLOListElement>(ready < 0 ? next : ready)
  return (
    <div className={`${styles.track} ${props.className ?? ''}`}>
      {lanes.length > 1 && (
        <div className={styles.names} aria-hidden="true">
          {lanes.map((lane) => (
            <span key={lane} data-lane={lane}>
              {name(lane)}
            </span>
          ))}
        </div>
      )}
      <ol className={styles.list} ref={list}>
        {milestones.map((level, index) => {
          const from = milestones[index - 1]?.at ?? 0
          const part = value >= level.at ? 1 : Math.max(0, (value - from) / (level.at - from))
          return (
            <li key={level.id} className={styles.milestone} data-reached={value >= level.at || undefined}>
              <span className={styles.rail} data-part="rail">
                <span style={{ transform: `scaleX(${part})` }} />
              </span>
              <span className={styles.node}>{level.label}</span>
              {lanes.map((lane) => (
                <span key={lane} className={styles.lane} data-lane={lane}>
                  <RewardCell
                    reward={level[lane]}
                    label={lanes.length > 1 ? `${level.label}, ${name(lane)}` : level.label}
                    behindLock={lane === 'advanced' && props.advancedLocked}
                    busy={props.busyId === `${level.id}-${lane}`}
                    track={props.track}
                    onClick={() => props.onPick(level, lane)}
                  />
                </span>
              ))}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
