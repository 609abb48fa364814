import type { BingoCard } from '#shared/api/bingo'
import { Mark } from '#shared/kit/mark'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { toast } from '#shared/runtime/toast'
import styles from './Cell.module.css'
import type zh from './locales/zh.json'

/** Twelve scallops around a sweet, cut out by even and odd. */
const STAMP =
  'M32 2l6 5 8-2 3 7 8 2 0 8 6 6-4 7 2 8-7 4-2 8-8 1-5 6-7-3-7 3-5-6-8-1-2-8-7-4 2-8-4-7 6-6 0-8 8-2 3-7 8 2zM32 22a10 10 0 00-9 6l-10-6q3 10 0 20l10-6a10 10 0 0018 0l10 6q-3-10 0-20l-10 6a10 10 0 00-9-6z'

/** One cell: locked, in progress, ready to be stamped, stamped. A press stamps it, or tells about it. */
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
  const { cell, size, running } = props
  const { place, title, progress, target, opensAt } = cell
  const state = cell.state === 'claimable' && !running ? 'todo' : cell.state
  const press = () => {
    if (props.busy) return
    if (state === 'claimable') return props.onStamp()
    if (state === 'locked') return toast.tip(t('opens', { date: formatDate(opensAt, 'minute') }))
    props.onAsk()
  }
  return (
    <button
      type="button"
      className={styles.cell}
      data-state={state}
      data-track={`cell-${state}`}
      aria-busy={props.busy || undefined}
      style={{ gridColumn: (place % size) + 1, gridRow: Math.floor(place / size) + 2 }}
      onClick={press}
    >
      <span className={styles.title}>{title} </span>
      {state === 'todo' && (
        <span className={styles.count}>
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
          <svg
            viewBox="0 0 64 68"
            className={styles.stamp}
            style={{ transform: `rotate(${((place * 37) % 44) - 22}deg)` }}
            aria-hidden="true"
          >
            <path d={STAMP} />
          </svg>
          <span className={styles.done}>{t('done')}</span>
        </>
      )}
    </button>
  )
}
