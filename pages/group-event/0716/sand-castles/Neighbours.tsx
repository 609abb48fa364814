import styles from './Beach.module.css'

export function Crab() {
  return (
    <svg viewBox="0 0 96 96" className={styles.neighbour} aria-hidden="true">
      <g fill="none" stroke="var(--crab)" strokeWidth="5" strokeLinecap="round">
        <path d="M20 62L6 54M18 70L4 70M20 78L8 86M76 62l14-8M78 70h14M76 78l12 8M24 50Q10 44 10 30M72 50q14-6 14-20M38 42V30M58 42V30" />
      </g>
      <path
        fill="var(--crab)"
        d="M10 34C-2 28 0 10 10 6l2 12 12-6c2 14-4 22-14 22zM86 34c12-6 10-24 0-28l-2 12-12-6c-2 14 4 22 14 22zM16 66c0-18 14-26 32-26s32 8 32 26-14 24-32 24-32-6-32-24z"
      />
      <g fill="#fff" stroke="var(--kit-ink)" strokeWidth="2">
        <circle cx="38" cy="28" r="7" />
        <circle cx="58" cy="28" r="7" />
      </g>
      <circle cx="39" cy="29" r="3" />
      <circle cx="57" cy="29" r="3" />
      <path fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" d="M36 68q12 10 24 0" />
      <path fill="#fff" opacity=".3" d="M22 60c2-10 12-14 20-14-8 4-14 8-20 14z" />
    </svg>
  )
}

export function Gull() {
  return (
    <svg viewBox="0 0 96 96" className={styles.neighbour} aria-hidden="true">
      <path
        fill="none"
        stroke="var(--star)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M42 78v16M54 78v16M36 94h10M48 94h10"
      />
      <path
        fill="#fff"
        stroke="var(--gull)"
        strokeWidth="2"
        d="M28 34C26 16 38 6 50 6s22 10 20 24c-2 8 4 14 8 20 8 14 2 30-22 32-20 2-38-4-50-20 12 2 20-4 22-28z"
      />
      <path fill="var(--gull)" d="M6 62c14 2 24-6 34-8 12-4 26 2 26 10-8 14-42 18-60-2z" />
      <path fill="var(--star)" stroke="var(--kit-ink)" strokeWidth="1.4" d="M68 22l24 6c-6 6-16 8-24 6z" />
      <circle cx="56" cy="22" r="4" />
      <circle cx="57.5" cy="20.5" r="1.4" fill="#fff" />
      <path fill="var(--crab)" d="M30 40q20 10 40-2l2 8q-22 12-44 2z" />
    </svg>
  )
}

export function Turtle() {
  return (
    <svg viewBox="0 0 96 96" className={styles.neighbour} aria-hidden="true">
      <path
        fill="#9fce7a"
        d="M62 52c-2-16 4-30 16-32 10 0 14 10 10 20-4 12-8 18-12 26zM14 76c-8 0-12 8-8 16 8 2 16-2 18-10zM66 78c6-2 12 4 12 14-8 2-16-2-18-10z"
      />
      <path
        fill="var(--turtle)"
        stroke="var(--kit-ink)"
        strokeWidth="2"
        d="M8 78c0-28 14-44 34-44s34 16 34 44c-20 8-48 8-68 0z"
      />
      <path
        fill="none"
        stroke="#cdeaa6"
        strokeWidth="3"
        strokeLinejoin="round"
        d="M42 42l12 10-4 14H34l-4-14zM30 52L16 60M54 52l14 8M34 66l-6 13M50 66l6 13"
      />
      <circle cx="78" cy="32" r="3.4" />
      <path fill="none" stroke="var(--kit-ink)" strokeWidth="2" strokeLinecap="round" d="M80 42q5 1 7-3" />
    </svg>
  )
}

export function Starfish() {
  return (
    <svg viewBox="0 0 96 96" className={styles.neighbour} aria-hidden="true">
      <path
        fill="var(--star)"
        stroke="#fff"
        strokeWidth="2"
        strokeLinejoin="round"
        d="M48 4c8 0 10 18 16 26 10 2 28 0 30 8 2 8-14 16-20 24 0 10 8 26 0 31-7 4-17-9-26-13-9 4-19 17-26 13-8-5 0-21 0-31C16 54 0 46 2 38c2-8 20-6 30-8 6-8 8-26 16-26z"
      />
      <g fill="#ffe2b8">
        <circle cx="48" cy="18" r="3" />
        <circle cx="80" cy="42" r="3" />
        <circle cx="16" cy="42" r="3" />
        <circle cx="68" cy="80" r="3" />
        <circle cx="28" cy="80" r="3" />
      </g>
      <circle cx="39" cy="46" r="4.5" />
      <circle cx="57" cy="46" r="4.5" />
      <path fill="none" stroke="var(--kit-ink)" strokeWidth="2.6" strokeLinecap="round" d="M40 58q8 8 16 0" />
      <circle cx="31" cy="54" r="4" fill="#ffb48a" />
      <circle cx="65" cy="54" r="4" fill="#ffb48a" />
    </svg>
  )
}
