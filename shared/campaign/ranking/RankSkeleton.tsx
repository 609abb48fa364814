import type { ComponentProps } from 'react'
import { Skeleton } from '#shared/kit/skeleton'
import styles from './RankSkeleton.module.css'

/** Heights of the podium's places from left to right, in design px. */
const PLACES = [112, 144, 96]

/** A ranking that loads: blocks where its podium and its rows will be. */
export function RankSkeleton(props: ComponentProps<typeof Skeleton>) {
  return (
    <>
      <div className={styles.podium}>
        {PLACES.map((height) => (
          <Skeleton key={height} height={height} radius={16} />
        ))}
      </div>
      <Skeleton height={64} lines={3} {...props} />
    </>
  )
}
