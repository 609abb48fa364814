import { getLadder } from '#shared/api/festival-pairs'
import { useQuery } from '#shared/runtime/request'
import type { Forms } from '../_family/Below.tsx'
import { Festival } from '../_family/Festival.tsx'
import { Climb, ClimbSkeleton } from './Climb.tsx'
import styles from './theme.module.css'

/** A ladder into the clouds, a balloon beside it. */
const Tower = () => (
  <svg viewBox="0 0 375 204" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
    <path
      className={styles.cloud}
      d="M196 196q-4-26 22-26 6-22 30-18 20-20 40 2 30-8 36 18 30-4 32 24zM330 60q-2-14 12-14 4-12 16-8 12-8 20 6v16z"
    />
    <path
      className={styles.ladder}
      d="M262 204l22-186M304 204L310 18M267 166h38M271 132h35M275 98h33M279 64h30M282 34h27"
    />
    <g className={styles.balloon}>
      <path d="M232 100s-26-18-26-38a14 14 0 0 1 26-6 14 14 0 0 1 26 6c0 20-26 38-26 38z" />
      <path className={styles.rope} d="M222 96l4 18h12l4-18" />
      <path className={styles.basket} d="M225 114h14v12h-14z" />
    </g>
    <path
      className={styles.small}
      d="M346 100s-10-7-10-14a5.500 5.500 0 0 1 10-2 5.500 5.500 0 0 1 10 2c0 7-10 14-10 14zM334 148s-8-6-8-12a4.500 4.500 0 0 1 8-2 4.500 4.500 0 0 1 8 2c0 6-8 12-8 12z"
    />
  </svg>
)

/** The token: a heart. */
const Heart = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path className={styles.heart} d="M12 21S3 15 3 9a5 5 0 0 1 9-3 5 5 0 0 1 9 3c0 6-9 12-9 12z" />
  </svg>
)

const below = () => import('../_family/Offers.tsx')

const FORMS: Forms = {
  order: ['tasks', 'spending', 'prizes', 'ranks'],
  tasks: 'cards',
  spending: 'row',
  prizes: 'steps',
}

/** The twentieth of May: a ladder that two climb together. */
export function LovePage() {
  const ladder = useQuery(getLadder, {})
  return (
    <Festival
      edition={{
        festival: 'love520',
        theme: styles.theme,
        art: <Tower />,
        token: <Heart />,
        forms: FORMS,
        below,
      }}
      skeleton={<ClimbSkeleton />}
      act={(festival, call) => <Climb festival={festival} call={call} ladder={ladder} />}
      waiting={ladder.status === 'loading'}
    />
  )
}
