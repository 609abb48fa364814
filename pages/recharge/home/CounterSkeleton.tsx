import { Skeleton } from '#shared/kit/skeleton'
import styles from './HomePage.module.css'

/** The label and a sheet of stamps, before anything is known. */
export function CounterSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton height={124} radius={6} />
      <div className={styles.stamps}>
        <Skeleton height={148} radius={2} lines={1} />
        <Skeleton height={148} radius={2} lines={1} />
        <Skeleton height={148} radius={2} lines={1} />
        <Skeleton height={148} radius={2} lines={1} />
      </div>
    </div>
  )
}
