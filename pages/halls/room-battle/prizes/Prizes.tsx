import type { Battle, BattlePrize, BattleRules } from '#shared/api/room-battle'
import { RewardLine } from '#shared/campaign/reward-line'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { drawReward } from '../draw-reward.ts'
import type zh from '../locales/zh.json'
import { Panel } from '../Panel.tsx'
import { fateOf } from '../sides.ts'
import styles from './Prizes.module.css'

/** What winning, drawing and losing bring; the row of my hall is lit when it is over. */
export function Prizes({ call, battle }: { call: Query<BattleRules>; battle: Battle | null }) {
  const t = useT<typeof zh>()
  const mine = battle?.mine && fateOf(battle, battle.mine)
  const row = ({ outcome, rewards }: BattlePrize) => (
    <li key={outcome} className={styles.row} data-outcome={outcome} data-mine={outcome === mine || undefined}>
      <b className={styles.outcome}>{t(`prizes.${outcome}`)}</b>
      <RewardLine rewards={rewards} draw={drawReward} single="×1" className={styles.rewards} />
      {outcome === mine && <em className={styles.yours}>{t('prizes.yours')}</em>}
    </li>
  )
  return (
    <Panel title={t('prizes.title')} expose="prizes">
      <StateView call={call} skeleton={<Skeleton height={64} radius={12} lines={3} />}>
        {({ prizes }) => <ol>{prizes.map(row)}</ol>}
      </StateView>
      <p className={styles.note}>{t('prizes.note')}</p>
    </Panel>
  )
}
