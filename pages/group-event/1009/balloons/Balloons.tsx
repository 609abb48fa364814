import type { ReactNode } from 'react'
import styles from './Balloons.module.css'

const SKIN = 'M48 2c26 0 40 18 40 38 0 18-16 32-28 38H36C24 72 8 58 8 40 8 20 22 2 48 2z'

/** A balloon with its basket; `children` is the pattern of its skin. */
function Balloon({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 96 108" className={styles.balloon} aria-hidden="true">
      <path fill="currentColor" d={SKIN} />
      {children}
      <path fill="none" stroke="#fff" strokeWidth="2.5" d={SKIN} />
      <path
        fill="#fff"
        opacity=".3"
        d="M22 20c6-8 14-12 20-12-8 8-14 22-14 36-6 0-12-8-12-12 0-4 2-8 6-12z"
      />
      <path stroke="var(--wicker)" strokeWidth="2" d="M38 78l2 12M58 78l-2 12" />
      <path fill="var(--gold)" d="M44 88q-2-6 4-10 6 4 4 10z" />
      <path fill="var(--wicker)" stroke="#fff" strokeWidth="1.5" d="M36 90h24l-3 16H39z" />
    </svg>
  )
}

export function Stripes() {
  return (
    <Balloon>
      <path
        fill="#fff2dc"
        d="M38 4c-6 10-8 24-8 36 0 14 4 28 8 38h8V2zM62 6c10 6 14 20 14 34 0 14-6 26-14 34h-4c4-10 8-24 8-36 0-10-2-22-4-32z"
      />
    </Balloon>
  )
}

export function Checks() {
  return (
    <Balloon>
      <path
        fill="#fff2dc"
        d="M34 5h14v18H26c2-8 4-14 8-18zM62 23h18c4 6 7 12 7 18H62zM26 41h22v18H30c-2-6-4-12-4-18zM9 41h-1zM62 59h14c-4 8-10 14-16 18h-4zM48 23h14V5c-4-2-8-3-14-3zM10 41c1 6 5 12 9 18h11c-2-6-4-12-4-18z"
        opacity=".9"
      />
    </Balloon>
  )
}

export function Stars() {
  return (
    <Balloon>
      <path
        fill="#ffe08a"
        d="M48 16l5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1zM22 40l3 5 6 1-4 4 1 6-6-3-5 3 1-6-4-4 5-1zM74 40l3 5 6 1-4 4 1 6-6-3-6 3 1-6-4-4 6-1zM48 56l3 5 6 1-4 4 1 6-6-3-6 3 1-6-4-4 6-1z"
      />
    </Balloon>
  )
}

export function Hearts() {
  return (
    <Balloon>
      <path fill="#ffe3ea" d="M48 60C20 42 22 20 36 20c6 0 10 4 12 8 2-4 6-8 12-8 14 0 16 22-12 40z" />
    </Balloon>
  )
}

export function Waves() {
  return (
    <Balloon>
      <path
        fill="none"
        stroke="#e5f7fa"
        strokeWidth="5"
        d="M12 26q9-8 18 0t18 0 18 0 18 0M8 42q10-8 20 0t20 0 20 0 20 0M16 58q8-8 16 0t16 0 16 0 16 0"
      />
    </Balloon>
  )
}

export function Maple() {
  return (
    <Balloon>
      <path
        fill="#ffe6b0"
        d="M48 14l5 10 9-4-2 11 13-1-6 9 9 7-13 3 1 9-13-4v12h-6V54l-13 4 1-9-13-3 9-7-6-9 13 1-2-11 9 4z"
      />
    </Balloon>
  )
}
