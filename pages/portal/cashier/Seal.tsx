import type { ReactNode } from 'react'
import styles from './Seal.module.css'
import type { Verdict } from './use-cashier'

const CLOCK = <path d="M24 13v11l7 5" />
const CROSS = <path d="M16 16l16 16M32 16L16 32" />
const DASH = <path d="M15 24h18" />

const SIGNS: Record<Verdict, ReactNode> = {
  asking: CLOCK,
  unpaid: <path d="M16 13l8 11 8-11M24 24v12M16 25h16M16 31h16" />,
  checking: CLOCK,
  unknown: <path d="M18 19q0-6 6-6t6 5q0 4-6 7v3M24 34v1" />,
  paid: <path d="M14 25l7 7 14-15" />,
  failed: CROSS,
  closed: DASH,
  noOrder: DASH,
  notFound: DASH,
}

/** The brass seal with the order's state. Decorative: the text says the same. */
export function Seal({ of }: { of: Verdict }) {
  return (
    <div className={styles.seal} data-of={of}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle className={styles.ring} cx="24" cy="24" r="21.5" />
        {SIGNS[of]}
      </svg>
    </div>
  )
}
