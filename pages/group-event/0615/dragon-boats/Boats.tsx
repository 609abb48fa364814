import type { ReactNode } from 'react'
import styles from './Boats.module.css'

/** A long boat with a drummer and its oars; `children` is the head at its bow, about (78, 44). */
function LongBoat({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 16 96 64" className={styles.boat} aria-hidden="true">
      <path fill="none" stroke="var(--bone)" strokeWidth="2" d="M8 60Q2 46 8 34" />
      <path fill="var(--seal)" d="M8 34L24 30l-4 6 4 6-15 4z" />
      <g stroke="var(--bone)" strokeWidth="2" strokeLinecap="round">
        <path d="M26 58l-6 20M37 59l-6 20M62 59l-6 20M72 58l-6 20" />
      </g>
      <g fill="var(--bone)">
        <circle cx="28" cy="48" r="4" />
        <circle cx="38" cy="49" r="4" />
        <circle cx="64" cy="49" r="4" />
      </g>
      <path fill="currentColor" d="M23 60q0-8 5-8t5 8zM33 61q0-8 5-8t5 8zM59 61q0-8 5-8t5 8z" />
      <path fill="var(--seal)" stroke="var(--gold)" strokeWidth="1.6" d="M45 48h13v12H45z" />
      <ellipse cx="51.5" cy="48" rx="6.5" ry="2.2" fill="var(--bone)" />
      <circle cx="51" cy="35" r="4.4" fill="var(--bone)" />
      <path stroke="var(--bone)" strokeWidth="2" strokeLinecap="round" d="M48 41l-4 5M54 41l5-5" />
      <path
        fill="currentColor"
        stroke="var(--bone)"
        strokeWidth="1.4"
        d="M3 56q44 12 76 0l8 2q-6 16-22 17H22Q8 73 3 56z"
      />
      <path
        fill="none"
        stroke="var(--bone)"
        strokeWidth="1.2"
        strokeOpacity=".7"
        d="M10 63q6 4 12 0t12 0 12 0 12 0 12 0 8-1"
      />
      {children}
    </svg>
  )
}

export function DragonBoat() {
  return (
    <LongBoat>
      <path
        fill="currentColor"
        stroke="var(--bone)"
        strokeWidth="1.4"
        d="M68 57c4-12-2-20 4-27 6-6 15-3 18 4l4 5-5 3 3 4-9 1c-4 4-3 8 0 12z"
      />
      <path
        fill="none"
        stroke="var(--gold)"
        strokeWidth="2.4"
        strokeLinecap="round"
        d="M73 30c-4-5-8-6-12-5M79 27c-2-5-5-8-9-9M89 48q4 4 3 9"
      />
      <circle cx="82" cy="35" r="2.6" fill="#fff" />
      <circle cx="82.6" cy="35" r="1.2" />
    </LongBoat>
  )
}

export function PhoenixBoat() {
  return (
    <LongBoat>
      <path
        fill="currentColor"
        stroke="var(--bone)"
        strokeWidth="1.4"
        d="M66 57c8-8 2-18 8-26 4-5 12-5 15 1 1 4-1 7-5 8-6 4-6 10-2 18z"
      />
      <path
        fill="var(--gold)"
        d="M88 32l8 4-9 3zM76 27c-4-4-4-9-1-13 3 3 4 6 4 10 1-5 4-8 8-9 0 5-2 9-6 11z"
      />
      <path fill="none" stroke="var(--gold)" strokeWidth="1.8" d="M69 52q5-2 8 1M71 46q4-2 7 1" />
      <circle cx="83" cy="33" r="1.6" />
    </LongBoat>
  )
}

export function TigerBoat() {
  return (
    <LongBoat>
      <path
        fill="currentColor"
        stroke="var(--seal)"
        strokeWidth="1.4"
        d="M68 57c-4-10-2-20 2-25l-1-8 7 3q5-2 9 0l7-3-1 8c4 7 2 16-5 19-4 2-4 4-2 8z"
      />
      <path
        fill="none"
        stroke="var(--prize-line)"
        strokeWidth="2.2"
        strokeLinecap="round"
        d="M76 31h9M78 35h5M71 40l5 2M70 46l5 1M90 40l-4 2"
      />
      <path d="M79 42h5l-2.5 3z" />
      <path fill="none" stroke="var(--prize-line)" strokeWidth="1.2" d="M81.5 45q-3 4-6 2M81.5 45q3 4 6 2" />
      <circle cx="76.5" cy="39.5" r="1.7" />
      <circle cx="86.5" cy="39.5" r="1.7" />
    </LongBoat>
  )
}

export function TurtleBoat() {
  return (
    <LongBoat>
      <path
        fill="currentColor"
        stroke="var(--bone)"
        strokeWidth="1.4"
        d="M68 57c2-6 0-12 4-18 5-8 18-8 20 1 1 7-5 10-10 10-3 2-2 5 0 8z"
      />
      <path fill="none" stroke="var(--bone)" strokeWidth="1.3" d="M83 50q6 0 9-5M70 48l6 3M72 42l5 3" />
      <circle cx="84" cy="39" r="2.6" fill="#fff" />
      <circle cx="84.6" cy="39" r="1.2" />
      <path
        fill="none"
        stroke="var(--jade)"
        strokeWidth="2.4"
        strokeLinecap="round"
        d="M74 36c-2-8 6-12 4-18 6 4 6 8 4 13"
      />
    </LongBoat>
  )
}
