import type { CSSProperties, ReactNode } from 'react'
import styles from './PrizeGrid.module.css'

export interface Prize {
  id: string
  name: string
  /** Own drawing or picture; it fills its square. */
  art: ReactNode
  /** As 'x3' or '7 d', on the art's corner. */
  count?: string
  /** Below the name, as the odds or how many are left. */
  note?: string
  /** Drawn as the one to want. */
  top?: boolean
}

/** Prizes that can be won. `picked` highlights one, for instance while a draw runs. */
export function PrizeGrid(props: {
  prizes: readonly Prize[]
  columns?: 1 | 2 | 3 | 4
  picked?: string | null
  className?: string
}) {
  return (
    <ul
      className={`${styles.grid} ${props.className ?? ''}`}
      style={{ '--columns': props.columns ?? 3 } as CSSProperties}
    >
      {props.prizes.map((prize) => (
        <li
          key={prize.id}
          className={styles.prize}
          data-top={prize.top || undefined}
          data-picked={props.picked === prize.id || undefined}
        >
          <span className={styles.art} data-part="prize-art">
            {prize.art}
          </span>
          {prize.count && <span className={styles.count}>{prize.count}</span>}
          <span className={styles.name}>{prize.name}</span>
          {prize.note && <span className={styles.note}>{prize.note}</span>}
        </li>
      ))}
    </ul>
  )
}
