import type { AnnualEvent, Contender } from '#shared/api/group-event'
import { formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Emblem } from '../_family/emblem/index.ts'
import styles from './Champion.module.css'
import type zh from './locales/zh.json'

/** Who was left after the last round, and whether I have cheered for it. */
export function Champion(props: { champion: Contender; cheers: AnnualEvent['cheers'] }) {
  const t = useT<typeof zh>()
  const { id, wonIn, name, eventName, score } = props.champion
  const mine = props.cheers.find(({ groupId }) => groupId === id)?.count ?? 0
  return (
    <section className={styles.champion} data-expose="champion">
      <span className={styles.lantern}>
        <Emblem of={wonIn} className={styles.emblem} />
      </span>
      <h2 className={styles.label}>{t('champion.title')}</h2>
      <p className={styles.name}>{name}</p>
      <p className={styles.from}>{t('champion.from', { event: eventName, score: formatStatistic(score) })}</p>
      {mine > 0 && <p className={styles.mine}>{t('champion.mine', { count: mine })}</p>}
    </section>
  )
}
