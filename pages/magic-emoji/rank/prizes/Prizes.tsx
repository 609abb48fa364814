import { useRewardCount } from '#shared/kit/reward-count'
import { useT } from '#shared/runtime/i18n'
import type { EmojiRanks } from '../../_family/magic-emoji.ts'
import { Panel } from '../../_family/panel/Panel.tsx'
import { Prize } from '../../_family/toys/Prize.tsx'
import type zh from '../locales/zh.json'
import styles from './Prizes.module.css'

/** What each place receives; the one where I stand is lit. */
export function Prizes({ places, rank }: { places: EmojiRanks['places']; rank: number }) {
  const t = useT<typeof zh>()
  const countOf = useRewardCount()
  return (
    <Panel title={t('prizes.title')} expose="prizes">
      <ul>
        {places.map(({ from, to, rewards }) => (
          <li key={from} className={styles.place} data-mine={(rank >= from && rank <= to) || undefined}>
            <b className={styles.range}>{from === to ? from : `${from}–${to}`}</b>
            <ul className={styles.rewards}>
              {rewards.map((reward) => (
                <li key={`${reward.id} ${reward.days}`} className={styles.reward}>
                  <Prize kind={reward.kind} className={styles.art} />
                  <span>
                    {reward.name} <b>{countOf(reward)}</b>
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
