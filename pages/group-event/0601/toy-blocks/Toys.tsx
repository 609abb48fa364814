import styles from './Toys.module.css'

export function Bear() {
  return (
    <svg viewBox="0 0 96 96" className={styles.toy} aria-hidden="true">
      <g fill="var(--brown)">
        <circle cx="26" cy="20" r="13" />
        <circle cx="70" cy="20" r="13" />
        <path d="M22 92c-6-26 4-40 26-40s32 14 26 40z" />
        <ellipse cx="20" cy="68" rx="9" ry="14" transform="rotate(28 20 68)" />
        <ellipse cx="76" cy="68" rx="9" ry="14" transform="rotate(-28 76 68)" />
        <circle cx="48" cy="36" r="27" />
      </g>
      <g fill="var(--cream)">
        <circle cx="26" cy="20" r="6" />
        <circle cx="70" cy="20" r="6" />
        <ellipse cx="48" cy="44" rx="14" ry="11" />
        <ellipse cx="48" cy="78" rx="14" ry="14" />
      </g>
      <g fill="var(--title-ink)">
        <circle cx="37" cy="32" r="3" />
        <circle cx="59" cy="32" r="3" />
        <ellipse cx="48" cy="40" rx="4.5" ry="3" />
      </g>
      <path
        fill="none"
        stroke="var(--title-ink)"
        strokeWidth="2"
        strokeLinecap="round"
        d="M48 43v4q-4 4-7 1M48 47q4 4 7 1"
      />
      <path fill="var(--red)" d="M48 62l-13-6v12zM48 62l13-6v12z" />
    </svg>
  )
}

export function Duck() {
  return (
    <svg viewBox="0 0 96 96" className={styles.toy} aria-hidden="true">
      <path
        fill="var(--yellow)"
        d="M12 62c-4-6-6-10-10-12 4 20 10 42 36 42h18c22 0 32-16 30-30-2-10-12-14-20-10-4-4-2-8 2-14 6-16-6-32-22-32S20 18 24 34c2 8 4 14-2 20-4 4-6 6-10 8z"
      />
      <path fill="#fff" opacity=".35" d="M34 66c10-6 26-4 32 4-4 12-26 12-32-4z" />
      <path fill="var(--red)" d="M66 24c8-2 18 0 26 4-6 8-18 10-27 6z" />
      <circle cx="54" cy="22" r="4" fill="var(--title-ink)" />
      <circle cx="55.5" cy="20.5" r="1.4" fill="#fff" />
      <path
        fill="none"
        stroke="var(--title-ink)"
        strokeOpacity=".5"
        strokeWidth="2"
        strokeLinecap="round"
        d="M70 29q8 1 14-1"
      />
    </svg>
  )
}

export function Rocket() {
  return (
    <svg viewBox="0 0 96 96" className={styles.toy} aria-hidden="true">
      <path fill="var(--red)" d="M30 58L12 78v14l20-10zM66 58l18 20v14L64 82z" />
      <path
        fill="#fff"
        stroke="var(--blue)"
        strokeWidth="3"
        d="M48 2c18 16 22 40 16 80H32C26 42 30 18 48 2z"
      />
      <path fill="var(--blue)" d="M48 2c8 7 13 15 16 26H32C35 17 40 9 48 2z" />
      <circle cx="48" cy="46" r="10" fill="var(--rug)" stroke="var(--blue)" strokeWidth="3" />
      <path fill="none" stroke="#fff" strokeWidth="2.5" strokeLinecap="round" d="M43 44q2-4 6-4" />
      <path fill="var(--blue)" d="M32 68h32l-1 14H33z" />
      <path fill="var(--gold)" d="M36 84h24l-6 12-6-6-6 6z" />
    </svg>
  )
}

export function Robot() {
  return (
    <svg viewBox="0 0 96 96" className={styles.toy} aria-hidden="true">
      <path stroke="var(--title-ink)" strokeWidth="3" d="M48 14V4" />
      <circle cx="48" cy="5" r="5" fill="var(--red)" />
      <path
        fill="var(--grey)"
        stroke="var(--title-ink)"
        strokeWidth="2"
        d="M20 14h56q4 0 4 4v28q0 4-4 4H20q-4 0-4-4V18q0-4 4-4zM26 56h44q4 0 4 4v30H22V60q0-4 4-4z"
      />
      <path
        fill="var(--grey)"
        stroke="var(--title-ink)"
        strokeWidth="2"
        d="M8 60h10v24H8zM78 60h10v24H78zM8 24h6v16H8zM82 24h6v16h-6z"
      />
      <g fill="var(--gold)" stroke="var(--title-ink)" strokeWidth="2">
        <circle cx="36" cy="28" r="7" />
        <circle cx="60" cy="28" r="7" />
      </g>
      <path fill="#fff" stroke="var(--title-ink)" strokeWidth="2" d="M34 40h28v5H34z" />
      <path stroke="var(--title-ink)" strokeWidth="1.5" d="M41 40v5M48 40v5M55 40v5" />
      <path fill="var(--red)" d="M48 83c-11-7-11-16-5-16 3 0 4 2 5 4 1-2 2-4 5-4 6 0 6 9-5 16z" />
    </svg>
  )
}
