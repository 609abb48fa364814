import styles from './Boats.module.css'

const WAVES = [268, 330, 392, 454, 516, 578]

/** A slow river between willows, with a stone bridge at its far end. */
export function River() {
  return (
    <svg
      viewBox="0 0 375 640"
      preserveAspectRatio="xMidYMin slice"
      className={styles.river}
      aria-hidden="true"
    >
      <circle cx="318" cy="66" r="27" fill="var(--sun)" opacity=".85" />
      <path fill="var(--bank)" d="M0 128c40-22 78-28 120-14 40-26 96-24 136-4 44-18 84-16 119 2v60H0z" />
      <path fill="var(--willow)" opacity=".5" d="M0 146c60-18 118-18 190-4 70-14 130-12 185 4v30H0z" />
      <path fill="var(--water)" d="M0 168q94-10 188 0t187 0v472H0z" />
      <g fill="var(--stone)">
        <path d="M232 166v-16c18-22 92-26 143-8v34h-12c0-18-26-26-42-8-6 4-8 8-8 10h-14c0-18-26-24-42-8-4 4-6 6-6 10z" />
        <path fill="#fff" opacity=".5" d="M238 150c22-18 84-22 137-6v4c-52-14-112-12-137 6z" />
      </g>
      <g
        className={styles.drift}
        fill="none"
        stroke="#fff"
        strokeLinecap="round"
        strokeWidth="2.5"
        opacity=".6"
      >
        {WAVES.map((y, at) => (
          <path
            key={y}
            d={`M${at % 2 ? -10 : 60} ${y}q14-9 28 0t28 0 28 0M${at % 2 ? 210 : 290} ${y - 22}q14-9 28 0t28 0 28 0`}
          />
        ))}
      </g>
      <path fill="var(--water-deep)" opacity=".45" d="M0 560q94-22 188-6t187-8v94H0z" />
      <g fill="none" stroke="var(--willow)" strokeLinecap="round" strokeWidth="3">
        <path d="M-6 96c26-26 52-30 78-18M6 84c-2 22-4 40 2 62M20 74c2 22-2 44 4 66M36 70c4 18 2 34 8 50M54 72c6 12 6 24 10 34" />
      </g>
      <g fill="var(--leaf)">
        <ellipse cx="22" cy="606" rx="46" ry="13" opacity=".9" />
        <ellipse cx="352" cy="592" rx="52" ry="14" opacity=".9" />
        <path fill="var(--water)" d="M22 606l30-10 4 8zM352 592l-34-10-2 8z" />
      </g>
    </svg>
  )
}
