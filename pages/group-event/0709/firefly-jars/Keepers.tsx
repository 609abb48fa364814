import type { ReactNode } from 'react'
import styles from './Jars.module.css'

/** A creature of the night in its own colour, lit from below by its jar; its feet at y = 94. */
function Keeper({ color, children }: { color: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 96 96"
      className={styles.keeper}
      style={{ color }}
      fill="currentColor"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

/** The same on both sides. */
const MIRRORED = ['', 'matrix(-1 0 0 1 96 0)']

/** Eyes that see in the dark. */
function Eye({ x, y, r = 5 }: { x: number; y: number; r?: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill="var(--fur)" />
      <circle cx={x - r * 0.3} cy={y - r * 0.35} r={r * 0.36} fill="#fff" />
    </>
  )
}

export function Owl() {
  return (
    <Keeper color="var(--owl)">
      <path d="M48 94C27 94 19 79 19 58c0-11 2-20 6-27-3-9-3-18-1-26 8 3 13 8 16 13 5-1 11-1 16 0 3-5 8-10 16-13 2 8 2 17-1 26 4 7 6 16 6 27 0 21-8 36-29 36z" />
      <path fill="#fff6dc" d="M48 92c-13 0-19-9-19-20 0-10 8-17 19-17s19 7 19 17c0 11-6 20-19 20z" />
      <g fill="var(--fur)" opacity=".75">
        <path d="M19 56c-6 12-4 24 6 32 5-12 4-24-6-32zM77 56c6 12 4 24-6 32-5-12-4-24 6-32z" />
        <path d="M37 66l4 5 4-5zM52 66l4 5 4-5zM44 76l4 5 4-5z" />
      </g>
      {MIRRORED.map((side) => (
        <g key={side} transform={side}>
          <circle cx="36" cy="38" r="13" fill="#fff6dc" />
          <Eye x={38} y={38} r={7.5} />
        </g>
      ))}
      <path fill="#e8813c" d="M43 47h10l-5 10zM32 91h12v4H32zM52 91h12v4H52z" />
    </Keeper>
  )
}

export function Hedgehog() {
  return (
    <Keeper color="var(--hog)">
      <path
        fill="#5d4a52"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
        d="M10 92L2 80l9-3-8-11 11-1-5-13 11 2-1-14 11 5 3-13 10 8 6-12 8 11 9-8 4 13 10-5v13l10-1-16 30-14 18z"
      />
      <path
        fill="none"
        stroke="currentColor"
        strokeOpacity=".6"
        strokeWidth="2"
        strokeLinecap="round"
        d="M24 76l-5-8M38 80l-4-10M34 58l-4-9M50 68l-2-11M50 48l-1-9M22 88l-6-4"
      />
      <path fill="#ffe3cf" d="M44 93c-4-18 6-36 24-38 8 4 14 12 20 20 4 1 6 3 5 6-6 8-16 12-26 12z" />
      <path d="M62 52c6-5 13-3 14 4-3 5-10 5-13 1z" />
      <circle cx="91" cy="78" r="4.5" fill="var(--fur)" />
      <Eye x={73} y={69} r={4.5} />
      <circle cx="63" cy="80" r="5" opacity=".8" />
      <path fill="none" stroke="var(--fur)" strokeWidth="2" strokeLinecap="round" d="M76 84q5 2 9-1" />
      <path d="M50 90h12v5H50zM68 90h11v5H68z" />
    </Keeper>
  )
}

export function Snail() {
  return (
    <Keeper color="var(--snail)">
      <path fill="none" stroke="#dff6f4" strokeWidth="4" strokeLinecap="round" d="M76 50L70 26M84 50l6-22" />
      <path
        fill="#dff6f4"
        d="M2 94q8-10 30-10h30c6-8 6-18 6-28 0-10 6-14 12-14s13 6 13 16c0 20-10 36-32 36z"
      />
      <circle cx="40" cy="52" r="35" />
      <path
        fill="none"
        stroke="var(--fur)"
        strokeOpacity=".8"
        strokeWidth="5"
        strokeLinecap="round"
        d="M62 76C32 92 10 64 22 44 32 28 58 32 58 50c0 14-20 18-22 4"
      />
      <path
        fill="none"
        stroke="#fff"
        strokeOpacity=".7"
        strokeWidth="3"
        strokeLinecap="round"
        d="M16 36q7-11 19-13"
      />
      <Eye x={69} y={24} r={5.5} />
      <Eye x={91} y={25} r={5.5} />
      <path fill="none" stroke="var(--fur)" strokeWidth="2" strokeLinecap="round" d="M80 66q5 3 9-1" />
    </Keeper>
  )
}

export function Moth() {
  return (
    <Keeper color="var(--moth)">
      {MIRRORED.map((side) => (
        <g key={side} transform={side}>
          <path d="M45 42C36 22 20 12 1 14c0 20 8 36 42 36z" />
          <path fill="#f4edff" d="M44 50C24 48 12 54 12 66c0 8 6 10 10 10-4 8-6 14-5 20 12-2 24-12 28-34z" />
          <circle cx="23" cy="30" r="7" fill="var(--fur)" />
          <circle cx="23" cy="30" r="3.5" fill="#ffe9a8" />
          <path
            fill="none"
            stroke="currentColor"
            strokeWidth="3.5"
            strokeLinecap="round"
            d="M45 22Q42 8 30 3M42 14l-7 1M37 8l-6 2"
          />
        </g>
      ))}
      <path fill="#f4edff" d="M48 20c8 0 11 6 10 13 3 12 1 32-10 44-11-12-13-32-10-44-1-7 2-13 10-13z" />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        d="M40 48q8 5 16 0M40 57q8 5 16 0M43 66q5 4 10 0"
      />
      <Eye x={43} y={32} r={4} />
      <Eye x={53} y={32} r={4} />
    </Keeper>
  )
}
