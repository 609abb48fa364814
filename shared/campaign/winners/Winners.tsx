import type { ReactNode } from 'react'
import styles from './Winners.module.css'

interface Winner {
  userId: string
  rank: number
  nickname: string
  /** Before the name, as a portrait. */
  face?: ReactNode
  /** Below the name, for instance the prize. */
  note?: ReactNode
  /** At the end, as points or days. */
  figure: ReactNode
}

/** The first of something, in order. With `onOpen` a line is a button. */
export function Winners(props: {
  winners: readonly Winner[]
  className?: string
  onOpen?: ((userId: string) => void) | undefined
}) {
  const { onOpen } = props
  return (
    <ol className={props.className} data-part="winners">
      {props.winners.map((winner) => {
        const line = (
          <>
            <b data-part="place">{winner.rank}</b>
            {winner.face}
            <span data-part="who">
              <bdi data-part="name">{winner.nickname}</bdi>
              {winner.note && <small data-part="note">{winner.note}</small>}
            </span>
            <em data-part="figure">{winner.figure}</em>
          </>
        )
        return (
          <li key={winner.userId} className={styles.winner} data-part="winner" data-rank={winner.rank}>
            {onOpen ? (
              <button
                type="button"
                className={styles.line}
                data-part="line"
                data-track="profile"
                onClick={() => onOpen(winner.userId)}
              >
                {line}
              </button>
            ) : (
              <div className={styles.line} data-part="line">
                {line}
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}
