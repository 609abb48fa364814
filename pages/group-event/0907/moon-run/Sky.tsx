import styles from './Sky.module.css'

/** Indigo night, clouds rolled in lines of gold, a branch of osmanthus. */
export function Sky() {
  return (
    <svg viewBox="0 0 375 640" preserveAspectRatio="xMidYMin slice" className={styles.sky} aria-hidden="true">
      <path
        fill="var(--moon)"
        d="M36 150h2v2h-2zM338 128h2v2h-2zM22 246h2v2h-2zM352 268h2v2h-2zM60 360h2v2h-2zM318 372h2v2h-2zM190 128h1.5v1.5H190zM14 320h2v2h-2zM362 196h2v2h-2z"
      />
      <g
        className={styles.clouds}
        fill="var(--cloud)"
        stroke="var(--gold)"
        strokeWidth="1.2"
        strokeOpacity=".75"
      >
        <path d="M-30 214q6-20 26-16 6-16 24-10 16-4 20 12 18-2 18 14z" />
        <path d="M300 336q4-18 22-14 8-16 26-8 16-4 20 10 18 0 18 12z" />
        <path d="M-20 424q8-18 26-12 10-14 26-6 18 0 18 18z" />
        <path fill="none" d="M-14 208q8-12 18-6t2 12M330 330q8-12 18-6t2 10" />
      </g>
      <g fill="none" stroke="#5d4632" strokeWidth="4" strokeLinecap="round">
        <path d="M375 176q-34-6-54-40M350 172q-4 16-20 20" />
      </g>
      <g fill="#4d8a5e">
        <path d="M322 138q-18-6-26 8 18 6 26-8zM336 156q-4-18-20-18 4 18 20 18zM352 170q12-14 4-28-14 12-4 28zM330 190q-16 0-20 14 16 2 20-14z" />
      </g>
      <g fill="var(--gold)">
        <circle cx="318" cy="150" r="4" />
        <circle cx="344" cy="160" r="4" />
        <circle cx="340" cy="186" r="4" />
        <circle cx="360" cy="186" r="3" />
      </g>
    </svg>
  )
}
