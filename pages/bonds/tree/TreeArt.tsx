import type { LoveTree } from '#shared/api/love-tree'
import styles from './TreeArt.module.css'

/** Blossoms in the crown: x, y. */
const BLOSSOMS = [
  [66, 78],
  [92, 48],
  [130, 34],
  [168, 50],
  [192, 80],
  [108, 84],
  [150, 86],
  [130, 64],
  [82, 104],
  [176, 106],
] as const

const STAGES = {
  seed: (
    <>
      <path className={styles.soil} d="M92 196q38-34 76 0z" />
      <path className={styles.seed} d="M130 184c-12-6-11-20 0-28 11 8 12 22 0 28z" />
      <path className={styles.vein} d="M130 162v14" />
    </>
  ),
  sprout: (
    <>
      <path className={styles.soil} d="M98 196q32-24 64 0z" />
      <path className={styles.stem} d="M130 190v-52" />
      <path className={styles.leaf} d="M130 146c-30 4-38-12-38-24 22-4 38 6 38 24z" />
      <path className={styles.leaf} d="M130 138c26 2 38-12 38-28-24 0-38 8-38 28z" />
      <path className={styles.vein} d="M126 142q-14-4-24-14M134 134q12-6 24-18" />
    </>
  ),
  sapling: (
    <>
      <path className={styles.trunk} d="M122 198q6-40 3-70h10q-3 30 3 70z" />
      <path className={styles.stem} d="M129 160l-18-16M132 150l16-14" />
      <path
        className={styles.crown}
        d="M130 62c22-6 44 10 40 32 12 14-2 36-24 34-10 8-24 8-34 0-22 2-34-20-22-34-2-22 18-38 40-32z"
      />
      <path className={styles.gloss} d="M98 92q2-16 18-20" />
    </>
  ),
  blossom: <Grown blossoms />,
  fruit: <Grown />,
}

function Grown({ blossoms }: { blossoms?: boolean }) {
  return (
    <>
      <path
        className={styles.trunk}
        d="M108 200q12-30 10-64l-26-22 6-7 24 16 4-22h8l4 22 24-16 6 7-26 22q-2 34 10 64z"
      />
      <path
        className={styles.crown}
        d="M130 14c26-8 48 6 52 24 24 2 38 24 30 44 10 22-8 42-30 38-14 14-36 14-52 4-16 10-38 10-52-4-22 4-40-16-30-38-8-20 6-42 30-44 4-18 26-32 52-24z"
      />
      <path className={styles.gloss} d="M60 76q0-22 22-28M96 38q10-12 26-12" />
      {blossoms &&
        BLOSSOMS.map(([x, y]) => (
          <g key={x + y} className={styles.blossom} transform={`translate(${x} ${y})`}>
            <path d="M0-2c-6-8 6-12 6-4 8-2 8 10 0 8 2 8-10 8-8 0-8 2-8-10 0-8z" />
            <circle r="2.4" />
          </g>
        ))}
    </>
  )
}

/** The tree on its hill, in five stages. */
export const TreeArt = ({ stage }: { stage: LoveTree['stage'] }) => (
  <svg viewBox="0 0 260 220" className={styles.tree} data-stage={stage} aria-hidden="true">
    <path className={styles.hill} d="M0 220v-14q60-26 130-26t130 26v14z" />
    <path className={styles.grass} d="M34 200l4-10 4 10M60 194l3-9 4 8M190 192l4-9 3 9M216 199l4-10 4 10" />
    <g className={styles.grown}>{STAGES[stage]}</g>
  </svg>
)

/** What is between the two who raise the tree. */
export const Heart = () => (
  <svg viewBox="0 0 24 22" className={styles.heart} aria-hidden="true">
    <path d="M12 21C2 14 0 9 1 5.5 2.5 0 9 0 12 5c3-5 9.5-5 11-.5 1 4-1 9-11 16.5z" />
  </svg>
)
