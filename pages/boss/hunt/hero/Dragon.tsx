import type { BossHit } from '#shared/api/boss'
import { useArrivals } from '#shared/features/arrivals'
import { usePauseOffscreen } from '#shared/features/pause-offscreen'
import { formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Stage } from '../blood.ts'
import type zh from '../locales/zh.json'
import styles from './Dragon.module.css'

/** As long as a strike's flight in the style sheet. */
const FLIGHT_MS = 1800

/**
 * The clockwork dragon, drawn in layers: its wheel, itself, what the blows left on it, its eyes. Without a stage it is a
 * shape in the smoke. It starts back from every blow that lands while one looks.
 */
export function Dragon({ stage, hits }: { stage: Stage | undefined; hits: readonly BossHit[] | undefined }) {
  const flying = useArrivals(hits, FLIGHT_MS)
  const last = flying[flying.length - 1]
  const rest = usePauseOffscreen<HTMLDivElement>()
  return (
    <div ref={rest} className={styles.lair} data-stage={stage ?? 'hidden'} aria-hidden="true">
      <i className={styles.wheel} />
      {/* Again for each blow, which starts the motion again. */}
      <div
        key={last?.id}
        className={styles.head}
        data-struck={last ? (last.critical ? 'hard' : 'on') : undefined}
      >
        <div className={styles.body}>
          <i className={styles.beast} />
          <i className={styles.wounds} />
          <i className={styles.eyes} />
          <i className={styles.spears} />
        </div>
      </div>
      <i className={styles.smoke} />
      <Strikes hits={flying} />
    </div>
  )
}

/** The latest hits: an arrow and the damage. Decorative: the feed has the same in words. */
function Strikes({ hits }: { hits: readonly BossHit[] }) {
  const t = useT<typeof zh>()
  return hits.map((hit, nth) => (
    <p key={hit.id} className={styles.strike} data-critical={hit.critical || undefined} data-lane={nth % 3}>
      <i className={styles.arrow} />
      <b>
        {hit.critical && <small>{t('critical')}</small>}-{formatStatistic(hit.damage)}
      </b>
    </p>
  ))
}
