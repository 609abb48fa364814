import type { WerewolfGame } from '#shared/api/werewolf-games'
import styles from './Banner.module.css'

/** The banner of the camp that won, between two torches; blank until that is known. */
export const Banner = ({ camp }: { camp: WerewolfGame['winner'] | undefined }) => (
  <svg className={styles.banner} viewBox="0 0 375 150" data-camp={camp} aria-hidden="true">
    <path className={styles.glow} d="M0 150Q70 40 0 0h375q-70 40 0 150z" />
    {[70, 305].map((x) => (
      <g key={x} transform={`translate(${x} 0)`}>
        <path className={styles.flame} d="M0 40c-14 14-12 28 0 34 12-6 14-20 0-34z" />
        <path className={styles.spark} d="M0 54c-6 7-5 14 0 17 5-3 6-10 0-17z" />
        <path className={styles.post} d="M-8 76H8l-4 12v62h-8V88z" />
      </g>
    ))}
    <path className={styles.bar} d="M122 12h131v7H122zM114 9h10v13h-10zM251 9h10v13h-10z" />
    <path className={styles.cloth} d="M130 19h115v96l-57.500 26L130 115z" />
    <path className={styles.hem} d="M138 19v91l49.500 22 49.500-22V19" />
    {camp === 'werewolves' && (
      <path
        className={styles.sign}
        d="M160 40l14 14h27l14-14v30l-12 26-15.500 14L172 96l-12-26zM175 74l7 4M200 74l-7 4M181 94h13"
      />
    )}
    {camp === 'village' && (
      <path
        className={styles.sign}
        d="M156 78l31.500-28L219 78M164 72v34h47V72M180 106V88h15v18M187.500 40v-8M170 46l-5-6M205 46l5-6"
      />
    )}
  </svg>
)
