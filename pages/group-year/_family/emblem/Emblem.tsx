import { DRAWINGS, LANTERN } from './drawings.ts'
import styles from './Emblem.module.css'

/** The emblem of an event by its id, `20260801`, in the text colour. Decorative: the name is rendered beside it. */
export function Emblem({ of, className = '' }: { of: string; className?: string | undefined }) {
  const { fill, line } = DRAWINGS[of.slice(-4)] ?? LANTERN
  return (
    <svg viewBox="0 0 32 32" className={`${styles.emblem} ${className}`} aria-hidden="true">
      <path className={styles.fill} d={fill} />
      <path className={styles.line} d={line} />
    </svg>
  )
}
