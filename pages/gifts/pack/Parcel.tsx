import type { GiftPack } from '#shared/api/gift-pack'
import styles from './Parcel.module.css'

const CONFETTI = Array.from(
  { length: 14 },
  (_, nth) => [20 + ((nth * 61) % 260), 14 + ((nth * 37) % 92), nth % 3] as const,
)

/** The parcel on a table of confetti: it shakes while it is being bought, and opens as it is. */
export function Parcel(props: { pack: GiftPack; shaking: boolean; unwrapped: boolean }) {
  return (
    <svg
      viewBox="0 0 300 168"
      className={styles.scene}
      data-shaking={props.shaking || undefined}
      data-open={props.unwrapped || undefined}
      data-over={props.pack.state === 'soldOut' || props.pack.state === 'over' || undefined}
      aria-hidden="true"
    >
      {CONFETTI.map(([x, y, kind]) => (
        <rect
          key={`${x} ${y}`}
          className={styles.paper}
          data-kind={kind}
          x={x}
          y={y}
          width="9"
          height="5"
          rx="1"
          transform={`rotate(${x} ${x} ${y})`}
        />
      ))}
      <ellipse className={styles.shade} cx="150" cy="158" rx="92" ry="8" />
      <g className={styles.parcel}>
        <path className={styles.box} d="M74 76h152v76a6 6 0 01-6 6H80a6 6 0 01-6-6z" />
        <path className={styles.dark} d="M74 76h152v16H74z" />
        <path className={styles.band} d="M138 76h24v82h-24z" />
        <circle className={styles.dot} cx="98" cy="118" r="6" />
        <circle className={styles.dot} cx="116" cy="140" r="6" />
        <circle className={styles.dot} cx="184" cy="138" r="6" />
        <circle className={styles.dot} cx="203" cy="116" r="6" />
        <g className={styles.lid}>
          <path
            className={styles.box}
            d="M64 52h172a4 4 0 014 4v18a4 4 0 01-4 4H64a4 4 0 01-4-4V56a4 4 0 014-4z"
          />
          <path className={styles.band} d="M136 52h28v26h-28z" />
          <path
            className={styles.bow}
            d="M150 52c-20-34-58-30-52-8 4 14 34 12 52 8zM150 52c20-34 58-30 52-8-4 14-34 12-52 8z"
          />
          <path className={styles.dark} d="M142 44h16v14h-16z" />
        </g>
      </g>
    </svg>
  )
}
