import styles from './RegionMap.module.css'

const LANDS = [
  ['steppe', 'M0 0H178Q160 60 184 125 92 146 0 118Z'],
  ['sea', 'M178 0H350V119Q268 108 184 125 160 60 178 0Z'],
  ['plateau', 'M0 118Q92 146 184 125 206 185 172 250H0Z'],
  ['hills', 'M184 125Q268 108 350 119V250H172Q206 185 184 125Z'],
] as const

export const REGIONS = LANDS.map(([id]) => id)

/** Four regions that meet at one point, stretched behind their teams; mine is outlined. */
export function RegionMap({ mine }: { mine: string | null }) {
  return (
    <svg className={styles.map} viewBox="0 0 350 250" preserveAspectRatio="none" aria-hidden="true">
      {LANDS.map(([id, land]) => (
        <path key={id} className={styles.land} data-team={id} d={land} />
      ))}
      <g className={styles.signs}>
        <path d="M300 22q8-8 16 0t16 0M284 40q8-8 16 0t16 0M306 100q8-8 16 0t16 0M206 22q8-8 16 0" />
        <path d="M140 22q2-14 6-18M150 24q0-14 4-20M160 22q-2-14-4-18M10 104q2-12 6-16M20 106q0-12 4-18" />
        <path d="M6 246l22-30h30l18 30M110 246l12-18h20l10 18" />
        <path d="M262 248l26-36 20 26 14-18 24 28M196 248l16-22 12 22" />
      </g>
      {LANDS.map(
        ([id, land]) => id === mine && <path key={id} className={styles.mine} data-team={id} d={land} />,
      )}
    </svg>
  )
}
