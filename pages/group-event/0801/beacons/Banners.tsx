import type { ReactNode } from 'react'
import styles from './Wall.module.css'

/** A fire on a bowl under a banner; `children` is the beast on it. */
function Banner({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 96 96" className={styles.banner} aria-hidden="true">
      <path stroke="var(--dark)" strokeWidth="4" strokeLinecap="round" d="M14 94V4" />
      <path fill="currentColor" d="M14 8c24-8 42 8 76-2-8 12-8 24 2 36-8 12-4 18 0 24-32 10-54-6-78 2z" />
      <path
        fill="none"
        stroke="var(--flame)"
        strokeWidth="2"
        d="M18 12c22-6 40 8 66 0M18 62c20-4 42 8 68 2"
      />
      <g fill="#fff3dc">{children}</g>
      <circle cx="14" cy="4" r="4" fill="var(--flame)" />
    </svg>
  )
}

export function Horse() {
  return (
    <Banner>
      <path d="M34 58c0-14 4-26 14-32l2-8 6 6c10 2 16 10 20 20l-4 5-12-5c-2 5-1 10 4 15z" />
      <path fill="currentColor" d="M38 56c0-10 3-18 8-24l3 4c-4 6-6 12-5 20zM58 32h4v4h-4z" />
    </Banner>
  )
}

export function Eagle() {
  return (
    <Banner>
      <path d="M24 22c12 2 20 8 26 18 2-8 8-16 16-20-4 0-6-4-4-6 8-2 14 2 15 8l6 2-5 4c0 16-10 30-26 32l-6 5-2-6C32 54 24 40 24 22z" />
      <path fill="currentColor" d="M70 18h3v3h-3zM32 32q8 4 14 12M30 40q8 4 14 10" />
    </Banner>
  )
}

export function Wolf() {
  return (
    <Banner>
      <path d="M30 18l14 8q8-2 14 0l14-8-2 22 6 8-14 6-10 8-10-8-14-6 6-8z" />
      <path fill="currentColor" d="M38 36l10 4-4 4zM64 36l-10 4 4 4zM47 52h8l-4 5z" />
    </Banner>
  )
}
