import { getEmojiRanks, getMagicEmoji } from '#shared/api/magic-emoji'
import type { Schedule } from '#shared/campaign/phase'
import { RewardLine } from '#shared/campaign/reward-line'
import { usePaged } from '#shared/features/paged'
import { Avatar } from '#shared/kit/avatar'
import { Button } from '#shared/kit/button'
import { OpenInApp } from '#shared/kit/open-in-app'
import { useRewardNames } from '#shared/kit/reward-count'
import { ThemeRoot } from '#shared/kit/theme-root'
import { formatAmount, formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import { useQuery } from '#shared/runtime/request'
import { Doors } from '../_family/doors/Doors.tsx'
import type { EmojiRanks } from '../_family/magic-emoji.ts'
import { Panel } from '../_family/panel/Panel.tsx'
import { Plate } from '../_family/plate/Plate.tsx'
import { Rules } from '../_family/rules/Rules.tsx'
import theme from '../_family/theme.module.css'
import { drawReward } from '../_family/toys/draw-reward.tsx'
import { Board } from './board/Board.tsx'
import mineStyles from './board/Mine.module.css'
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

/** My own place, what is missing to the next one, and what it is worth. */
function Mine(props: {
  mine: NonNullable<EmojiRanks['mine']>
  places: EmojiRanks['places']
  phase?: Schedule['phase']
}) {
  const t = useT<typeof zh>()
  const names = useRewardNames()
  const { mine, places, phase } = props
  const { rank, score, gap, nickname, portrait } = mine
  const prize = places.find(({ from, to }) => rank >= from && rank <= to)
  return (
    <section className={mineStyles.mine} data-expose="my-rank">
      <Avatar src={portrait} name={nickname} size={48} />
      <div className={mineStyles.text}>
        <p className={mineStyles.rank}>
          {rank > 0 ? t('mine.rank', { rank }) : t('mine.none')}
          <small>{t('mine.score', { score: formatStatistic(score) })}</small>
        </p>
        {prize ? (
          <p>
            {t(phase === 'settled' ? 'mine.won' : 'mine.worth')} <b>{names(prize.rewards)}</b>
          </p>
        ) : null}
        {phase === 'running' && gap > 0 && <p>{t('mine.gap', { gap: formatAmount(gap) })}</p>}
      </div>
      {phase === 'running' && (
        <Button size="s" track="to-shop" onClick={() => navigate.to('/magicEmoji')}>
          {t('mine.go')}
        </Button>
      )}
    </section>
  )
}
