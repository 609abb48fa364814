import type { ReactNode } from 'react'
import styles from './Desk.module.css'

const EYES = 'M40 50h.1M56 50h.1'

/** A thing of the pencil case with a face at (48, 54). */
function Thing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 96 96" className={styles.thing} aria-hidden="true">
      {children}
      <path fill="none" stroke="var(--kit-ink)" strokeWidth="5.5" strokeLinecap="round" d={EYES} />
      <path fill="none" stroke="var(--kit-ink)" strokeWidth="2.6" strokeLinecap="round" d="M42 60q6 6 12 0" />
    </svg>
  )
}

export function Pencil() {
  return (
    <Thing>
      <path fill="#f5d9a8" d="M30 32L48 2l18 30z" />
      <path fill="var(--kit-ink)" d="M42 12l6-10 6 10z" />
      <path
        fill="#ffc83d"
        stroke="var(--pencil)"
        strokeWidth="2.5"
        d="M30 32q5 6 9 0 4 6 9 0 4 6 9 0 4 6 9 0v48H30z"
      />
      <path fill="#c9d3e2" d="M30 78h36v8H30z" />
      <path fill="#f08a9c" d="M30 86h36v4q0 5-5 5H35q-5 0-5-5z" />
    </Thing>
  )
}

export function Eraser() {
  return (
    <Thing>
      <path
        fill="#ffd3de"
        stroke="var(--eraser)"
        strokeWidth="2.5"
        d="M24 8h48q6 0 6 6v66q0 10-10 10H28q-10 0-10-10V14q0-6 6-6z"
      />
      <path fill="var(--eraser)" d="M18 68h60v12q0 10-10 10H28q-10 0-10-10z" />
      <path stroke="#fff" strokeWidth="3" d="M18 72h60" />
      <path fill="#fff" opacity=".6" d="M26 14h8v20h-8z" />
    </Thing>
  )
}

export function Ruler() {
  return (
    <Thing>
      <path
        fill="#bfe8cd"
        stroke="var(--ruler)"
        strokeWidth="3"
        strokeLinejoin="round"
        d="M8 90L88 90 48 6z"
      />
      <path fill="#fff" stroke="var(--ruler)" strokeWidth="2" d="M38 80l20 0-10-8z" />
      <path
        stroke="var(--ruler)"
        strokeWidth="2.5"
        d="M18 90v-8M30 90v-6M66 90v-6M78 90v-8M22 62l6 4M34 36l6 4"
      />
    </Thing>
  )
}

export function Compass() {
  return (
    <Thing>
      <path stroke="var(--compass)" strokeWidth="8" strokeLinecap="round" d="M36 66L20 92M60 66l16 26" />
      <path fill="none" stroke="var(--compass)" strokeWidth="3" strokeDasharray="4 5" d="M12 92q36 8 72 0" />
      <path stroke="var(--compass)" strokeWidth="7" strokeLinecap="round" d="M48 22V6" />
      <circle cx="48" cy="50" r="29" fill="#d5def2" stroke="var(--compass)" strokeWidth="3" />
    </Thing>
  )
}

export function Brush() {
  return (
    <Thing>
      <path fill="var(--brush)" d="M36 28C28 18 40 14 48 0c8 14 20 18 12 28z" />
      <path fill="#c9d3e2" stroke="var(--kit-ink)" strokeWidth="1.5" d="M34 28h28v10H34z" />
      <path
        fill="#e7d5fa"
        stroke="var(--brush)"
        strokeWidth="2.5"
        d="M32 38h32l4 30q0 14-10 26H38q-10-12-10-26z"
      />
    </Thing>
  )
}

export function Globe() {
  return (
    <Thing>
      <path fill="none" stroke="var(--desk-dark)" strokeWidth="4" d="M30 10A44 44 0 0 0 60 86" />
      <path fill="var(--desk-dark)" d="M28 88h40q4 0 4 6H24q0-6 4-6z" />
      <circle cx="48" cy="46" r="36" fill="#a9dcf5" stroke="var(--globe)" strokeWidth="3" />
      <path
        fill="#8fd0a0"
        d="M24 22c8-6 18-4 18 2-4 6-12 4-14 12-4 4-12-2-12-2q2-8 8-12zM64 16c10 4 16 14 17 24-8 0-10-8-16-10-8-2-8-10-1-14zM30 72c6-6 16-4 18 4-6 4-12 2-18-4z"
      />
    </Thing>
  )
}
