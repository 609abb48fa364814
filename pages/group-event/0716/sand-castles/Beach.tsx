import styles from './Beach.module.css'

/** Noon at the sea: clouds, a sail, surf, and sand up to the foot of the page. */
export function Beach() {
  return (
    <svg
      viewBox="0 0 375 620"
      preserveAspectRatio="xMidYMin slice"
      className={styles.beach}
      aria-hidden="true"
    >
      <circle cx="330" cy="150" r="34" fill="var(--sun)" />
      <g fill="#fff" opacity=".9">
        <path d="M18 176c2-12 18-16 26-6 6-10 26-8 28 4 12-2 16 12 6 14H20c-10-2-10-10-2-12zM238 196c2-10 14-12 20-4 6-8 20-6 22 4 10-2 12 10 4 12h-44c-8-2-10-10-2-12z" />
      </g>
      <path fill="#fff" d="M150 246l4-48 26 48zM146 246l4-38-22 38z" />
      <path fill="var(--crab)" d="M122 248h64l-8 12h-46z" />
      <g fill="none" stroke="#fff" strokeWidth="2.5" strokeLinecap="round" opacity=".6">
        <path d="M20 246h34M226 256h46M300 240h26M60 276h40M196 284h30M306 280h44" />
      </g>
      <path
        className={styles.surf}
        fill="#fff"
        opacity=".9"
        d="M0 312q24-12 48 0t48 0 48 0 48 0 48 0 48 0 48 0 48 0v16q-24 10-48 0t-48 0-48 0-48 0-48 0-48 0-48 0-48 0z"
      />
      <path fill="var(--sand-dark)" opacity=".35" d="M0 474q90-16 188 0t187-4v150H0z" />
      <g fill="var(--sand-dark)">
        <path d="M24 368h3v3h-3zM60 402h3v3h-3zM338 372h3v3h-3zM300 350h3v3h-3zM356 420h3v3h-3zM14 436h3v3h-3zM188 352h3v3h-3z" />
      </g>
      <path fill="var(--crab)" d="M338 548l10-26 12 26z" />
      <path fill="none" stroke="var(--gull)" strokeWidth="3" d="M349 548v26" />
    </svg>
  )
}
