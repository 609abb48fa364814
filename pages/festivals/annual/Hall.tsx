import type { ReviewSlide } from '#shared/api/festival-annual'
import styles from './theme.module.css'

/** A hall with curtains, spotlights and a cup. */
export const Hall = () => (
  <svg viewBox="0 0 375 204" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
    <path className={styles.light} d="M286 204L206 0h40zM286 204L330 0h40z" />
    <path className={styles.curtain} d="M375 0v204h-24q8-100-30-204z" />
    <ellipse className={styles.stage} cx="286" cy="190" rx="86" ry="16" />
    <path className={styles.cup} d="M258 72h56q0 44-18 54v18h10v10h-40v-10h10v-18q-18-10-18-54z" />
    <path className={styles.ear} d="M258 82h-14q0 26 20 30M314 82h14q0 26-20 30" />
    <path
      className={styles.star}
      d="M286 84l4.600 9.400 10.400 1.500-7.500 7.300 1.800 10.300-9.300-4.900-9.300 4.900 1.800-10.300-7.500-7.300 10.400-1.500z"
    />
    <path className={styles.base} d="M262 154h48v26h-48z" />
    <g className={styles.confetti}>
      <path d="M224 58l6 4M238 30l2 7M336 52l6-5M350 92l7 2M226 108l-6 3M262 40l5 4M310 30l-3 7" />
    </g>
  </svg>
)

/** The token: starlight. */
export const Starlight = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path
      className={styles.star}
      d="M12 1.500q1.500 9 10.500 10.500Q13.500 13.500 12 22.500 10.500 13.500 1.500 12 10.500 10.500 12 1.500z"
    />
  </svg>
)

/** What each slide of the year is about. */
const EMBLEMS: Record<ReviewSlide['id'], string> = {
  days: 'M12 16h40v36H12zM12 26h40M22 10v10M42 10v10M22 36h6M36 36h6M22 44h6',
  hours: 'M32 10a9 9 0 0 1 9 9v12a9 9 0 0 1-18 0V19a9 9 0 0 1 9-9zM16 30a16 16 0 0 0 32 0M32 46v10M24 56h16',
  gifts: 'M12 26h40v10H12zM16 36h32v20H16zM32 26v30M32 26q-16-2-12-12 8-4 12 12 4-16 12-12 4 10-12 12z',
  friend: 'M22 30a8 8 0 1 1 .1 0zM42 30a8 8 0 1 1 .1 0zM8 54q0-18 14-18t14 18zM40 36q16 0 16 18H44',
  room: 'M10 32L32 12l22 20M16 28v26h32V28M26 54V40h12v14',
}

export const Emblem = ({ of }: { of: ReviewSlide['id'] }) => (
  <svg viewBox="0 0 64 64" aria-hidden="true">
    <path className={styles.emblem} d={EMBLEMS[of]} />
  </svg>
)
