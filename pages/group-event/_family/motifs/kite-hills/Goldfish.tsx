import styles from './Kites.module.css'

/** A goldfish seen from above: bulging eyes, scales, three veils of a tail. */
export function Goldfish() {
  return (
    <svg viewBox="0 0 96 100" className={styles.kite} aria-hidden="true">
      <g fill="var(--gold)" stroke="var(--paper)" strokeWidth="1.6">
        <path d="M48 54C34 60 20 72 14 94c10-7 17-7 22 1 4-8 8-11 12-3 4-8 8-5 12 3 5-8 12-8 22-1C76 72 62 60 48 54z" />
        <path d="M30 28C16 26 6 34 4 48c10-4 19-3 30 2zM66 28c14-2 24 6 26 20-10-4-19-3-30 2z" />
      </g>
      <g fill="none" stroke="var(--seal)" strokeWidth="1.4" strokeLinecap="round">
        <path d="M40 62C32 68 26 76 23 86M45 64c-5 8-7 14-8 24M51 64c5 8 7 14 8 24M56 62c8 6 14 14 17 24M48 64v20M28 34c-8 0-14 4-18 9M68 34c8 0 14 4 18 9" />
      </g>
      <path
        fill="var(--seal)"
        stroke="var(--paper)"
        strokeWidth="1.6"
        d="M48 6c14 0 23 10 23 24 0 16-9 30-23 36C34 60 25 46 25 30 25 16 34 6 48 6z"
      />
      <g fill="none" stroke="var(--gold)" strokeWidth="1.5" strokeLinecap="round">
        <path d="M32 34c5 6 11 6 16 0 5 6 11 6 16 0M35 43c4 6 9 6 13 0 4 6 9 6 13 0M40 52c3 4 6 4 8 0 2 4 5 4 8 0" />
      </g>
      <path fill="var(--gold)" d="M39 27c2-8 6-11 9-11s7 3 9 11c-6-3-12-3-18 0z" />
      <g fill="var(--paper)" stroke="var(--gold)" strokeWidth="2">
        <circle cx="27" cy="19" r="8" />
        <circle cx="69" cy="19" r="8" />
      </g>
      <circle cx="26" cy="18" r="3.6" />
      <circle cx="70" cy="18" r="3.6" />
    </svg>
  )
}
