import styles from './Fields.module.css'

export function Corn() {
  return (
    <svg viewBox="0 0 96 96" className={styles.crop} aria-hidden="true">
      <path
        fill="none"
        stroke="var(--prize-warm)"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M48 12C42 4 36 4 30 6M48 12c0-6 2-10 6-11M48 12c6-6 12-6 18-3"
      />
      <path
        fill="#ffc938"
        stroke="var(--corn)"
        strokeWidth="2.5"
        d="M48 8c16 6 22 28 20 54-2 16-8 26-20 32-12-6-18-16-20-32-2-26 4-48 20-54z"
      />
      <path
        fill="none"
        stroke="var(--corn)"
        strokeWidth="2"
        d="M40 14q-6 30-2 70M56 14q6 30 2 70M31 30q17 6 34 0M29 44q19 6 38 0"
      />
      <path
        fill="var(--leaf)"
        stroke="#fff6dc"
        strokeWidth="1.6"
        d="M46 95C22 94 12 70 16 40c14 14 26 30 30 55zM50 95c24-1 34-25 30-55-14 14-26 30-30 55z"
      />
    </svg>
  )
}

const GRAINS = [
  [40, 12, -10],
  [30, 22, -30],
  [50, 22, 30],
  [24, 36, -34],
  [46, 38, 30],
  [20, 52, -30],
  [44, 54, 24],
  [22, 68, -20],
  [42, 70, 18],
] as const

export function Rice() {
  return (
    <svg viewBox="0 0 96 96" className={styles.crop} aria-hidden="true">
      <path
        fill="none"
        stroke="var(--leaf)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M62 96C70 60 62 22 38 12q-8 4-6 30t0 40"
      />
      <path fill="var(--leaf)" d="M64 88c2-24 12-40 28-48-2 20-10 38-28 48z" />
      <g fill="#ffd25a" stroke="var(--rice)" strokeWidth="1.8">
        {GRAINS.map(([x, y, turn]) => (
          <ellipse
            key={`${x} ${y}`}
            cx={x - 2}
            cy={y + 8}
            rx="6.5"
            ry="10"
            transform={`rotate(${turn} ${x} ${y})`}
          />
        ))}
      </g>
    </svg>
  )
}

export function Pumpkin() {
  return (
    <svg viewBox="0 0 96 96" className={styles.crop} aria-hidden="true">
      <path
        fill="var(--leaf)"
        d="M44 26c-2-10-8-14-4-22l12 4c-4 6 0 10 0 18zM54 20c10-12 26-10 32-2-8 10-22 12-32 2z"
      />
      <g fill="#f5822a" stroke="var(--pumpkin)" strokeWidth="2.5">
        <ellipse cx="24" cy="60" rx="20" ry="32" />
        <ellipse cx="72" cy="60" rx="20" ry="32" />
        <ellipse cx="36" cy="60" rx="20" ry="35" />
        <ellipse cx="60" cy="60" rx="20" ry="35" />
        <ellipse cx="48" cy="60" rx="15" ry="36" />
      </g>
      <path
        fill="none"
        stroke="var(--kit-ink)"
        strokeWidth="5"
        strokeLinecap="round"
        d="M38 56h.1M58 56h.1"
      />
      <path fill="none" stroke="var(--kit-ink)" strokeWidth="3" strokeLinecap="round" d="M40 68q8 7 16 0" />
    </svg>
  )
}

const RAYS = [0, 24, 48, 72, 96, 120, 144, 168, 192, 216, 240, 264, 288, 312, 336]

export function Sunflower() {
  return (
    <svg viewBox="0 0 96 96" className={styles.crop} aria-hidden="true">
      <g fill="#ffc22e" stroke="#d98a12" strokeWidth="1.5">
        {RAYS.map((turn) => (
          <path key={turn} transform={`rotate(${turn} 48 48)`} d="M48 30c-9-8-7-20 0-28 7 8 9 20 0 28z" />
        ))}
      </g>
      <circle cx="48" cy="48" r="23" fill="var(--sunflower)" />
      <circle cx="48" cy="48" r="15" fill="none" stroke="#e0a24a" strokeWidth="3" strokeDasharray="2 4" />
      <circle cx="48" cy="48" r="7" fill="none" stroke="#e0a24a" strokeWidth="3" strokeDasharray="2 3" />
    </svg>
  )
}

export function Cotton() {
  return (
    <svg viewBox="0 0 96 96" className={styles.crop} aria-hidden="true">
      <path
        fill="var(--leaf)"
        d="M48 94C20 92 8 76 8 56c18 2 34 14 40 38zM48 94c28-2 40-18 40-38-18 2-34 14-40 38z"
      />
      <g fill="#fff" stroke="var(--cotton)" strokeWidth="2.2">
        <circle cx="28" cy="46" r="18" />
        <circle cx="68" cy="46" r="18" />
        <circle cx="48" cy="26" r="18" />
        <circle cx="48" cy="58" r="19" />
      </g>
      <path fill="#fff" d="M28 40h40v20H28z" />
      <path
        fill="none"
        stroke="var(--cotton)"
        strokeWidth="2"
        strokeLinecap="round"
        d="M42 40q6 6 12 0M34 54q4 4 8 0M54 54q4 4 8 0"
      />
    </svg>
  )
}
