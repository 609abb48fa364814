import { type Boss, getLastHitHalls } from '#shared/api/boss'
import { Feed } from '#shared/campaign/feed'
import { useOnChange } from '#shared/campaign/phase'
import { usePaged } from '#shared/features/paged'
import { formatAmount, formatDate, formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { EndlessList } from '#shared/ui/list'
import type zh from '../locales/zh.json'
import styles from './Boards.module.css'

/** Bosses that were brought down: from which hall, by whose last hit, for what pool. */
export function Kills({ state }: { state: Boss['state'] }) {
  const t = useT<typeof zh>()
  const kills = usePaged(getLastHitHalls, {})
  useOnChange(state, () => void kills.refetch())
  return (
    <Feed
      list={kills}
      label={t('boards.kills')}
      endless={{ by: EndlessList }}
      keyOf={({ bossId }) => bossId}
      row={(kill) => (
        <div className={styles.kill}>
          <p className={styles.fallen}>
            <b>{kill.name}</b>
            <small>{formatDate(kill.at, 'minute')}</small>
          </p>
          <p className={styles.how}>
            {t('boards.lastHit')} <bdi>{kill.killer.nickname}</bdi> · <bdi>{kill.roomName}</bdi> · -
            {formatStatistic(kill.damage)}
          </p>
          <p className={styles.pool}>
            {formatAmount(kill.pool)} <small>{t('coins')}</small>
          </p>
        </div>
      )}
      waiting={{ height: 72, lines: 3 }}
      emptyText={t('boards.noKills')}
    />
  )
}
