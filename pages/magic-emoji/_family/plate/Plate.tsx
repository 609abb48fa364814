import type { ReactNode } from 'react'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import type { Query } from '#shared/runtime/request'
import styles from './Plate.module.css'

/** The states of a page's query, on a white card. */
export function Plate<T>(props: {
  call: Query<T>
  isEmpty: (data: T) => boolean
  emptyText: string
  children: (data: T) => ReactNode
}) {
  const { data, status } = props.call
  const answered = data !== undefined && !props.isEmpty(data)
  return (
    // another element, since one that is reused counts as moved
    <div
      key={answered ? 'data' : status === 'failed' ? 'failed' : 'plate'}
      className={answered ? undefined : `${styles.plate} ${status === 'failed' ? styles.failed : ''}`}
    >
      <StateView
        {...props}
        skeleton={
          <div className={styles.blocks}>
            <Skeleton height={150} radius={18} />
            <Skeleton height={150} radius={18} />
            <Skeleton height={150} radius={18} />
            <Skeleton height={150} radius={18} />
          </div>
        }
      />
    </div>
  )
}
