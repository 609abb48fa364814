import styles from './Machine.module.css'
import type { Turn } from './use-draws.ts'

const CAPSULES = [
  [46, 92, '#e2785c'],
  [72, 98, '#86a8d4'],
  [98, 96, '#e3a857'],
  [122, 90, '#8fb07c'],
  [58, 72, '#e3a857'],
  [85, 76, '#8fb07c'],
  [110, 70, '#e2785c'],
  [74, 54, '#e2785c'],
  [98, 52, '#86a8d4'],
] as const

/** The capsule machine: its knob turns while the server decides, then a capsule rolls out. */
export function Machine({ turn, className = '' }: { turn: Turn; className?: string }) {
  return (
    <svg
      viewBox="0 0 168 236"
      className={`${styles.machine} ${className}`}
      data-turn={turn}
      aria-hidden="true"
    >
      <ellipse cx="84" cy="226" rx="72" ry="9" fill="#3f2a1c" opacity=".25" />
      <path d="M30 206h20l-5 20H28zM118 206h20l2 20h-17z" fill="#8a4a26" />
      <path d="M24 118h120l8 82q0 10-10 10H26q-10 0-10-10z" fill="#c4532a" />
      <path d="M128 118h16l8 82q0 10-10 10h-20z" fill="#9f3d1a" />
      <path d="M20 112h128a6 6 0 016 6v6a6 6 0 01-6 6H20a6 6 0 01-6-6v-6a6 6 0 016-6z" fill="#f0c987" />
      <path d="M26 112a58 58 0 11116 0z" fill="#eaf4f2" opacity=".9" />
      <g className={styles.capsules}>
        {CAPSULES.map(([x, y, colour]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <circle r="13.5" fill="#fff8ea" />
            <path d="M-13.5 0a13.5 13.5 0 0127 0z" fill={colour} transform={`rotate(${x * 3})`} />
          </g>
        ))}
      </g>
      <path
        d="M36 92C36 66 52 50 72 46"
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
        opacity=".75"
      />
      <path d="M60 26q24-22 48 0l-4 10H64z" fill="#f0c987" />
      <circle cx="84" cy="12" r="7" fill="#c4532a" />
      <circle cx="60" cy="160" r="21" fill="#f0c987" />
      <g className={styles.knob}>
        <circle cx="60" cy="160" r="15" fill="#fff8ea" />
        <rect x="45" y="155" width="30" height="10" rx="5" fill="#8a4a26" />
      </g>
      <path d="M92 148h40q6 0 6 6v38H86v-38q0-6 6-6z" fill="#5a2a14" />
      <path d="M86 184h52v10H86z" fill="#f0c987" />
      <g className={styles.out}>
        <circle cx="112" cy="174" r="15" fill="#fff8ea" />
        <path d="M97 174a15 15 0 0130 0z" fill="#e3a857" />
        <path d="M97 174h30" stroke="#5a3a22" strokeWidth="2" />
      </g>
    </svg>
  )
}
