import styles from './Kites.module.css'

/** A koi seen from above: slender, with barbels, red marks on white, fins spread and a forked tail in a turn. */
export function Koi() {
  return (
    <svg viewBox="0 0 96 100" className={styles.kite} aria-hidden="true">
      <g fill="var(--gold)" stroke="var(--paper)" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M46 70c-3 9-12 16-20 26 10-1 17-5 22-12 3 7 9 12 20 13C60 89 54 79 52 70z" />
        <path d="M34 34C22 36 11 46 6 60c12-1 23-7 30-15zM62 34c12 2 23 12 28 26-12-1-23-7-30-15zM36 58c-7 3-11 9-12 17 7-2 12-6 15-11zM60 58c7 3 11 9 12 17-7-2-12-6-15-11z" />
      </g>
      <path
        fill="none"
        stroke="var(--seal)"
        strokeWidth="1.5"
        d="M31 41q-12 5-18 14M65 41q12 5 18 14M45 78q-4 9-12 14M52 78q3 9 9 14"
      />
      <path fill="none" stroke="var(--gold)" strokeWidth="2" d="M41 10C36 8 32 4 31 0M55 10c5-2 9-6 10-10" />
      <path
        fill="var(--paper)"
        stroke="var(--seal)"
        strokeWidth="1.5"
        d="M48 4c9 0 15 8 16 20 1 18-7 36-12 52-1 3-6 3-7 0C40 60 31 42 32 24 33 12 39 4 48 4z"
      />
      <path
        fill="var(--seal)"
        d="M48 5c7 0 12 5 14 13-4 6-8 8-14 8s-10-3-13-8c2-8 6-13 13-13zM34 34c5-4 11-3 14 1s8 4 14 2c-1 6-3 12-5 17-5 3-9 1-12-3s-6-4-9-5c-1-4-2-8-2-12zM43 62c3-2 7-1 11 2-1 4-2 8-4 11-1 2-4 2-5 0-1-4-1-9-2-13z"
      />
      <path
        fill="none"
        stroke="var(--gold)"
        strokeWidth="1.5"
        d="M48 28v40M40 36q4 4 8 0 4 4 8 0M41 48q3 4 7 0 3 4 7 0"
      />
      <g fill="var(--paper)" stroke="var(--gold)" strokeWidth="1.5">
        <circle cx="38" cy="17" r="3.4" />
        <circle cx="58" cy="17" r="3.4" />
      </g>
      <path d="M37 16h2v2h-2zM57 16h2v2h-2z" />
    </svg>
  )
}
