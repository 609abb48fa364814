import type { ReactNode } from 'react'
import { ClaimPopup } from '#shared/campaign/claim-popup'
import type { Reward } from '#shared/campaign/reward'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import panel from '../Panel.module.css'
import type { Times } from '../stage/times.ts'
import styles from './Granted.module.css'
import { RewardArt } from './RewardArt.tsx'

export interface GrantedRewards {
  open: boolean
  rewards: readonly Reward[]
  /** Of a draw: how many at once, how many stars they lit, whether the room's treasure was among it. */
  times?: Times
  lit?: number
  treasure?: boolean
  /** Whether half of the room is lit by it. */
  half?: boolean
}

/** The popup of rewards just won, claimed or bought. The content stays while it closes. `children` replace its button. */
export function Granted(props: { granted: GrantedRewards; children?: ReactNode; onClose: () => void }) {
  const t = useT<typeof zh>()
  const { open, rewards, times, lit, treasure, half } = props.granted
  return (
    <ClaimPopup
      title={t('result.title')}
      titleTurned={treasure ? t('result.treasure') : undefined}
      drawn={times && Number(times)}
      note={lit === undefined ? '' : t(half ? 'result.half' : lit ? 'result.lit' : 'result.dark', { lit })}
      expose="result"
      className={`${panel.panel} ${styles.popup}`}
      onClose={props.onClose}
      won={{ open, rewards }}
      draw={(reward) => <RewardArt reward={reward} rarity={reward.rarity} />}
      done={t('result.keep')}
      actions={props.children}
    />
  )
}
