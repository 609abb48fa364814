import { getLanterns } from '#shared/api/festival-pairs'
import { useQuery } from '#shared/runtime/request'
import type { Forms } from '../_family/Below.tsx'
import { Festival } from '../_family/Festival.tsx'
import { Lamps, LampsSkeleton } from './Lamps.tsx'
import styles from './theme.module.css'

/** The Milky Way over a river, a bridge of magpies across it. */
const River = () => (
  <svg viewBox="0 0 375 204" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
    <path className={styles.way} d="M190 0q70 60 60 110t60 94h65V120q-70-20-80-120z" />
    <g className={styles.stars}>
      <circle cx="220" cy="30" r="2" />
      <circle cx="262" cy="64" r="1.600" />
      <circle cx="300" cy="22" r="2.400" />
      <circle cx="340" cy="70" r="1.800" />
      <circle cx="352" cy="34" r="1.400" />
      <circle cx="246" cy="96" r="1.400" />
    </g>
    <path className={styles.bridge} d="M176 166q92-70 199-22" />
    <path
      className={styles.bird}
      d="M196 144q8-12 14 0 6-10 14-2-10 0-14 8-6-8-14-6zM244 122q8-12 14 0 6-10 14-2-10 0-14 8-6-8-14-6zM294 114q8-12 14 0 6-10 14-2-10 0-14 8-6-8-14-6zM340 120q8-12 14 0 6-10 14-2-10 0-14 8-6-8-14-6z"
    />
    <path className={styles.water} d="M0 176q60-10 120 0t120 0 135-2v30H0z" />
    <path className={styles.near} d="M0 190q70-8 140 0t140 0 95-2v16H0z" />
  </svg>
)

/** The token: a magpie. */
const Magpie = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path className={styles.back} d="M3 14q4-8 10-7 2-3 5-2l3 2-3 1q1 8-8 10l-7 4z" />
    <path className={styles.belly} d="M10 16q6-1 7-7-5-1-7 7z" />
    <circle className={styles.eye} cx="17.500" cy="7" r=".8" />
  </svg>
)

const below = () => import('../_family/Draw.tsx')

const FORMS: Forms = {
  order: ['tasks', 'prizes', 'spending', 'ranks'],
  tasks: 'tiles',
  spending: 'row',
  prizes: 'steps',
}

/** The other one may light theirs at any moment. */
const POLL_MS = 15_000

/** Qixi: lanterns that two light together. */
export function QixiPage() {
  const lanterns = useQuery(getLanterns, {}, { pollMs: POLL_MS })
  return (
    <Festival
      edition={{
        festival: 'qixi',
        theme: styles.theme,
        art: <River />,
        token: <Magpie />,
        forms: FORMS,
        below,
      }}
      skeleton={<LampsSkeleton />}
      act={(festival, call) => <Lamps festival={festival} call={call} lanterns={lanterns} />}
      waiting={lanterns.status === 'loading'}
    />
  )
}
