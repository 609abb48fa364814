import styles from './Machine.module.css'

/**
 * Where the balls lie in the globe, by ink; a ball is a dot of a round pen. Sixteen, as the card has cells: one has
 * rolled out already.
 */
const PINK = 'M71 142h0M43 120h0M111 96h0M73 72h0'
const SUN = 'M99 142h0M85 96h0M127 120h0M46 72h0'
const SKY = 'M71 120h0M137 96h0M59 96h0M126 72h0'
const WHITE = 'M99 120h0M33 96h0M100 72h0'
const OUT = 'M30 219h0'
const IN = PINK + SUN + SKY + WHITE
const NUMBERED = [
  [99, 120, 7],
  [33, 96, 12],
  [100, 72, 3],
  [30, 219, 16],
] as const

const KNOB = 'M85 6a9 9 0 110 18 9 9 0 010-18z'
const CAP = 'M48 38Q85 8 122 38l-8 9Q85 24 56 47z'
const GLOBE = 'M85 24a68 68 0 110 136 68 68 0 010-136z'
const NECK = 'M48 148h74l8 16H40z'
const BODY = 'M43 164h84l10 50H33z'
const STRIPES = 'M55 164h12l-4 50H49zM79 164h12l1 50H78zM103 164h12l6 50h-14z'
const FOOT = 'M26 214h118v13H26z'
const HATCH = 'M67 214v-13a6 6 0 016-6h24a6 6 0 016 6v13z'
const HANDLE = 'M85 170a9 9 0 110 18 9 9 0 010-18z'
const SLOT = 'M85 172v13'

/** The hero: a machine of gumballs, which are the balls of the bingo. */
export const Machine = ({ className = '' }: { className?: string | undefined }) => (
  <svg viewBox="0 0 170 238" className={`${styles.machine} ${className}`} aria-hidden="true">
    <ellipse className={styles.ground} cx="92" cy="227" rx="76" ry="10" />
    <path className={styles.glass} d={GLOBE} />
    <path className={styles.rim} d={IN} />
    <g className={styles.ink}>
      <path className={styles.pink} d={PINK} />
      <path className={styles.sun} d={SUN} />
      <path className={styles.sky} d={SKY} />
      <path className={styles.white} d={WHITE} />
    </g>
    <path className={styles.gleam} d="M36 74a52 52 0 0124-30M31 88l1-4" />
    <g className={styles.ink}>
      <path className={styles.red} d={KNOB + NECK + FOOT} />
      <path className={styles.yellow} d={CAP + BODY} />
      <path className={styles.red} d={STRIPES} />
      <path className={styles.paper} d={HANDLE} />
    </g>
    <path className={styles.shade} d="M129 170l8 38M122 168l8 40M115 168l7 40" />
    <path className={styles.hatch} d={HATCH} />
    <path className={styles.keys} d={KNOB + CAP + GLOBE + NECK + BODY + FOOT + HANDLE + HATCH + SLOT} />
    <path className={styles.rim} d={OUT} />
    <path className={styles.white} d={OUT} />
    {NUMBERED.map(([x, y, number]) => (
      <text key={number} x={x} y={y + 5.5} className={styles.number}>
        {number}
      </text>
    ))}
  </svg>
)
