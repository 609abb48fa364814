import { getTreeRecords } from '#shared/api/love-tree'
import { FeedSheet } from '#shared/campaign/feed'
import { Avatar } from '#shared/kit/avatar'
import { Line } from '#shared/kit/line'
import { useRewardCount } from '#shared/kit/reward-count'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import styles from './Garden.module.css'
import type zh from './locales/zh.json'

/** What both did for the tree, and received from it. */
export function Records({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT<typeof zh>()
  const countOf = useRewardCount()
  return (
    <FeedSheet
      open={open}
      title={t('records')}
      onClose={onClose}
      expose="records"
      endpoint={getTreeRecords}
      keyOf={({ id }) => id}
      waiting={{ height: 60, lines: 4 }}
      emptyText={t('noRecords')}
      more={{ look: 'ghost' }}
      row={({ who, what, at, growth, reward }) => (
        <Line
          as="li"
          className={styles.record}
          face={<Avatar src={who.portrait} name={who.nickname} size={40} />}
          name={who.nickname}
          note={`${t(`did.${what}`)} · ${formatDate(at, 'minute')}`}
          figure={reward ? `${reward.name} ${countOf(reward)}` : `+${formatAmount(growth)}`}
        />
      )}
    />
  )
}
