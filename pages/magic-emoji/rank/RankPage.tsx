import { getEmojiRanks, getMagicEmoji } from '#shared/api/magic-emoji'
import { RewardLine } from '#shared/campaign/reward-line'
import { usePaged } from '#shared/features/paged'
import { OpenInApp } from '#shared/kit/open-in-app'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { Doors } from '../_family/doors/Doors.tsx'
import type { EmojiRanks } from '../_family/magic-emoji.ts'
import { Panel } from '../_family/panel/Panel.tsx'
import { Plate } from '../_family/plate/Plate.tsx'
import { Rules } from '../_family/rules/Rules.tsx'
import theme from '../_family/theme.module.css'
import { drawReward } from '../_family/toys/draw-reward.tsx'
import { Board } from './board/Board.tsx'
import { Mine } from './board/Mine.tsx'
import type zh from './locales/zh.json'
import { Podium } from './podium/Podium.tsx'
import styles from './prizes/Prizes.module.css'

/** The ranking: three on toy blocks, my own place, the others, and what the places receive. */
export function RankPage() {
  const t = useT<typeof zh>()
  const shop = useQuery(getMagicEmoji, {})
  const ranks = usePaged(getEmojiRanks, {})
  const refetch = async () => {
    await Promise.all([shop.refetch(), ranks.refetch()])
  }
  return (
    <ThemeRoot className={theme.theme}>
      <Podium leaders={ranks.items} schedule={shop.data} onPhaseEnd={() => void refetch()} />
      <Rules activityId={shop.data?.activityId} />
      <Doors here="rank" />
      {shop.status === 'failed' && ranks.status !== 'failed' && (
        <Plate call={shop} isEmpty={() => false} emptyText="">
          {() => null}
        </Plate>
      )}
      <Plate
        call={{ ...ranks.first, refetch }}
        isEmpty={({ list, places }) => list.length + places.length === 0}
        emptyText={t('empty')}
      >
        {({ mine, places }) => (
          <>
            {mine && <Mine mine={mine} places={places} phase={shop.data?.phase} />}
            <Prizes places={places} rank={mine?.rank ?? 0} />
            <Board ranks={ranks} mine={mine?.userId} settled={shop.data?.phase === 'settled'} />
          </>
        )}
      </Plate>
      <OpenInApp />
    </ThemeRoot>
  )
}

/** The prize of each place; mine is highlighted. */
function Prizes({ places, rank }: { places: EmojiRanks['places']; rank: number }) {
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
