import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { DrawBar } from '../../_family/draw/DrawBar.tsx'
import { Machine } from '../../_family/draw/Machine.tsx'
import { Odds } from '../../_family/draw/Odds.tsx'
import type { Draws } from '../../_family/draw/use-draws.ts'
import { Winners } from '../../_family/draw/Winners.tsx'
import type { Kennel } from '../../_family/kennel/use-kennel.ts'
import styles from './Capsules.module.css'

/** The capsule machine: turns, prizes with their odds, and who got what. `large`: the machine itself, too. */
export function Capsules({ draws, kennel, large }: { draws: Draws; kennel: Kennel; large: boolean }) {
  return (
    <>
      {large && (
        <div className={styles.corner}>
          <Machine turn={draws.turn} className={styles.machine} />
        </div>
      )}
      <StateView call={draws.pool} skeleton={<Skeleton height={44} lines={5} className={styles.row} />}>
        {(pool) => (
          <>
            <DrawBar draws={draws} pool={pool} kennel={kennel} />
            <div className={styles.odds}>
              <Odds pool={pool} />
            </div>
            <Winners pool={pool} />
          </>
        )}
      </StateView>
    </>
  )
}
