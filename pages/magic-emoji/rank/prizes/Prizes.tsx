import { RewardLine } from '#shared/campaign/reward-line'
import { useT } from '#shared/runtime/i18n'
import type { EmojiRanks } from '../../_family/magic-emoji.ts'
import { Panel } from '../../_family/panel/Panel.tsx'
import { drawReward } from '../../_family/toys/draw-reward.tsx'
import type zh from '../locales/zh.json'
import styles from './Prizes.module.css'

/** The prize of each place; mine is highlighted. */
export function Prizes({ places, rank }: { places: EmojiRanks['places']; rank: number }) {
  const t = useT<typeof zh>()
  return (
    <Panel title={t('prizes.title')} expose="prizes">
      <ul>
        {places.map(({ from, to, rewards }) => (
          <li key={from} className={styles.place} data-mine={(rank >= from && rank <= to) || undefined}>
            <b className={styles.range}>{from === to ? from : `${from}–${to}`}</b>
            <RewardLine rewards={rewards} draw={drawReward} className={styles.rewards} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
