import type { ReactNode } from 'react'
import styles from './Sky.module.css'

/** A rabbit in full run to the right, its scarf in the team's colour; `children` is what it carries. */
function Hare({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 96 96" className={styles.hare} aria-hidden="true">
      <path
        fill="var(--fur)"
        stroke="var(--kit-surface)"
        strokeWidth="2"
        d="M50 34C38 22 32 10 38 4c6-2 14 8 18 24 0-14 4-26 10-26 6 2 4 18 0 28 12 2 18 10 18 18-2 8-10 12-18 12 0 6-2 10-6 14l14 10c2 6-6 8-12 4L46 76c-6 2-10 2-14 2-4 8-12 14-22 12-4-4 2-8 8-10-4-10 0-24 14-32 4-6 8-12 18-14z"
      />
      <circle cx="13" cy="62" r="8" fill="var(--fur)" stroke="var(--kit-surface)" strokeWidth="2" />
      <path
        fill="none"
        stroke="var(--blush)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M43 11q4 5 7 12M65 10q1 7-2 14"
      />
      <circle cx="72" cy="42" r="3.2" fill="var(--kit-surface)" />
      <circle cx="66" cy="51" r="4" fill="var(--blush)" />
      <path fill="var(--kit-surface)" d="M81 46h4q0 4-3 4z" />
      <path
        fill="currentColor"
        stroke="var(--kit-surface)"
        strokeWidth="1.6"
        d="M44 52q12 8 22 8l-2 8q-12 0-24-8zM40 54L18 48l6 10-8 4 26 2z"
      />
      {children}
    </svg>
  )
}

export function LanternHare() {
  return (
    <Hare>
      <path stroke="var(--gold)" strokeWidth="2.5" d="M62 64l26-6v8" />
      <ellipse cx="88" cy="75" rx="8" ry="9" fill="var(--lantern)" stroke="var(--gold)" strokeWidth="2" />
      <path stroke="var(--gold)" strokeWidth="2" d="M88 66v18M88 84v7" />
    </Hare>
  )
}

export function MortarHare() {
  return (
    <Hare>
      <path stroke="var(--cake)" strokeWidth="5" strokeLinecap="round" d="M68 52l14 18" />
      <path
        fill="var(--mortar)"
        stroke="var(--kit-surface)"
        strokeWidth="1.6"
        d="M70 70h24q0 14-6 20H76q-6-6-6-20z"
      />
    </Hare>
  )
}

export function CakeHare() {
  return (
    <Hare>
      <path
        fill="var(--cake)"
        stroke="var(--kit-surface)"
        strokeWidth="1.6"
        d="M80 62q4-3 7 0 4-1 5 4 4 3 1 7 1 4-4 5-2 4-6 2-4 3-7-1-5-1-4-5-4-3 0-7 0-5 4-5 1-1 4 0z"
      />
      <circle cx="81" cy="71" r="4" fill="none" stroke="#fff0c8" strokeWidth="1.8" />
      <path fill="var(--kit-surface)" d="M88 62q6-2 6 6-6 0-6-6z" />
    </Hare>
  )
}

export function RibbonHare() {
  return (
    <Hare>
      <path
        fill="none"
        stroke="var(--ribbon)"
        strokeWidth="5"
        strokeLinecap="round"
        d="M62 64q18 4 16 14t12 12M40 58Q20 50 12 40T2 34"
      />
      <path fill="none" stroke="#fff" strokeOpacity=".6" strokeWidth="1.5" d="M62 64q18 4 16 14t12 12" />
    </Hare>
  )
}
