import { Skeleton } from '#shared/kit/skeleton'
import styles from './RoomBattlePage.module.css'

/** The seats of both corners before anybody is known to sit there. */
export function BattleSkeleton() {
  return (
    <div className={styles.skeleton}>
      <div>
        <Skeleton height={196} radius={12} />
      </div>
      <div>
        <Skeleton height={196} radius={12} />
      </div>
    </div>
  )
}
