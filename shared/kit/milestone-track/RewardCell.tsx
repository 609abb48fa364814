import type { ReactNode } from 'react'
import { Mark } from '#shared/kit/mark'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './RewardCell.module.css'

export interface TrackReward {
  name: string
  /** Own drawing or picture, 40 design px square. */
  art: ReactNode
  /** As 'x3' or '3 d', after the name. */
  count?: string
  state: 'locked' | 'claimable' | 'claimed'
}

/** One reward of the track: a button with its name, place and state. */
export function RewardCell(props: {
  reward: TrackReward | undefined
  label: string
  behindLock?: boolean
  busy: boolean
  track?: string
  onClick: () => void
}) {
  const t = useT<typeof zh>('kit/milestone-track')
  const { reward, behindLock, busy } = props
  if (!reward) return null
  const state = behindLock && reward.state === 'claimable' ? 'locked' : reward.state
  const sign = state === 'claimed' ? 'done' : behindLock && 'locked'
  return (
    <button
      type="button"
      className={styles.cell}
      data-part="reward"
      data-state={state}
      data-track={props.track}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : props.onClick}
    >
      <span className={styles.said}>{props.label}: </span>
      <span className={styles.art}>{reward.art}</span>
      <span className={styles.name}>
        {reward.name} {reward.count && <b>{reward.count} </b>}
      </span>
      <span className={styles.state} data-part="state">
        {sign && <Mark of={sign} />}
        {t(state === 'claimable' ? 'claim' : state)}
      </span>
    </button>
  )
}
