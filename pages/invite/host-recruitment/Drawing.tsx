import type { HostRole } from '#shared/api/star-host'
import styles from './Drawing.module.css'

/** A microphone under the spotlights, and who listens. */
export function Stage() {
  return (
    <svg
      className={styles.stage}
      viewBox="0 0 375 190"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path className={styles.beam} d="M40-30h36l150 210H110z" />
      <path className={styles.beam} data-second="" d="M335-30h-36L149 180h116z" />
      <ellipse className={styles.floor} cx="187" cy="172" rx="150" ry="22" />
      <g className={styles.waves}>
        <path d="M146 70a46 46 0 000 52M129 58a70 70 0 000 76" />
        <path d="M228 70a46 46 0 010 52M245 58a70 70 0 010 76" />
      </g>
      <path className={styles.stand} d="M187 132v34M164 170h46M163 96c0 16 10 30 24 30s24-14 24-30" />
      <rect className={styles.mic} x="171" y="52" width="32" height="60" rx="16" />
      <path className={styles.grille} d="M173 72h28M173 82h28M173 92h28M187 54v46" />
      <g className={styles.people}>
        <path d="M-6 190c0-22 10-30 24-30s24 8 24 30z M64 190c0-17 8-24 19-24s19 7 19 24z M300 190c0-18 8-26 20-26s20 8 20 26z M350 190c0-22 8-28 20-28s20 8 20 28z" />
        <circle cx="18" cy="148" r="12" />
        <circle cx="83" cy="156" r="9" />
        <circle cx="320" cy="153" r="10" />
        <circle cx="369" cy="149" r="11" />
      </g>
      <g className={styles.sparks}>
        <path d="M92 64l3 8 8 3-8 3-3 8-3-8-8-3 8-3z" />
        <path d="M286 60l4 10 10 4-10 4-4 10-4-10-10-4 10-4z" />
        <path d="M258 112l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" />
      </g>
    </svg>
  )
}

const SIGNS: Readonly<Record<HostRole, string>> = {
  voice: 'M6 16a14 10 0 1114 10c-2 0-4 0-6-1l-7 4 2-6a10 10 0 01-3-7zM14 16h0M20 16h0M26 16h0',
  singing: 'M14 27V9l15-3v18M14 27a4 4 0 11-4-4 4 4 0 014 4zM29 24a4 4 0 11-4-4 4 4 0 014 4z',
  werewolf: 'M29 22A13 13 0 0115 5a13 13 0 1014 17zM24 8v5M21.5 10.5h5',
}

/** Sign of a role, 36 design px. */
export const RoleSign = ({ role }: { role: HostRole }) => (
  <svg className={styles.sign} viewBox="0 0 36 36" aria-hidden="true">
    <path d={SIGNS[role]} />
  </svg>
)

/** A star of a host. */
export const Star = ({ lit }: { lit: boolean }) => (
  <svg className={styles.star} viewBox="0 0 24 24" data-lit={lit || undefined} aria-hidden="true">
    <path d="M12 2l3 6.6 7 .8-5.2 4.8 1.4 7L12 17.7 5.8 21.2l1.4-7L2 9.4l7-.8z" />
  </svg>
)
