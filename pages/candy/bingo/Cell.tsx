import type { CSSProperties } from 'react'
import type { BingoCard } from '#shared/api/bingo'
import { drawPrize } from '#shared/campaign/prize'
import { RewardArt } from '#shared/campaign/reward'
import { Mark } from '#shared/kit/mark'
import { useRewardCount } from '#shared/kit/reward-count'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { toast } from '#shared/runtime/toast'
import styles from './Cell.module.css'
import type zh from './locales/zh.json'
import { Stamp } from './Stamp.tsx'

/** A cell: locked, in progress, ready, or stamped, with its reward and task. A press stamps it or opens its details. */
export function Cell(props: {
  cell: BingoCard['cells'][number]
  /** Cells in a row. */
  size: number
  busy: boolean
  running: boolean
  onStamp: () => void
  onAsk: () => void
}) {
  const t = useT<typeof zh>()
  const countOf = useRewardCount()
  const { cell, size, running } = props
  const { place, title, progress, target, opensAt } = cell
  const [gift] = cell.rewards
  const state = cell.state === 'claimable' && !running ? 'todo' : cell.state
  const art = gift && <RewardArt draw={drawPrize} reward={gift} />
  const press = () => {
    if (props.busy) return
    if (state === 'claimable') return props.onStamp()
    if (state === 'locked') return toast.tip(t('opens', { date: formatDate(opensAt, 'minute') }))
    props.onAsk()
  }
  const done = { '--done': `${Math.min(progress / (target || 1), 1) * 100}%` } as CSSProperties
  return (
    <button
      type="button"
      className={styles.cell}
      data-state={state}
      data-track={`cell-${state}`}
      aria-busy={props.busy || undefined}
      style={{ gridColumn: (place % size) + 1, gridRow: Math.floor(place / size) + 1 }}
      onClick={press}
    >
      <span className={styles.title}>{title} </span>
      {gift && state !== 'stamped' && (
        <span className={styles.gift} aria-hidden="true">
          <span className={styles.art}>{art}</span>
          <b>{countOf(gift)}</b>
        </span>
      )}
      {state === 'todo' && (
        <span className={styles.count} style={done}>
          <b>{formatAmount(progress)}</b>/{formatAmount(target)}
        </span>
      )}
      {state === 'claimable' && <b className={styles.claim}>{t('stamp')}</b>}
      {state === 'locked' && (
        <span className={styles.lock}>
          <Mark of="locked" />
          {formatDate(opensAt, 'day')}
        </span>
      )}
      {state === 'stamped' && (
        <>
          <Stamp turn={((place * 37) % 44) - 22} className={styles.stamp}>
            <span className={styles.art}>{art}</span>
          </Stamp>
          <span className={styles.done}>{t('done')}</span>
        </>
      )}
    </button>
  )
}
