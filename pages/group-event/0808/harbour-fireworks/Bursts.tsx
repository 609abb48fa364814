import type { ReactNode } from 'react'
import styles from './Harbour.module.css'

/** A figure of light in its own colour; `children` are drawn as sparks on a thin thread. */
function Burst({ color, outline, children }: { color: string; outline?: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 96 96"
      className={styles.whole}
      style={{ color }}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="48" cy="48" r="46" fill="currentColor" stroke="none" opacity=".09" />
      {outline && (
        <>
          <path fill="currentColor" fillOpacity=".26" strokeWidth="1.5" d={outline} />
          <path strokeWidth="4.5" strokeDasharray="0 7.5" d={outline} />
        </>
      )}
      {children}
    </svg>
  )
}

/** Rings of rays, each a thick circle of thin dashes. */
export function Peony() {
  return (
    <Burst color="var(--peony)">
      <g strokeLinecap="butt">
        <circle cx="48" cy="48" r="30" strokeWidth="24" strokeDasharray="3 8.781" />
        <circle cx="48" cy="48" r="19" stroke="var(--gold)" strokeWidth="18" strokeDasharray="2.4 7.548" />
      </g>
      <circle cx="48" cy="48" r="44.5" strokeWidth="5.5" strokeDasharray="0 17.475" />
      <circle cx="48" cy="48" r="30" stroke="#fff" strokeWidth="3.5" strokeDasharray="0 15.708" />
      <circle cx="48" cy="48" r="8" fill="#fff" stroke="var(--gold)" strokeWidth="3" />
    </Burst>
  )
}

/** Long strands that fall like a willow's. */
export function Willow() {
  return (
    <Burst color="var(--willow)">
      <g strokeWidth="2.2">
        <path d="M48 26C36 4 16 12 8 62M48 26C40 12 26 24 22 80M48 26C44 20 37 40 36 90M48 26C60 4 80 12 88 62M48 26C56 12 70 24 74 80M48 26C52 20 59 40 60 90" />
      </g>
      <path
        strokeWidth="5"
        strokeDasharray="0 9"
        d="M22 17C14 26 10 40 8 66M29 30C25 42 23 58 22 86M38 48Q36 68 36 94M74 17C82 26 86 40 88 66M67 30C71 42 73 58 74 86M58 48Q60 68 60 94"
      />
      <path
        stroke="#fff"
        strokeWidth="2.5"
        d="M48 26V4M48 26L38 9M48 26L58 9M48 26L30 20M48 26L66 20M48 30V72"
      />
      <circle cx="48" cy="26" r="7" fill="#fff" stroke="var(--sun)" strokeWidth="3" />
    </Burst>
  )
}

/** A ball of sparks in a wide ring. */
export function Saturn() {
  return (
    <Burst color="var(--saturn)">
      <circle cx="48" cy="48" r="26" fill="currentColor" fillOpacity=".3" strokeWidth="1.5" />
      <circle cx="48" cy="48" r="26" strokeWidth="5" strokeDasharray="0 8.168" />
      <circle cx="48" cy="48" r="16" strokeWidth="4" strokeDasharray="0 8.378" />
      <circle cx="48" cy="48" r="6" fill="#fff" stroke="none" />
      <g stroke="var(--gold)" transform="rotate(-20 48 48)">
        <path strokeWidth="2" d="M24 42C8 44 2 48 3 51c2 8 88 8 90 0 1-3-5-7-21-9" />
        <path strokeWidth="5" strokeDasharray="0 8.5" d="M24 42C8 44 2 48 3 51c2 8 88 8 90 0 1-3-5-7-21-9" />
      </g>
      <path stroke="#fff" strokeWidth="2.5" d="M78 12v10M73 17h10M14 74v8M10 78h8" />
    </Burst>
  )
}

export function Cat() {
  return (
    <Burst
      color="var(--cat)"
      outline="M18 6L36 22q12-3 24 0L78 6q8 18 6 40c6 24-12 44-36 44S6 70 12 46q-2-22 6-40z"
    >
      <path fill="#fff" stroke="none" d="M26 46q8-10 16 0-8 12-16 0zM54 46q8-10 16 0-8 12-16 0z" />
      <path stroke="var(--lacquer)" strokeWidth="4.5" d="M34 44v4M62 44v4" />
      <path fill="var(--sun)" stroke="none" d="M43 58h10l-5 6z" />
      <path
        stroke="#fff"
        strokeWidth="2.5"
        d="M48 64q-2 8-10 7M48 64q2 8 10 7M24 60L2 56M24 68L4 74M72 60l22-4M72 68l20 6"
      />
    </Burst>
  )
}

export function Whale() {
  return (
    <Burst
      color="var(--whale)"
      outline="M6 60C8 40 24 32 42 34c18 2 22 20 34 14 4-2 4-8 3-13-8-3-13-9-13-17 9-1 15 3 17 9 3-6 7-9 12-9 1 8-2 14-7 18 4 26-10 50-44 50C20 86 4 78 6 60z"
    >
      <path stroke="#fff" strokeWidth="2.5" d="M10 68q22 8 46-2M20 78q14 3 28-2" />
      <circle cx="24" cy="54" r="4.5" fill="#fff" stroke="none" />
      <path
        stroke="var(--gold)"
        strokeWidth="4.5"
        strokeDasharray="0 7"
        d="M34 26C34 10 26 4 14 8M36 26C36 8 46 2 56 8"
      />
    </Burst>
  )
}
