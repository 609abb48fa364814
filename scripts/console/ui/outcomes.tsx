import type { HealthReport } from '#shared/api/phone-health'
import styles from './console.module.css'

export type PageReport = HealthReport['pages'][number]
/** How visits ended. */
export type Outcomes = Pick<PageReport['builds'][number], 'ready' | 'failed' | 'left'>

export const visitsOf = ({ ready, failed, left }: Outcomes) => ready + failed + left

export const sumOf = (parts: readonly Outcomes[]): Outcomes =>
  parts.reduce<Outcomes>(
    (sum, { ready, failed, left }) => ({
      ready: sum.ready + ready,
      failed: sum.failed + failed,
      left: sum.left + left,
    }),
    { ready: 0, failed: 0, left: 0 },
  )

/** Failed, left and ready visits beside each other. */
export const OutcomeBar = ({ of: { ready, failed, left } }: { of: Outcomes }) => (
  <i className={styles.bar} aria-hidden="true">
    {[failed, left, ready].map((count, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: three places in a fixed order
      <i key={index} style={{ flex: count }} />
    ))}
  </i>
)
