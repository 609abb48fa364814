import type { EventGroup } from '#shared/api/group-event'
import { formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import type { SeasonWords } from '../season.ts'
import styles from './LaneTag.module.css'

/** The tag below a racer: place, name and total. */
export function LaneTag({ group, mine }: { group: EventGroup | undefined; mine: boolean | undefined }) {
  const t = useT<typeof zh>('family')
  const own = useT<SeasonWords>()
  if (!group) {
    return (
      <div className={styles.tag} aria-hidden="true">
        <i className={styles.waiting} />
      </div>
    )
  }
  return (
    <div
      className={styles.tag}
      data-mine={mine || undefined}
      data-first={(group.rank === 1 && group.score > 0) || undefined}
    >
      {group.score > 0 && <span className={styles.rank}>{t('place', { rank: group.rank })}</span>}
      {mine && <span className={styles.mine}>{t('groups.mine')}</span>}
      <bdi className={styles.name}>{group.name}</bdi>
      <span className={styles.score}>
        <b>{formatStatistic(group.score)}</b> {own('unit')}
      </span>
    </div>
  )
}
