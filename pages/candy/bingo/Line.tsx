import type { BingoCard } from '#shared/api/bingo'
import { drawPrize } from '#shared/campaign/prize'
import { RewardArt } from '#shared/campaign/reward'
import { Mark } from '#shared/kit/mark'
import { useRewardCount, useRewardNames } from '#shared/kit/reward-count'
import { useT } from '#shared/runtime/i18n'
import { toast } from '#shared/runtime/toast'
import { directionOf } from './direction.ts'
import styles from './Line.module.css'
import type zh from './locales/zh.json'

/** A line's ticket: where it runs, what it wins, and whether it is open, to be claimed, claimed, or left until too late. */
export function Line(props: {
  line: BingoCard['lines'][number]
  card: BingoCard
  busy: boolean
  onClaim: () => void
}) {
  const t = useT<typeof zh>()
  const names = useRewardNames()
  const countOf = useRewardCount()
  const { line, card, busy } = props
  const { kind, number } = directionOf(line.places, card.size)
  const missing = line.places.filter(
    (place) => card.cells.find((cell) => cell.place === place)?.state !== 'stamped',
  ).length
  const state = line.state === 'claimable' && card.phase === 'settled' ? 'late' : line.state
  const words = { count: missing, rewards: names(line.rewards, t('line.and')) }
  const open = state === 'locked' && card.phase === 'running'
  const says =
    state !== 'locked' ? t(`line.state.${state}`) : open ? t('full.missing', words) : t('line.notFull')
  const press = () => {
    if (busy) return
    if (state === 'claimable') return props.onClaim()
    if (state !== 'locked') return toast.tip(t(`line.${state}`, words))
    toast.tip(t(open ? 'line.missing' : 'over', words))
  }
  return (
    <button
      type="button"
      className={styles.line}
      style={{ gridColumn: kind === 'row' || kind === 'down' ? 1 : 2 }}
      data-state={state}
      data-track={`line-${state}`}
      aria-busy={busy || undefined}
      onClick={press}
    >
      <Plan card={card} places={line.places} />
      <span className={styles.wins}>
        <span className={styles.name}>{t(`line.name.${kind}`, { number })} </span>
        <span className={styles.state}>
          {state === 'claimed' && <Mark of="done" />}
          {says}{' '}
        </span>
        {line.rewards.map((reward) => (
          <span key={`${reward.id} ${reward.days}`} className={styles.prize}>
            <span className={styles.art}>
              <RewardArt draw={drawPrize} reward={reward} />
            </span>
            <span className={styles.name}>{reward.name} </span>
            <b>{countOf(reward)} </b>
          </span>
        ))}
      </span>
    </button>
  )
}

/** The card in small: the line's cells in their places, those that are stamped filled. */
function Plan({ card: { size, cells }, places }: { card: BingoCard; places: readonly number[] }) {
  const squares = (at: readonly number[]) =>
    at.map((place) => `M${place % size} ${Math.floor(place / size)}h.8v.8h-.8z`).join('')
  const stamped = new Set(cells.filter(({ state }) => state === 'stamped').map(({ place }) => place))
  return (
    <svg viewBox={`-.1 -.1 ${size} ${size}`} className={styles.plan} aria-hidden="true">
      <path d={squares(cells.map(({ place }) => place))} />
      <path className={styles.open} d={squares(places)} />
      <path className={styles.stamped} d={squares(places.filter((place) => stamped.has(place)))} />
    </svg>
  )
}
