import { formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { EditionWords } from '../edition.ts'
import type zh from '../locales/zh.json'
import styles from './PairTag.module.css'
import { RacerSign } from './RacerSign.tsx'
import type { Standing } from './standing.ts'

/**
 * The tag of a racer where six stand beside one another: as wide as two lanes, those of neighbours one above the other,
 * so that names stay legible on the narrowest phone.
 */
export function PairTag({ standing: { group, mine, look } }: { standing: Standing }) {
  const t = useT<typeof zh>('family')
  const own = useT<EditionWords>()
  if (!group) return <div className={styles.tag} aria-hidden="true" />
  const ranked = group.score > 0
  return (
    <>
      <div className={`${styles.tag} ${styles.above}`} aria-hidden="true">
        <span className={styles.name}>0</span>
        <b className={styles.score}>0</b>
      </div>
      <div
        className={styles.tag}
        data-mine={mine || undefined}
        data-first={(group.rank === 1 && ranked) || undefined}
      >
        {ranked && (
          <span className={styles.rank}>
            <span aria-hidden="true">{group.rank}</span>
            <span className={styles.unseen}>{t('place', { rank: group.rank })}</span>
          </span>
        )}
        <RacerSign look={look} className={styles.sign} />
        {mine && <span className={styles.unseen}>{t('groups.mine')}</span>}
        <bdi className={styles.name}>{group.name}</bdi>
        <span className={styles.score}>
          <b>{formatStatistic(group.score)}</b>{' '}
          <span className={styles.unseen}>{own('unit', { count: group.score })}</span>
        </span>
      </div>
    </>
  )
}
