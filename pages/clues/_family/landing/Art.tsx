import styles from './Art.module.css'

export type Audience = 'captain' | 'boss'

type Three<Each> = Record<'one' | 'two' | 'three', Each>

/** The words that each landing page has for itself. */
export interface LandingWords {
  over: string
  title: string
  lead: string
  points: Three<{ title: string; text: string }>
  stepsTitle: string
  steps: Three<string>
  act: string
  formTitle: string
  formName: string
  privacy: string
  submit: string
  sent: string
  sentNote: string
  download: string
  visit: string
}

/** A ship's wheel over a morning sea, or an armchair in the light of a stage. */
export function Art({ audience }: { audience: Audience }) {
  return (
    <svg className={styles.art} viewBox="0 0 375 190" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {audience === 'captain' ? <Wheel /> : <Armchair />}
    </svg>
  )
}

const SPOKES = [0, 45, 90, 135, 180, 225, 270, 315]

function Wheel() {
  return (
    <>
      <circle cx="188" cy="150" r="86" fill="#ffd08a" opacity="0.5" />
      <circle cx="188" cy="150" r="58" fill="#ffe3b0" />
      <path d="M0 138q31-14 62 0t62 0 62 0 62 0 62 0 65 0v60H0z" fill="#2a6f97" />
      <path d="M0 156q31-12 62 0t62 0 62 0 62 0 62 0 65 0v40H0z" fill="#1b4f72" />
      <g className={styles.wheel}>
        {SPOKES.map((turn) => (
          <path
            key={turn}
            d="M188 78V8"
            transform={`rotate(${turn} 188 78)`}
            stroke="#7a3b17"
            strokeWidth="9"
            strokeLinecap="round"
          />
        ))}
        <circle cx="188" cy="78" r="48" fill="none" stroke="#8f4a1f" strokeWidth="14" />
        <circle cx="188" cy="78" r="48" fill="none" stroke="#d98b4a" strokeWidth="3" />
        <circle cx="188" cy="78" r="16" fill="#8f4a1f" />
        <circle cx="188" cy="78" r="8" fill="#ffd08a" />
      </g>
    </>
  )
}

function Armchair() {
  return (
    <>
      <linearGradient id="beam" x2="0" y2="1">
        <stop stopColor="#ffe9b8" stopOpacity="0" />
        <stop offset="1" stopColor="#ffe9b8" stopOpacity="0.4" />
      </linearGradient>
      <path d="M188-30L86 190h204z" fill="url(#beam)" />
      <g transform="translate(24 4) scale(.87)">
        <ellipse cx="188" cy="176" rx="112" ry="14" fill="#170616" opacity="0.55" />
        <path d="M128 92q0-52 60-52t60 52v60H128z" fill="#a3243f" />
        <path d="M142 96q0-40 46-40t46 40v44h-92z" fill="#c43652" />
        <g fill="#7e1830">
          <circle cx="166" cy="86" r="3" />
          <circle cx="188" cy="78" r="3" />
          <circle cx="210" cy="86" r="3" />
          <circle cx="177" cy="104" r="3" />
          <circle cx="199" cy="104" r="3" />
        </g>
        <path d="M140 124h96v34h-96z" fill="#d9485f" />
        <rect x="106" y="108" width="36" height="60" rx="16" fill="#8d1c36" />
        <rect x="234" y="108" width="36" height="60" rx="16" fill="#8d1c36" />
        <path d="M122 166v12M254 166v12" stroke="#d8a945" strokeWidth="8" strokeLinecap="round" />
        <path className={styles.crown} d="M164 34l-6-24 15 11 15-17 15 17 15-11-6 24z" fill="#f0c14b" />
      </g>
    </>
  )
}
