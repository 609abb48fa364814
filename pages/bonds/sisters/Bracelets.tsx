import styles from './SistersPage.module.css'

const BEADS = ['a', 'b', 'c', 'd', 'a', 'c', 'b', 'd', 'a', 'b'] as const

function Ring({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <circle r="34" className={styles.cord} />
      {BEADS.map((bead, at) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: beads have no other identity
          key={at}
          r="7.5"
          cx="34"
          className={styles.bead}
          data-of={bead}
          transform={`rotate(${at * 36})`}
        />
      ))}
    </g>
  )
}

/** Two friendship bracelets, linked. */
export const Bracelets = () => (
  <svg viewBox="0 0 150 110" className={styles.bracelets} aria-hidden="true">
    <Ring x={52} y={56} turn={0} />
    <Ring x={100} y={58} turn={18} />
    <path className={styles.charm} d="M76 104c-11-8-13-14-12-18 1-5 9-6 12-1 3-5 11-4 12 1 1 4-1 10-12 18z" />
  </svg>
)
