import styles from './Kites.module.css'

/** The Beijing swallow: fat wings, a forked tail, a peony on its breast. */
export function Swallow() {
  return (
    <svg viewBox="0 0 96 100" className={styles.kite} aria-hidden="true">
      <g fill="var(--night)" stroke="var(--paper)" strokeWidth="1.5">
        <path d="M46 62C40 74 29 86 17 97c15-3 25-11 31-23 6 12 16 20 31 23C67 86 56 74 50 62z" />
        <path d="M48 34C38 16 18 8 2 18c4 9 6 16 14 25 9 9 21 12 32 9 11 3 23 0 32-9 8-9 10-16 14-25C78 8 58 16 48 34z" />
        <path d="M48 12c9 0 13 8 12 20-1 16-5 28-12 36-7-8-11-20-12-36-1-12 3-20 12-20z" />
      </g>
      <g fill="none" stroke="var(--paper)" strokeWidth="1.5" strokeLinecap="round">
        <path d="M12 22c8-3 15-1 20 5M18 31c6-3 12-1 16 4M25 39c4-2 7-1 10 1M84 22c-8-3-15-1-20 5M78 31c-6-3-12-1-16 4M71 39c-4-2-7-1-10 1" />
        <path d="M29 88c5-4 9-8 12-13M67 88c-5-4-9-8-12-13" />
      </g>
      <path fill="var(--paper)" d="M48 32c7 0 9 6 8 13-1 6-4 12-8 16-4-4-7-10-8-16-1-7 1-13 8-13z" />
      <g fill="var(--seal)">
        <circle cx="48" cy="41" r="3.4" />
        <circle cx="44" cy="45" r="3.4" />
        <circle cx="52" cy="45" r="3.4" />
        <circle cx="45.5" cy="50" r="3.4" />
        <circle cx="50.5" cy="50" r="3.4" />
        <path d="M45 22h6l-3 5z" />
      </g>
      <circle cx="48" cy="46" r="2" fill="var(--gold)" />
      <path fill="var(--paper)" d="M37 17c4-1 7 1 8 5-4 1-7-1-8-5zM59 17c-4-1-7 1-8 5 4 1 7-1 8-5z" />
      <circle cx="41" cy="19" r="1.5" />
      <circle cx="55" cy="19" r="1.5" />
      <path fill="none" stroke="var(--gold)" strokeWidth="2" d="M4 19C18 11 36 18 48 36 60 18 78 11 92 19" />
    </svg>
  )
}
