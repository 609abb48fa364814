import styles from './Street.module.css'

/** A cat on a chimney. */
export function Cat() {
  return (
    <svg viewBox="0 0 96 96" className={styles.roof} aria-hidden="true">
      <path fill="var(--tile)" d="M10 70h76v24H10z" />
      <path stroke="var(--street)" strokeWidth="2" d="M10 82h76M30 70v12M56 70v12M44 82v12M72 82v12" />
      <path
        fill="var(--cat)"
        d="M26 70c-2-22 8-34 22-36l-4-20 10 8q6-2 12 0l10-8-1 22c4 8 0 16-8 19 4 5 5 10 4 15z"
      />
      <path
        fill="none"
        stroke="var(--cat)"
        strokeWidth="7"
        strokeLinecap="round"
        d="M28 66C12 66 8 48 18 42"
      />
      <path fill="#fff" d="M50 70c-2-12 0-18 6-20 6 4 8 12 6 20z" />
      <path
        fill="none"
        stroke="var(--street)"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M52 34q3-3 6 0M64 34q3-3 6 0M58 42q3 3 6 0"
      />
    </svg>
  )
}

/** An antenna and a dish. */
export function Antenna() {
  return (
    <svg viewBox="0 0 96 96" className={styles.roof} aria-hidden="true">
      <path
        stroke="var(--antenna)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M34 94V20M16 26h36M20 38h28M24 50h20M20 20v12M34 14v12M48 20v12"
      />
      <path fill="var(--antenna)" d="M56 44c22-4 36 10 34 32C70 78 56 64 56 44z" />
      <path fill="none" stroke="#fff" strokeWidth="2.5" strokeLinecap="round" d="M72 60l12-14" />
      <circle cx="85" cy="45" r="4" fill="#fff" />
      <path stroke="var(--antenna)" strokeWidth="5" d="M68 74v20M56 92h28" />
      <path
        fill="none"
        stroke="var(--lamp)"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M26 8q8-8 16 0M20 2Q34-10 48 2"
      />
    </svg>
  )
}

/** A garden on the roof, washing on a line. */
export function Garden() {
  return (
    <svg viewBox="0 0 96 96" className={styles.roof} aria-hidden="true">
      <path stroke="#fff" strokeWidth="2" d="M6 34q42 14 84-2" fill="none" />
      <path stroke="var(--tile)" strokeWidth="5" strokeLinecap="round" d="M6 94V28M90 94V26" />
      <path fill="var(--lamp)" d="M22 38l16 3-2 20H22z" />
      <path fill="var(--cat)" d="M52 41l8-1 4 6 4-7 7-1-2 22H56z" />
      <path fill="var(--tile)" d="M10 76h76l-4 18H14z" />
      <g fill="var(--green)">
        <circle cx="22" cy="72" r="10" />
        <circle cx="40" cy="68" r="11" />
        <circle cx="58" cy="72" r="10" />
        <circle cx="74" cy="70" r="10" />
      </g>
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="4.5"
        strokeLinecap="round"
        d="M24 68h.1M42 64h.1M60 70h.1M76 66h.1"
      />
    </svg>
  )
}

/** A turret with a clock. */
export function Clock() {
  return (
    <svg viewBox="0 0 96 96" className={styles.roof} aria-hidden="true">
      <path stroke="var(--lamp)" strokeWidth="3" d="M48 12V0" />
      <path fill="var(--lamp)" d="M48 0l16 4-16 5z" />
      <path fill="var(--tile)" d="M14 44L48 10l34 34z" />
      <path fill="var(--clock)" d="M20 44h56v50H20z" />
      <circle cx="48" cy="66" r="18" fill="#fff" stroke="var(--street)" strokeWidth="3" />
      <path
        fill="none"
        stroke="var(--street)"
        strokeWidth="3.5"
        strokeLinecap="round"
        d="M48 66V54M48 66l8 5"
      />
      <path stroke="var(--street)" strokeWidth="2" d="M48 50v3M48 79v3M32 66h3M61 66h3" />
    </svg>
  )
}
