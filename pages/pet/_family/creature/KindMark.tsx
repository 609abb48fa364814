import type { Kind } from './species.ts'

/** A head as a stamp, for lists. */
const HEADS: Record<Kind, readonly [fill: string, path: string]> = {
  cat: ['#d98a41', 'M6 6l7 5h14l7-5v13q0 15-14 15T6 19z'],
  fox: ['#7f93c4', 'M7 3l7 8h12l7-8 1 16 4 5-8 3-10 8-10-8-8-3 4-5z'],
  whale: ['#4d8bce', 'M4 22q0-13 15-13 11 0 12 11l5-8q3 15-7 18H14Q4 30 4 22z'],
  dragon: ['#bf3d36', 'M8 3q0 6 4 8l5-1 3-5 3 5 5 1q4-2 4-8 5 8 2 15 0 15-14 15T6 18Q3 11 8 3z'],
}

export function KindMark({ kind, className = '' }: { kind: Kind; className?: string }) {
  const [fill, path] = HEADS[kind]
  return (
    <svg viewBox="0 0 40 40" className={className} aria-hidden="true">
      <path d={path} fill={fill} stroke="#3f2a1c" strokeWidth="1.6" strokeLinejoin="round" />
      <circle cx="14.5" cy="20" r="2.2" fill="#fff8ea" />
      <circle cx="25.5" cy="20" r="2.2" fill="#fff8ea" />
    </svg>
  )
}
