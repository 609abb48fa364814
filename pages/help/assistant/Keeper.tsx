import styles from './Keeper.module.css'

/** The keeper with the lamp, which glows while an answer comes. */
export function Keeper({ busy }: { busy: boolean }) {
  return (
    <svg className={styles.keeper} data-busy={busy || undefined} viewBox="0 0 96 96" aria-hidden="true">
      <circle cx="48" cy="48" r="46" fill="#0c3f52" />
      <circle className={styles.glow} cx="72" cy="56" r="24" fill="#ffe08a" opacity=".3" />
      <path d="M14 94q2-30 32-30t32 30Z" fill="#e2553f" />
      <path d="M38 64h16v10q-8 6-16 0Z" fill="#e9b48a" />
      <ellipse cx="46" cy="46" rx="17" ry="19" fill="#f2c29a" />
      <path d="M29 50q0 24 17 24t17-24q-4 8-17 8t-17-8Z" fill="#f7efe0" />
      <path d="M26 36q2-18 20-18t20 18Z" fill="#10313c" />
      <path d="M24 36h44v5H24Z" fill="#ffd45e" />
      <path d="M39 45v3M53 45v3" stroke="#10313c" strokeWidth="3.4" strokeLinecap="round" />
      <path d="M72 38v6" stroke="#f7efe0" strokeWidth="3" />
      <path d="M65 44h14l3 22H62Z" fill="#ffe08a" stroke="#f7efe0" strokeWidth="3" strokeLinejoin="round" />
    </svg>
  )
}
