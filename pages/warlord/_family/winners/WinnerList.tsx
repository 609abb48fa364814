import styles from './WinnerList.module.css'

export interface Winner {
  userId: string
  rank: number
  nickname: string
  /** Under the name. */
  note?: string
  /** At the end, as points or days. */
  figure: string
}

/** The first of something that is settled, in order. */
export function WinnerList({ winners }: { winners: readonly Winner[] }) {
  return (
    <ol className={styles.winners}>
      {winners.map((winner) => (
        <li key={winner.userId} data-rank={winner.rank}>
          <b>{winner.rank}</b>
          <span>
            <bdi>{winner.nickname}</bdi>
            {winner.note && <small>{winner.note}</small>}
          </span>
          <em>{winner.figure}</em>
        </li>
      ))}
    </ol>
  )
}
