import { getTreeRecords } from '#shared/api/love-tree'
import { Feed } from '#shared/campaign/feed'
import { usePaged } from '#shared/features/paged'
import { Avatar } from '#shared/kit/avatar'
import { Line } from '#shared/kit/line'
import { useRewardCount } from '#shared/kit/reward-count'
import { Sheet } from '#shared/kit/sheet'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'

/** What both did for the tree, and received from it. */
export function Records({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT<typeof zh>()
  return (
    <Sheet open={open} title={t('records')} onClose={onClose} expose="records">
      <Entries />
    </Sheet>
  )
}

/** Asked for when the sheet opens. */
function Entries() {
  const t = useT<typeof zh>()
  const countOf = useRewardCount()
  const records = usePaged(getTreeRecords, {})
  return (
    <Feed
      list={records}
      keyOf={({ id }) => id}
      waiting={{ height: 60, lines: 4 }}
      isEmpty={({ list }) => !list.length}
      emptyText={t('noRecords')}
      more={{ look: 'ghost' }}
      row={({ who, what, at, growth, reward }) => (
        <Line
          as="li"
          face={<Avatar src={who.portrait} name={who.nickname} size={40} />}
          name={who.nickname}
          note={`${t(`did.${what}`)} · ${formatDate(at, 'minute')}`}
          figure={reward ? `${reward.name} ${countOf(reward)}` : `+${formatAmount(growth)}`}
        />
      )}
    />
  )
}
