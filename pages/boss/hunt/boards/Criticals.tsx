import { type Boss, getCriticalHits } from '#shared/api/boss'
import { Feed } from '#shared/campaign/feed'
import { useOnChange } from '#shared/campaign/phase'
import { usePaged } from '#shared/features/paged'
import { Avatar } from '#shared/kit/avatar'
import { Line } from '#shared/kit/line'
import { formatAmount, formatDate, formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { EndlessList } from '#shared/ui/list'
import type zh from '../locales/zh.json'
import styles from './Boards.module.css'

/** Every critical hit, the newest first. */
export function Criticals({ state }: { state: Boss['state'] }) {
  const t = useT<typeof zh>()
  const hits = usePaged(getCriticalHits, {})
  useOnChange(state, () => void hits.refetch())
  return (
    <Feed
      list={hits}
      label={t('boards.criticals')}
      endless={{ by: EndlessList }}
      keyOf={({ id }) => id}
      row={(hit) => (
        <Line
          className={styles.line}
          face={<Avatar src={hit.portrait} name={hit.nickname} size={36} />}
          name={hit.nickname}
          note={
            <>
              {hit.gift.name} ×{formatAmount(hit.gift.amount)} · <bdi>{hit.roomName}</bdi>
            </>
          }
          figure={`-${formatStatistic(hit.damage)}`}
          under={formatDate(hit.at, 'minute')}
        />
      )}
      waiting={{ height: 56, lines: 4 }}
      emptyText={t('boards.noCriticals')}
    />
  )
}
