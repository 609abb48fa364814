import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { DrawBar } from '../../_family/draw/DrawBar.tsx'
import { Machine } from '../../_family/draw/Machine.tsx'
import { Odds } from '../../_family/draw/Odds.tsx'
import type { Draws } from '../../_family/draw/use-draws.ts'
import { Winners } from '../../_family/draw/Winners.tsx'
import type { Kennel } from '../../_family/kennel/use-kennel.ts'
import styles from './Cellar.module.css'

/** The capsule machine between its shelves, under the house. */
export function Cellar({ draws, kennel }: { draws: Draws; kennel: Kennel }) {
  return (
    <>
      <div className={styles.machine}>
        <Machine turn={draws.turn} />
      </div>
      <div className={styles.counter}>
        <StateView call={draws.pool} skeleton={<Skeleton height={40} lines={4} className={styles.row} />}>
          {(pool) => (
            <>
              <DrawBar draws={draws} pool={pool} kennel={kennel} />
              <div className={styles.shelves}>
                <Odds pool={pool} />
                <Winners pool={pool} />
              </div>
            </>
          )}
        </StateView>
      </div>
    </>
  )
}
