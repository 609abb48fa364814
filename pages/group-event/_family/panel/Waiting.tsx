import { Skeleton } from '#shared/kit/skeleton'
import styles from './Waiting.module.css'

/** Rows in the place of rows that are still loading; `height` in design px. */
export function Waiting({ rows, height }: { rows: number; height: number }) {
  return (
    <div className={styles.waiting}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
        <Skeleton key={row} height={height} />
      ))}
    </div>
  )
}
