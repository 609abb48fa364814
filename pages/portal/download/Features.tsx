import type { ReactNode } from 'react'
import { useT } from '#shared/runtime/i18n'
import styles from './Features.module.css'
import type zh from './locales/zh.json'

const FEATURES = ['rooms', 'games', 'events'] as const

const DRAWINGS: Record<(typeof FEATURES)[number], ReactNode> = {
  rooms: <path d="M8 15v3M13 10v13M18 6v21M23 11v11M28 15v3" />,
  games: (
    <>
      <rect x="7" y="10" width="14" height="18" rx="3" transform="rotate(-10 14 19)" />
      <rect
        x="15"
        y="8"
        width="14"
        height="18"
        rx="3"
        fill="var(--kit-surface-raised)"
        transform="rotate(8 22 17)"
      />
      <path d="m22 12 1.6 3.4 3.6.5-2.6 2.5.6 3.6-3.2-1.7-3.2 1.7.6-3.6-2.6-2.5 3.6-.5Z" />
    </>
  ),
  events: (
    <>
      <path d="M10 8h16v7a8 8 0 0 1-16 0ZM18 23v4M12 28h12" />
      <path d="M10 10H6c0 5 1.5 7 5 7M26 10h4c0 5-1.5 7-5 7" />
    </>
  ),
}

/**
 * Three reasons for the app.
 * @param props.waits reserves the space only, while it is unknown whether an inviter is shown above.
 */
export function Features({ waits }: { waits: boolean }) {
  const t = useT<typeof zh>()
  return (
    <ul className={styles.list} data-waits={waits || undefined} data-expose="features">
      {FEATURES.map((feature) => (
        <li key={feature} className={styles.item}>
          <svg className={styles.icon} viewBox="3 3 30 30" aria-hidden="true">
            {DRAWINGS[feature]}
          </svg>
          <div>
            <h2 className={styles.name}>{t(`features.${feature}.name`)}</h2>
            <p className={styles.text}>{t(`features.${feature}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
