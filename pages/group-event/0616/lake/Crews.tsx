import styles from './Lake.module.css'

/** An otter that leans back on its raft. */
export function Otter() {
  return (
    <svg viewBox="0 0 96 96" className={styles.crew} aria-hidden="true">
      <path fill="var(--wood)" stroke="var(--kit-ink)" strokeWidth="2" d="M4 78h84v12H4zM12 90h68v5H12z" />
      <path
        fill="var(--fur)"
        d="M10 78c-8-4-10-14-4-20 4 6 8 6 12 2-4-26 8-38 22-40 14-2 26 8 24 22-1 8-6 12-10 14 4 8 4 16 2 22z"
      />
      <path fill="var(--cream)" d="M30 78c-8-14-6-30 6-36 6 6 14 10 18 14 4 8 4 16 2 22z" />
      <circle cx="26" cy="24" r="5" fill="var(--fur)" />
      <circle cx="58" cy="22" r="5" fill="var(--fur)" />
      <ellipse cx="50" cy="40" rx="11" ry="8" fill="var(--cream)" />
      <ellipse cx="54" cy="36" rx="4" ry="2.8" fill="var(--kit-ink)" />
      <circle cx="40" cy="31" r="2.6" fill="var(--kit-ink)" />
      <circle cx="56" cy="29" r="2.6" fill="var(--kit-ink)" />
      <path
        fill="none"
        stroke="var(--kit-ink)"
        strokeWidth="1.6"
        strokeLinecap="round"
        d="M44 43l-8-1M45 46l-7 2M53 44q3 2 6 0"
      />
      <path fill="none" stroke="var(--fur)" strokeWidth="9" strokeLinecap="round" d="M48 58l26-4" />
      <path
        fill="none"
        stroke="var(--rope)"
        strokeWidth="5"
        strokeLinecap="round"
        d="M66 56l28-2M70 58q-14 10-8 20"
      />
    </svg>
  )
}

/** A drake on its raft, rope in the beak. */
export function Drake() {
  return (
    <svg viewBox="0 0 96 96" className={styles.crew} aria-hidden="true">
      <path fill="var(--wood)" stroke="var(--kit-ink)" strokeWidth="2" d="M8 78h84v12H8zM16 90h68v5H16z" />
      <path fill="var(--down)" d="M36 78c-6-22 10-34 30-30 10 2 16-2 22-10 8 20 2 40-16 40z" />
      <path fill="#fff" opacity=".55" d="M52 70c4-12 18-14 28-8-4 10-18 14-28 8z" />
      <path fill="var(--cream)" d="M30 48h20v6H30z" />
      <path fill="var(--drake)" d="M30 48c-6-4-8-10-7-16 2-12 14-18 24-14 10 5 12 18 3 30z" />
      <path fill="var(--gold)" stroke="var(--kit-ink)" strokeWidth="1.4" d="M24 28L4 32q-2 6 4 7l17-1z" />
      <circle cx="34" cy="28" r="4" fill="#fff" />
      <circle cx="33" cy="28" r="2" fill="var(--kit-ink)" />
      <path fill="none" stroke="var(--kit-ink)" strokeWidth="2" strokeLinecap="round" d="M29 22l8-2" />
      <path
        fill="none"
        stroke="var(--rope)"
        strokeWidth="5"
        strokeLinecap="round"
        d="M14 36L0 40M14 36q-2 14 6 24"
      />
      <path fill="none" stroke="var(--gold)" strokeWidth="4" strokeLinecap="round" d="M50 78v-6M62 78v-6" />
    </svg>
  )
}
