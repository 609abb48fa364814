import styles from './Garden.module.css'

export function Rose() {
  return (
    <svg viewBox="0 0 96 96" className={styles.flower} aria-hidden="true">
      <path
        fill="var(--stem)"
        d="M48 96c-16-2-28-12-32-24 14-2 26 4 32 14 6-10 18-16 32-14-4 12-16 22-32 24z"
      />
      <path
        fill="var(--rose)"
        stroke="#fff"
        strokeWidth="1.8"
        d="M48 88C24 86 10 66 16 44c4-4 8-6 12-6-2-12 8-24 20-24s22 12 20 24c4 0 8 2 12 6 6 22-8 42-32 44z"
      />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="2.2"
        strokeLinecap="round"
        d="M28 40c2 16 10 24 22 24 10 0 16-6 18-24M36 38c0 10 6 16 12 16s12-6 12-14c0-7-6-12-12-12s-9 4-9 9 4 8 8 8"
      />
    </svg>
  )
}

export function Tulip() {
  return (
    <svg viewBox="0 0 96 96" className={styles.flower} aria-hidden="true">
      <path
        fill="var(--tulip)"
        stroke="#fff"
        strokeWidth="1.8"
        d="M18 26c8 4 13 8 16 14 2-12 7-20 14-26 7 6 12 14 14 26 3-6 8-10 16-14 8 34-4 64-30 66-26-2-38-32-30-66z"
      />
      <path
        fill="#fff"
        opacity=".3"
        d="M48 14c7 6 12 14 14 26-2 20-8 36-14 50-6-14-12-30-14-50 2-12 7-20 14-26z"
      />
    </svg>
  )
}

const PETALS = [0, 36, 72, 108, 144, 180, 216, 252, 288, 324]

export function Daisy() {
  return (
    <svg viewBox="0 0 96 96" className={styles.flower} aria-hidden="true">
      <g fill="#fff" stroke="var(--daisy)" strokeWidth="1.8">
        {PETALS.map((turn) => (
          <path
            key={turn}
            transform={`rotate(${turn} 48 50)`}
            d="M48 50c-11-12-11-34 0-44 11 10 11 32 0 44z"
          />
        ))}
      </g>
      <circle cx="48" cy="50" r="15" fill="var(--gold)" stroke="var(--daisy)" strokeWidth="1.8" />
      <path
        fill="none"
        stroke="var(--daisy)"
        strokeWidth="2.4"
        strokeLinecap="round"
        d="M42 47h.1M54 47h.1M43 54q5 4 10 0"
      />
    </svg>
  )
}

export function Bluebell() {
  return (
    <svg viewBox="0 0 96 96" className={styles.flower} aria-hidden="true">
      <path
        fill="none"
        stroke="var(--stem)"
        strokeWidth="4.5"
        strokeLinecap="round"
        d="M48 96V34c0-18 18-26 28-16M48 52c0-16-18-22-28-12"
      />
      <g fill="var(--bell)" stroke="#fff" strokeWidth="1.8">
        <path d="M76 14c12 4 16 16 14 34l-7-5-7 6-7-6-7 5c-2-18 2-30 14-34z" />
        <path d="M20 34c12 4 16 16 14 34l-7-5-7 6-7-6-7 5c-2-18 2-30 14-34z" />
        <path d="M48 44c12 4 16 16 14 36l-7-5-7 6-7-6-7 5c-2-20 2-32 14-36z" />
      </g>
    </svg>
  )
}

export function Peony() {
  return (
    <svg viewBox="0 0 96 96" className={styles.flower} aria-hidden="true">
      <path
        fill="var(--stem)"
        d="M48 96C30 94 20 88 14 76c14 0 26 4 34 10 8-6 20-10 34-10-6 12-16 18-34 20z"
      />
      <g fill="var(--peony)" stroke="#fff" strokeWidth="1.8">
        <path d="M48 86C20 88 4 70 8 50c4-14 18-16 24-8 4-8 12-12 16-12s12 4 16 12c6-8 20-6 24 8 4 20-12 38-40 36z" />
        <path d="M22 52c-8-14-2-28 12-30 2-10 26-10 28 0 14 2 20 16 12 30-6 16-46 16-52 0z" />
        <path d="M34 48c-6-12 2-24 14-24s20 12 14 24c-6 10-22 10-28 0z" />
      </g>
      <circle cx="48" cy="42" r="6" fill="var(--gold)" />
    </svg>
  )
}
