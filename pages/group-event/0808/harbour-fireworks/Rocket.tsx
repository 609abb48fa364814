import styles from './Harbour.module.css'

/** The mortar that a rocket left, in its group's colour. */
function Holder() {
  return (
    <svg viewBox="0 0 24 30" className={styles.whole} aria-hidden="true">
      <path fill="var(--gold)" d="M2 27h20v3H2z" />
      <path fill="currentColor" d="M6 6h12v21H6z" />
      <path fill="var(--lacquer)" d="M6 12h12v3H6zM6 20h12v3H6z" />
      <ellipse
        cx="12"
        cy="6"
        rx="7.5"
        ry="2.5"
        fill="var(--lacquer)"
        stroke="var(--gold)"
        strokeWidth="1.5"
      />
    </svg>
  )
}

/** Its tail: a streak that widens upwards, and embers that fall from it. */
function Line() {
  return (
    <svg viewBox="0 0 14 224" preserveAspectRatio="none" className={styles.tail} aria-hidden="true">
      <path fill="currentColor" opacity=".32" d="M7 224L1 40q6-16 12 0z" />
      <path fill="#fff3cf" opacity=".85" d="M7 224L5.4 40q1.6-12 3.2 0z" />
      <path
        fill="none"
        stroke="var(--gold)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="0 17"
        d="M3 66v130M11 74v110"
      />
    </svg>
  )
}

/** What a rocket leaves below it. */
export const rocket = { Holder, Line }
