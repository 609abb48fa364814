import type { ReactNode } from 'react'
import { Avatar } from '#shared/kit/avatar'
import { Notice } from '#shared/kit/state-view'
import { formatAmount, formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './RankBoard.module.css'

export interface RankRow {
  id: string
  /** Place as the server counts it: equal for a tie; null when not on the board. */
  rank: number | null
  name: string
  avatar: string
  value: number
  /** Under the name. */
  note?: ReactNode
}

const PODIUM = 3

/** A podium of three, my own row below it, which stays in sight while the others scroll by, the rest as a list. Rows come sorted. */
export function RankBoard(props: {
  rows: readonly RankRow[]
  /** My row; `gap` is the difference to the next place. */
  mine?: (RankRow & { gap?: number }) | null
  /** Unit of a value, as `star` or `stars`. */
  unit?: (value: number) => string
  /** Above the board, as a `Segmented` or tabs with the periods. */
  periods?: ReactNode
  /** Opens a person or a hall; without it rows are not pressable. */
  onOpen?: (row: RankRow) => void
  emptyText?: string
  /** Below my row: an endless list of `RankLine`, where `rows` are a podium alone. */
  children?: ReactNode
  className?: string
}) {
  const t = useT<typeof zh>('kit/rank-board')
  const { rows, mine } = props
  const line = (row: RankRow, index: number) => (
    <li key={row.id} className={styles.row} data-mine={row.id === mine?.id || undefined}>
      <Row row={row} unit={props.unit} onOpen={props.onOpen} tied={isTied(rows, index)} />
    </li>
  )
  return (
    <div className={props.className}>
      {props.periods}
      {rows.length === 0 ? (
        <Notice mood="empty" text={props.emptyText ?? t('empty')} />
      ) : (
        <ol className={styles.podium}>{rows.slice(0, PODIUM).map(line)}</ol>
      )}
      {mine && (
        <div className={styles.mine}>
          <Row
            row={mine}
            called={t('me')}
            unit={props.unit}
            note={mine.rank === null ? t('unranked') : undefined}
            gap={mine.gap ? t('gap', { value: amount(mine.gap, props.unit?.(mine.gap)) }) : undefined}
          />
        </div>
      )}
      {rows.length > PODIUM && (
        <ol className={styles.rest} start={PODIUM + 1}>
          {rows.slice(PODIUM).map((row, index) => line(row, PODIUM + index))}
        </ol>
      )}
      {props.children}
    </div>
  )
}

/** Whether a neighbour has the same place. */
export function isTied(rows: readonly { rank: number | null }[], index: number): boolean {
  const rank = rows[index]?.rank
  return rank === rows[index - 1]?.rank || rank === rows[index + 1]?.rank
}

/** As '50分' or '50 stars', all of it: a word of letters keeps its distance. */
function amount(value: number, unit = ''): string {
  return `${formatAmount(value)}${/^[a-z]/i.test(unit) ? ' ' : ''}${unit}`
}

function Row(props: {
  row: RankRow
  /** In place of the name. */
  called?: string
  unit: ((value: number) => string) | undefined
  note?: string | undefined
  /** A neighbour has the same place. */
  tied?: boolean
  /** My row among the others. */
  mine?: boolean
  gap?: string | undefined
  onOpen?: ((row: RankRow) => void) | undefined
}) {
  const t = useT<typeof zh>('kit/rank-board')
  const { row, onOpen } = props
  const note = props.tied ? t('tied') : props.note
  const mine = props.mine || undefined
  const content = (
    <>
      <span className={styles.rank}>
        <span>{row.rank ?? '—'}</span>
        {note && <small>{note}</small>}
      </span>
      <Avatar src={row.avatar} name={row.name} className={styles.avatar} />
      <span className={styles.who}>
        <bdi className={styles.name} data-part="name">
          {props.called ?? row.name}
        </bdi>
        {(props.gap ?? row.note) && <small>{props.gap ?? row.note}</small>}
      </span>
      <span className={styles.value}>
        <span>{formatStatistic(row.value)}</span>
        {props.unit && <small>{props.unit(row.value)}</small>}
      </span>
    </>
  )
  if (!onOpen) {
    return (
      <div className={styles.line} data-mine={mine}>
        {content}
      </div>
    )
  }
  return (
    <button
      type="button"
      className={styles.line}
      data-mine={mine}
      data-track="rank-open"
      onClick={() => onOpen(row)}
    >
      {content}
    </button>
  )
}

export { Row as RankLine }

/** Class of the element around a `RankLine` in a list below the podium: adds a hairline above it. */
export const ruled = styles.ruled as string
