import { Skeleton } from '#shared/kit/skeleton'
import styles from './BingoPage.module.css'

const CELLS = Array.from({ length: 16 }, (_, at) => at)

/** The card before its print. */
export const Blank = () => (
  <div className={styles.blank}>
    {CELLS.map((cell) => (
      <Skeleton key={cell} height={90} radius={0} />
    ))}
  </div>
)
