import type { EventGroup } from '#shared/api/group-event'
import { useT } from '#shared/runtime/i18n'
import { Amount } from '../amount/Amount.tsx'
import type zh from '../locales/zh.json'
import { RacerSign } from '../race/RacerSign.tsx'
import styles from './Champion.module.css'

/** The group that won, large, before the sun. */
export function Champion({ group }: { group: EventGroup }) {
  const t = useT<typeof zh>('family')
  return (
    <div className={styles.champion}>
      <RacerSign look={group.look} className={styles.figure} />
      <p className={styles.label}>{t('winners.champion')}</p>
      <h3 className={styles.name}>
        <bdi>{group.name}</bdi>
      </h3>
      <p className={styles.score}>
        <Amount score={group.score} />
      </p>
    </div>
  )
}
