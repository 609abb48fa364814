import type { Boss } from '#shared/api/boss'
import { Avatar } from '#shared/kit/avatar'
import { formatAmount, formatDate, formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { session } from '#shared/runtime/session'
import type zh from '../locales/zh.json'
import styles from './Verdict.module.css'

/** The result: who dealt the last blow, where, with which gift and when. */
export function Verdict({ boss }: { boss: Boss }) {
  const t = useT<typeof zh>()
  const hit = boss.lastHit
  return (
    <section className={styles.verdict} data-expose="killer">
      <h2 className={styles.over}>{t('killed.title')}</h2>
      {hit ? (
        <>
          <div className={styles.portrait}>
            <i className={styles.crown} />
            <Avatar src={hit.portrait} name={hit.nickname} size={76} />
          </div>
          <p className={styles.label}>
            {t(hit.userId === session.get().userId ? 'killed.me' : 'killed.killer')}
          </p>
          <p className={styles.name}>
            <bdi>{hit.nickname}</bdi>
          </p>
          <p className={styles.how}>
            <bdi>{hit.roomName}</bdi> · {hit.gift.name} ×{formatAmount(hit.gift.amount)} ·{' '}
            <b>-{formatStatistic(hit.damage)}</b>
          </p>
          <p className={styles.when}>{formatDate(hit.at, 'minute')}</p>
        </>
      ) : (
        <p className={styles.how}>{t('killed.nobody')}</p>
      )}
    </section>
  )
}
