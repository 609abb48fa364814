import styles from './Stage.module.css'

export function Lion() {
  return (
    <svg viewBox="0 0 96 96" className={styles.troupe} aria-hidden="true">
      <path
        fill="#fff"
        d="M10 60C0 50 2 40 8 36 2 26 8 16 18 18c2-12 16-16 24-8 4-8 12-8 14-2 10-6 22 0 22 10 12 0 16 12 10 20 6 6 8 16-2 24 0 20-18 32-38 32S10 82 10 60z"
      />
      <path fill="var(--lion)" d="M16 54c0-22 14-34 32-34s32 12 32 34-14 38-32 38S16 76 16 54z" />
      <path fill="var(--curtain)" d="M48 6l8 12H40zM30 64h36c2 16-6 26-18 26S28 80 30 64z" />
      <path fill="#fff" d="M32 64h32v6l-5 4-5-4-6 4-6-4-5 4-5-4z" />
      <g fill="#fff" stroke="var(--stage-dark)" strokeWidth="3">
        <circle cx="34" cy="42" r="11" />
        <circle cx="62" cy="42" r="11" />
      </g>
      <circle cx="36" cy="44" r="5" />
      <circle cx="60" cy="44" r="5" />
      <path
        fill="none"
        stroke="var(--curtain)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M22 30q10-8 20 0M54 30q10-8 20 0"
      />
      <path fill="var(--seal)" d="M41 54q7-6 14 0-2 6-7 6t-7-6z" />
    </svg>
  )
}

export function Mask() {
  return (
    <svg viewBox="0 0 96 96" className={styles.troupe} aria-hidden="true">
      <path fill="var(--gold)" d="M14 22C20 8 34 2 48 2s28 6 34 20l-8 8H22z" />
      <circle cx="14" cy="18" r="8" fill="var(--curtain)" />
      <circle cx="82" cy="18" r="8" fill="var(--curtain)" />
      <circle cx="48" cy="6" r="7" fill="var(--curtain)" />
      <path
        fill="#fff"
        stroke="var(--stage-dark)"
        strokeWidth="2"
        d="M18 26q30-10 60 0c4 34-8 66-30 68C26 92 14 60 18 26z"
      />
      <path
        fill="var(--curtain)"
        d="M48 22c6 0 8 8 6 22l-6 14-6-14c-2-14 0-22 6-22zM24 66c6 0 10 4 12 12-6 2-10-4-12-12zM72 66c-6 0-10 4-12 12 6 2 10-4 12-12z"
      />
      <path
        fill="var(--stage-dark)"
        d="M22 44c2-10 14-14 20-4-4 12-14 14-20 4zM74 44c-2-10-14-14-20-4 4 12 14 14 20 4z"
      />
      <circle cx="33" cy="43" r="3.5" fill="#fff" />
      <circle cx="63" cy="43" r="3.5" fill="#fff" />
      <path fill="var(--stage-dark)" d="M38 74q10-4 20 0-4 8-10 8t-10-8z" />
    </svg>
  )
}

export function Monkey() {
  return (
    <svg viewBox="0 0 96 96" className={styles.troupe} aria-hidden="true">
      <path
        fill="none"
        stroke="var(--curtain)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M36 20C26 0 12-2 6 4M60 20C70 0 84-2 90 4"
      />
      <path fill="var(--gold)" d="M20 30q28-24 56 0l-4 8q-24-14-48 0z" />
      <circle cx="12" cy="54" r="11" fill="#c98a4a" />
      <circle cx="84" cy="54" r="11" fill="#c98a4a" />
      <path fill="#c98a4a" d="M16 52c0-18 14-28 32-28s32 10 32 28-12 42-32 42-32-24-32-42z" />
      <path
        fill="var(--monkey)"
        d="M48 44c-8-12-26-8-26 8 0 10 4 14 8 18 2 12 8 20 18 20s16-8 18-20c4-4 8-8 8-18 0-16-18-20-26-8z"
      />
      <path fill="var(--curtain)" d="M36 48c4-6 8-6 12 2 4-8 8-8 12-2-2 8-8 12-12 20-4-8-10-12-12-20z" />
      <circle cx="35" cy="53" r="4.5" />
      <circle cx="61" cy="53" r="4.5" />
      <path
        fill="none"
        stroke="var(--stage-dark)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M38 78q10 8 20 0"
      />
    </svg>
  )
}

export function Ox() {
  return (
    <svg viewBox="0 0 96 96" className={styles.troupe} aria-hidden="true">
      <path
        fill="var(--skin)"
        stroke="var(--stage-dark)"
        strokeWidth="2"
        d="M26 32C6 34-2 18 4 2c6 12 16 14 28 16zM70 32c20 2 28-14 22-30-6 12-16 14-28 16z"
      />
      <path
        fill="var(--ox)"
        d="M28 18q20-8 40 0c6 6 8 14 6 22l14 2c-2 10-10 12-16 10-2 8-4 14-6 18 2 16-6 24-18 24s-20-8-18-24c-2-4-4-10-6-18-6 2-14 0-16-10l14-2c-2-8 0-16 4-22z"
      />
      <ellipse cx="48" cy="78" rx="18" ry="15" fill="#ffd9c2" />
      <circle cx="41" cy="76" r="3" />
      <circle cx="55" cy="76" r="3" />
      <path fill="none" stroke="var(--gold)" strokeWidth="4" d="M42 84q6 10 12 0" />
      <circle cx="36" cy="48" r="4.5" />
      <circle cx="60" cy="48" r="4.5" />
      <path fill="var(--curtain)" d="M48 16l6 10-6 10-6-10z" />
      <path
        fill="none"
        stroke="var(--stage-dark)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M28 40l10 2M68 40l-10 2"
      />
    </svg>
  )
}
