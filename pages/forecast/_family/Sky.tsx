import type { ReactNode } from 'react'
import { usePauseOffscreen } from '#shared/features/pause-offscreen'
import styles from './Sky.module.css'

/** The sky of a forecast: sun and clouds, or moon and stars by night, over hills or `halls`; `children` are in front. */
export function Sky(props: { night?: boolean; halls?: boolean; children: ReactNode }) {
  const { night, halls, children } = props
  const sky = usePauseOffscreen<HTMLElement>()
  return (
    <header
      ref={sky}
      className={styles.sky}
      data-night={night || undefined}
      data-over={halls ? 'halls' : 'hills'}
    >
      <i className={styles.disc} />
      <Cloud size="far" />
      <Cloud size="near" />
      {halls ? (
        <svg
          className={styles.halls}
          viewBox="0 0 375 84"
          preserveAspectRatio="xMidYMax slice"
          aria-hidden="true"
        >
          <path d="M-10 84V52L24 30l34 22v8h20V38l42-26 42 26v18h24V44l36-24 36 24v16h18V34l40-24 40 24v22h29v28Z" />
          <path
            className={styles.lit}
            d="M14 58h8v12h-8zM30 58h8v12h-8zM98 44h9v13h-9zM116 44h9v13h-9zM134 44h9v13h-9zM107 64h18v20h-18zM204 50h8v12h-8zM220 50h8v12h-8zM236 50h8v12h-8zM292 40h9v13h-9zM311 40h9v13h-9zM330 40h9v13h-9zM302 62h18v22h-18z"
          />
        </svg>
      ) : (
        <svg className={styles.hills} viewBox="0 0 750 90" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 60q120-70 260-20t250-16 240 10v56H0Z" />
        </svg>
      )}
      <div className={styles.words}>{children}</div>
    </header>
  )
}

const Cloud = ({ size }: { size: 'far' | 'near' }) => (
  <svg className={styles.cloud} data-size={size} viewBox="0 0 150 60" aria-hidden="true">
    <path d="M24 58a22 22 0 0 1 2-44 32 32 0 0 1 58-6 26 26 0 0 1 38 14 19 19 0 0 1 4 36Z" />
  </svg>
)
