import type { TrackStep } from '#shared/api/warlord'
import { drawPrize } from '#shared/campaign/prize'
import { RewardArt } from '#shared/campaign/reward'
import { Mark } from '#shared/kit/mark'
import { useRewardCount } from '#shared/kit/reward-count'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './Medallion.module.css'

/** One reward of the path: bronze or gold, clasped while its lane is locked, stamped once claimed. */
export function Medallion(props: {
  lane: 'free' | 'advanced'
  step: TrackStep
  locked: boolean
  busy: boolean
  onClick: () => void
}) {
  const t = useT<typeof zh>()
  const { step, lane, busy } = props
  const { reward } = step
  const state = props.locked && step.state !== 'claimed' ? 'clasped' : step.state
  const count = useRewardCount()(reward)
  const sign = t(`tracks.state.${state}`)
  // in visual order, for voice control
  const seen = [reward.name, count]
  const said = state === 'claimable' ? [sign, ...seen] : [...seen, sign]
  return (
    <button
      type="button"
      className={styles.medallion}
      data-lane={lane}
      data-state={state}
      data-track={`track-${lane}`}
      aria-busy={busy || undefined}
      aria-label={[t('tracks.level', { level: step.level }), t(`tracks.${lane}`), ...said]
        .filter(Boolean)
        .join(' ')}
      onClick={busy ? undefined : props.onClick}
    >
      <span className={styles.disc}>
        <RewardArt draw={drawPrize} reward={reward} />
        {state === 'claimable' && <b>{sign} </b>}
        {state === 'clasped' && <Mark of="locked" />}
        {state === 'claimed' && <Mark of="done" />}
      </span>
      <span className={styles.name}>{reward.name} </span>
      <span className={styles.amount}>{count}</span>
    </button>
  )
}
