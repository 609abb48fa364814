import { getEmojiExchanges } from '#shared/api/magic-emoji'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { FeedRow } from '../../_family/feed/FeedRow.tsx'
import type family from '../../_family/locales/zh.json'
import { Panel } from '../../_family/panel/Panel.tsx'
import type zh from '../locales/zh.json'

/** Number of rows and polling interval. */
const ROWS = 4
const RENEWED_MS = 30_000

/** Who took which toy home lately. */
export function Lately({ live }: { live: boolean }) {
  const t = useT<typeof zh>()
  const own = useT<typeof family>('family')
  const feed = useQuery(getEmojiExchanges, { pageSize: ROWS }, live ? { pollMs: RENEWED_MS } : {})
  return (
    <Panel title={t('feed.title')} expose="feed">
      <StateView
        call={feed}
        skeleton={<Skeleton height={44} lines={3} />}
        isEmpty={({ list }) => list.length === 0}
        emptyText={own('feed.empty')}
      >
        {({ list }) => (
          <ul>
            {list.slice(0, ROWS).map((exchange) => (
              <FeedRow key={exchange.id} exchange={exchange} />
            ))}
          </ul>
        )}
      </StateView>
    </Panel>
  )
}
