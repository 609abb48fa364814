import type { BossHit } from '#shared/api/boss'
import { formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './Strikes.module.css'

/** The latest hits: an arrow and the damage. Decorative: the feed has the same in words. */
export function Strikes({ hits }: { hits: readonly BossHit[] }) {
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
