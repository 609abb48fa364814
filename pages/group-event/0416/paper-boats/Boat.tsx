import type { ReactElement } from 'react'
import styles from './Boats.module.css'

/** Who sits in a boat, drawn in 96 x 96; the boat's rim is at y = 62, its bow at the right. */
const ROWERS = {
  egret: (
    <>
      <path
        fill="#fff"
        stroke="var(--stone)"
        strokeWidth="1.8"
        d="M28 62c-2-12 5-22 18-23 5 0 8-3 7-8-2-6-6-8-6-14 0-5 4-9 9-9 6 0 9 5 9 10-1 8 3 12 3 20 0 12-9 22-20 24z"
      />
      <path fill="none" stroke="var(--stone)" strokeWidth="1.6" d="M34 58c6-10 14-12 22-10M30 52q-7 1-11 7" />
      <path fill="var(--gold)" stroke="var(--kit-ink)" strokeWidth="1.2" d="M64 13l20 5-20 2z" />
      <path fill="none" stroke="var(--kit-ink)" strokeWidth="1.8" d="M52 8Q44 2 37 5" />
      <circle cx="59" cy="15" r="2" />
    </>
  ),
  dragonfly: (
    <>
      <g fill="#fff" fillOpacity=".85" stroke="var(--wing)" strokeWidth="1.6">
        <ellipse cx="34" cy="30" rx="20" ry="7" transform="rotate(32 34 30)" />
        <ellipse cx="62" cy="24" rx="20" ry="7" transform="rotate(-36 62 24)" />
        <ellipse cx="30" cy="44" rx="17" ry="6" transform="rotate(10 30 44)" />
        <ellipse cx="68" cy="40" rx="17" ry="6" transform="rotate(-14 68 40)" />
      </g>
      <path fill="none" stroke="var(--wing)" strokeWidth="7" strokeLinecap="round" d="M47 34Q44 50 36 61" />
      <path fill="none" stroke="#fff" strokeWidth="1.4" d="M43 44l5 2M41 50l5 2M38 55l5 3" />
      <circle cx="50" cy="27" r="9" fill="var(--wing)" />
      <circle cx="46" cy="24" r="4.4" fill="var(--gold)" />
      <circle cx="55" cy="24" r="4.4" fill="var(--gold)" />
      <path d="M45 23h2v2h-2zM54 23h2v2h-2z" />
    </>
  ),
  frog: (
    <>
      <path
        fill="var(--leaf)"
        d="M24 62c-2-14 2-24 10-29-4-8 1-15 8-15 4 0 7 2 8 5 1-3 4-5 8-5 7 0 12 7 8 15 8 5 12 15 10 29z"
      />
      <path fill="#dff0c8" d="M36 62c0-10 5-16 14-16s14 6 14 16z" />
      <circle cx="42" cy="25" r="5" fill="#fff" />
      <circle cx="58" cy="25" r="5" fill="#fff" />
      <circle cx="43.5" cy="25.5" r="2.2" />
      <circle cx="59.5" cy="25.5" r="2.2" />
      <path fill="none" stroke="#fff" strokeWidth="2" strokeLinecap="round" d="M38 37q12 8 24 0" />
      <path fill="none" stroke="var(--kit-ink)" strokeWidth="2.6" strokeLinecap="round" d="M68 30L84 12" />
      <path fill="#dff0c8" stroke="var(--kit-ink)" strokeWidth="1.4" d="M80 14q1-9 10-11 1 9-10 11z" />
    </>
  ),
  chestnut: (
    <>
      <path
        fill="var(--berry)"
        d="M48 20c8 0 13 5 17 9 8 1 14-4 18-12 3 10 1 22-9 29-6 9-16 16-26 16s-20-7-26-16C12 39 10 27 13 17c4 8 10 13 18 12 4-4 9-9 17-9z"
      />
      <path
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="1.6"
        d="M22 34q10 8 16 4M74 34q-10 8-16 4"
      />
      <circle cx="41" cy="38" r="4" fill="#fff" />
      <circle cx="56" cy="38" r="4" fill="#fff" />
      <circle cx="42" cy="38.5" r="1.9" />
      <circle cx="57" cy="38.5" r="1.9" />
      <path fill="none" stroke="#fff" strokeWidth="2" strokeLinecap="round" d="M44 48q5 4 9 0" />
      <path fill="var(--leaf)" d="M48 21c-6-3-8-9-5-15 7 2 10 8 5 15z" />
    </>
  ),
  lotus: (
    <>
      <path fill="none" stroke="var(--leaf)" strokeWidth="4" d="M48 62V40" />
      <path fill="#f3a7b0" stroke="#fff" strokeWidth="1.4" d="M48 8c9 8 12 18 9 30H39c-3-12 0-22 9-30z" />
      <path
        fill="#e87d8c"
        stroke="#fff"
        strokeWidth="1.4"
        d="M20 20c12 1 20 8 22 20-10 2-20-6-22-20zM76 20c-12 1-20 8-22 20 10 2 20-6 22-20zM33 14c9 4 15 13 14 26-11-2-16-13-14-26zM63 14c-9 4-15 13-14 26 11-2 16-13 14-26z"
      />
      <path fill="var(--leaf)" d="M12 44c14-7 32-5 38 6-12 8-30 6-38-6z" />
      <path fill="none" stroke="#fff" strokeOpacity=".6" strokeWidth="1.3" d="M18 44q14 0 26 5" />
      <path fill="var(--gold)" d="M42 40q6-5 12 0v5H42z" />
    </>
  ),
} satisfies Record<string, ReactElement>

/** A boat of folded paper with its rower, in `currentColor` what is the team's. */
export function Boat(rower: keyof typeof ROWERS) {
  return (
    <svg viewBox="0 0 96 96" className={styles.boat} aria-hidden="true">
      {ROWERS[rower]}
      <path
        fill="#fff"
        stroke="var(--kit-ink)"
        strokeWidth="1.6"
        strokeLinejoin="round"
        d="M4 58l16 28h56l17-30-22 8H26z"
      />
      <path fill="var(--fold)" d="M26 64l22 22h28l17-30-22 8z" />
      <path fill="none" stroke="var(--kit-ink)" strokeWidth="1.2" d="M26 64l22 22 23-22" />
      <path fill="currentColor" d="M15 77l5 9h56l5-9z" />
    </svg>
  )
}
