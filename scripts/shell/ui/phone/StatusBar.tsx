import styles from './StatusBar.module.css'

interface StatusBarProps {
  /** Ms since 1970; absent: not known yet. */
  now: number | undefined
  offline: boolean
}

/** The phone's own line above everything: what time it is for the server, and whether there is a line. */
export function StatusBar({ now, offline }: StatusBarProps) {
  return (
    <div className={styles.bar} aria-hidden="true">
      <span>{now === undefined ? '' : clockText(now)}</span>
      <span className={styles.signs}>
        {offline && <span className={styles.offline}>offline</span>}
        <svg
          width="17"
          height="11"
          viewBox="0 0 17 11"
          fill="currentColor"
          opacity={offline ? 0.35 : 1}
          aria-hidden="true"
        >
          <rect x="0" y="7" width="3" height="4" rx="1" />
          <rect x="4.6" y="5" width="3" height="6" rx="1" />
          <rect x="9.2" y="2.6" width="3" height="8.4" rx="1" />
          <rect x="13.8" y="0" width="3" height="11" rx="1" />
        </svg>
        <svg width="25" height="12" viewBox="0 0 25 12" fill="none" aria-hidden="true">
          <rect x="0.5" y="0.5" width="21" height="11" rx="3" stroke="currentColor" opacity="0.4" />
          <rect x="2" y="2" width="15" height="8" rx="1.8" fill="currentColor" />
          <path d="M23 4v4c.9-.3 1.5-1.1 1.5-2S23.9 4.3 23 4z" fill="currentColor" opacity="0.4" />
        </svg>
      </span>
    </div>
  )
}

function clockText(now: number): string {
  return new Date(now).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
}
