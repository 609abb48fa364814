import styles from './Kites.module.css'

/** A crane with spread wings: red crown, black quills, long legs. */
export function Crane() {
  return (
    <svg viewBox="0 0 96 100" className={styles.kite} aria-hidden="true">
      <path
        fill="none"
        stroke="var(--night)"
        strokeWidth="2"
        strokeLinecap="round"
        d="M45 76l-4 23M51 76l4 23"
      />
      <path
        fill="var(--night)"
        stroke="var(--paper)"
        strokeWidth="1.5"
        d="M2 15c-1 14 2 26 8 35 4-3 6-7 6-11 0 7 2 13 7 18 3-4 4-8 3-12 2 6 5 10 10 13l8-20zM94 15c1 14-2 26-8 35-4-3-6-7-6-11 0 7-2 13-7 18-3-4-4-8-3-12-2 6-5 10-10 13l-8-20zM39 66c-4 6-5 11-4 17 3 0 5-2 7-5 0 5 2 9 6 12 4-3 6-7 6-12 2 3 4 5 7 5 1-6 0-11-4-17z"
      />
      <path
        fill="#fff"
        stroke="var(--jade)"
        strokeWidth="1.5"
        d="M48 36C40 20 22 10 2 14c2 9 5 17 10 23 4-1 6-4 7-7 0 6 3 11 7 15 3-2 5-5 5-9 1 6 4 10 8 13-1 9-1 16 1 22 2 4 5 7 8 9 3-2 6-5 8-9 2-6 2-13 1-22 4-3 7-7 8-13 0 4 2 7 5 9 4-4 7-9 7-15 1 3 3 6 7 7 5-6 8-14 10-23-20-4-38 6-46 22z"
      />
      <g fill="none" stroke="var(--jade)" strokeWidth="1.5" strokeLinecap="round">
        <path d="M10 19c12-1 22 5 30 16M17 27c8 0 15 5 20 11M86 19c-12-1-22 5-30 16M79 27c-8 0-15 5-20 11M43 55q5 5 10 0M43 62q5 5 10 0M44 69q4 4 8 0" />
      </g>
      <path fill="var(--gold)" d="M45 10l3-10 3 10z" />
      <path fill="#fff" stroke="var(--jade)" strokeWidth="1.5" d="M44 46V22c-5-6-1-14 4-14s9 8 4 14v24z" />
      <path fill="var(--night)" d="M44 44V24q4 4 8 0v20l-4-12z" />
      <path fill="var(--seal)" d="M42.5 15c0-4 2.5-7 5.5-7s5.5 3 5.5 7q-5.5-4-11 0z" />
    </svg>
  )
}
