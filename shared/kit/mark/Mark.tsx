import styles from './Mark.module.css'

const PATHS = {
  done: 'M3 8.5l3.2 3L13 5',
  open: 'M8 8h0',
  missed: 'M5 8h6',
  locked: 'M5.5 7V5.5a2.5 2.5 0 015 0V7M4 7h8v6H4z',
}

/** A small state icon, 16 design px, in the text colour. Decorative: the words say the same. */
export function Mark({ of }: { of: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 16 16" className={styles.mark} data-of={of} aria-hidden="true">
      <path d={PATHS[of]} />
    </svg>
  )
}
