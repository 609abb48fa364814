import { type Boss, getCriticalHits } from '#shared/api/boss'
import { usePaged } from '#shared/features/paged'
import { Avatar } from '#shared/kit/avatar'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { formatAmount, formatDate, formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { EndlessList } from '#shared/ui/list'
import { useTurn } from '../../_family/turn/use-turn.ts'
import type zh from '../locales/zh.json'
import styles from './Boards.module.css'

/** Every critical hit, the newest first. */
export function Criticals({ state }: { state: Boss['state'] }) {
  const t = useT<typeof zh>()
  const hits = usePaged(getCriticalHits, {})
  useTurn(state, () => void hits.reload())
  return (
    <StateView
      call={hits.first}
      skeleton={<Skeleton height={56} lines={4} />}
      isEmpty={() => !hits.items.length}
      emptyText={t('boards.noCriticals')}
    >
      {() => (
        <EndlessList
          label={t('boards.criticals')}
          list={hits}
          keyOf={({ id }) => id}
          row={(hit) => (
            <div className={styles.line}>
              <Avatar src={hit.portrait} name={hit.nickname} size={36} />
              <span className={styles.who}>
                <bdi>{hit.nickname}</bdi>
                <small>
                  {hit.gift.name} ×{formatAmount(hit.gift.amount)} · <bdi>{hit.roomName}</bdi>
                </small>
              </span>
              <span className={styles.value}>
                -{formatStatistic(hit.damage)}
                <small>{formatDate(hit.at, 'minute')}</small>
              </span>
            </div>
          )}
        />
      )}
    </StateView>
  )
}
