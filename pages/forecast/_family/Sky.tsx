import type { ReactNode } from 'react'
import { usePauseOffscreen } from '#shared/features/pause-offscreen'
import styles from './Sky.module.css'

/** The sky of a forecast: sun and clouds, or moon and stars by night; `children` are in front. */
export function Sky({ night, children }: { night?: boolean; children: ReactNode }) {
  const sky = usePauseOffscreen<HTMLElement>()
  return (
    <header ref={sky} className={styles.sky} data-night={night || undefined}>
      <i className={styles.disc} />
      <Cloud size="far" />
      <Cloud size="near" />
      <svg className={styles.hills} viewBox="0 0 750 90" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 60q120-70 260-20t250-16 240 10v56H0Z" />
      </svg>
      <div className={styles.words}>{children}</div>
    </header>
  )
}

const Cloud = ({ size }: { size: 'far' | 'near' }) => (
  <svg className={styles.cloud} data-size={size} viewBox="0 0 150 60" aria-hidden="true">
    <path d="M24 58a22 22 0 0 1 2-44 32 32 0 0 1 58-6 26 26 0 0 1 38 14 19 19 0 0 1 4 36Z" />
  </svg>
)
