import type { StarLevels } from '#shared/api/constellation-rewards'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { RewardArt } from './RewardArt.tsx'
import { RewardName } from './RewardName.tsx'

/** One mark of the scale: its rewards, its number of draws, and `part` of the way there (held to 0 to 1). */
export function LevelMark(props: { level: StarLevels['list'][number]; part: number; onPick: () => void }) {
  const t = useT<typeof zh>()
  const { points, rewards, state } = props.level
  return (
    <li>
      <button type="button" data-state={state} data-track="level" onClick={props.onPick}>
        {rewards[0] && <RewardArt reward={rewards[0]} />}
        {rewards.map((reward) => (
          <span key={`${reward.id} ${reward.amount}`}>
            <RewardName reward={reward} />
          </span>
        ))}
        <em>{t(`levels.${state}`)}</em>
      </button>
      <i>
        <i style={{ transform: `scaleX(${Math.min(1, Math.max(0, props.part || 0))})` }} />
      </i>
      {t('levels.at', { points })}
    </li>
  )
}
