import type { BingoCard } from '#shared/api/bingo'
import { Mark } from '#shared/kit/mark'
import { useRewardNames } from '#shared/kit/reward-count'
import { useT } from '#shared/runtime/i18n'
import { toast } from '#shared/runtime/toast'
import { directionOf } from './direction.ts'
import styles from './LineTab.module.css'
import type zh from './locales/zh.json'

/** Where a line's tab stands, and what its arrow looks like. */
const TURN = { row: 0, column: 90, down: 45, up: -45 }

/** The end of a line, with its reward: locked, to be claimed, claimed, or left until it was too late. */
export function LineTab(props: {
  line: BingoCard['lines'][number]
  card: BingoCard
  busy: boolean
  onClaim: () => void
}) {
  const t = useT<typeof zh>()
  const names = useRewardNames()
  const { line, card, busy } = props
  const { kind, number } = directionOf(line.places, card.size)
  const end = card.size + 1
  const at = {
    row: { gridColumn: end, gridRow: number + 1 },
    column: { gridColumn: number, gridRow: end + 1 },
    down: { gridColumn: end, gridRow: end + 1 },
    up: { gridColumn: end, gridRow: 1 },
  }[kind]
  const missing = line.places.filter(
    (place) => card.cells.find((cell) => cell.place === place)?.state !== 'stamped',
  ).length
  const state = line.state === 'claimable' && card.phase === 'settled' ? 'late' : line.state
  const rewards = names(line.rewards, t('line.and'))
  const press = () => {
    if (busy) return
    if (state === 'claimable') return props.onClaim()
    if (state !== 'locked') return toast.tip(t(`line.${state}`, { rewards }))
    toast.tip(card.phase === 'running' ? t('line.missing', { count: missing, rewards }) : t('over'))
  }
  return (
    <button
      type="button"
      className={styles.tab}
      style={at}
      data-state={state}
      data-track={`line-${state}`}
      aria-busy={busy || undefined}
      aria-label={`${t(`line.name.${kind}`, { number })} ${t(`line.state.${state}`)}${
        state === 'locked' ? ` ${t('line.notFull')}` : ''
      }`}
      onClick={press}
    >
      {state === 'claimed' ? (
        <Mark of="done" />
      ) : (
        <svg viewBox="0 0 24 24" style={{ transform: `rotate(${TURN[kind]}deg)` }} aria-hidden="true">
          <path d="M3 9h10V4l8 8-8 8v-5H3z" />
        </svg>
      )}
      <span aria-hidden="true">{t(`line.state.${state}`)}</span>
    </button>
  )
}
