import { getStarHost, type StarHost } from '#shared/api/star-host'
import { ProgressBar } from '#shared/kit/progress-bar'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { Star } from './Drawing.tsx'
import type zh from './locales/zh.json'
import styles from './Stars.module.css'

/** Maximum number of drawn stars; the text states the real number. */
const MOST = 10

/** An accepted host: the stars held, what the next one asks for this month, and what stars bring. */
export function Stars() {
  const t = useT<typeof zh>()
  const call = useQuery(getStarHost, {})
  return (
    <section className={styles.stars} data-expose="stars" aria-label={t('stars.title')}>
      <StateView call={call} skeleton={<Skeleton height={90} lines={4} />}>
        {(host) => <Standing host={host} />}
      </StateView>
    </section>
  )
}

function Standing({ host }: { host: StarHost }) {
  const t = useT<typeof zh>()
  const { stars, mostStars, monthEndsAt, conditions, perks } = host
  const full = stars >= mostStars
  return (
    <>
      <div className={styles.row} role="img" aria-label={t('stars.held', { held: stars, count: mostStars })}>
        {Array.from({ length: Math.max(0, Math.min(MOST, Math.floor(mostStars))) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places have no other identity
          <Star key={at} lit={at < stars} />
        ))}
      </div>
      <h2>{full ? t('stars.full') : t('stars.next', { count: stars + 1 })}</h2>
      <p className={styles.until}>{t('stars.until', { at: formatDate(monthEndsAt, 'minute') })}</p>
      <ul className={styles.conditions}>
        {conditions.map(({ kind, title, progress, target, met }) => (
          <li key={kind} data-met={met || undefined}>
            <span>{title}</span>
            <b>
              {formatAmount(progress)}/{formatAmount(target)}
              {met && <em>{t('stars.met')}</em>}
            </b>
            <ProgressBar value={progress} max={target} label={title} />
          </li>
        ))}
      </ul>
      <h3>{t('stars.perks')}</h3>
      <ul className={styles.perks}>
        {perks.map(({ id, title, fromStars, held }) => (
          <li key={id} data-held={held || undefined}>
            <Star lit={held} />
            <span>{title}</span>
            <em>{held ? t('stars.have') : t('stars.from', { count: fromStars })}</em>
          </li>
        ))}
      </ul>
    </>
  )
}
