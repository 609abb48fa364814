import type { getEmojiExchanges } from '#shared/api/magic-emoji'
import { Button } from '#shared/kit/button'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { FeedRow } from '../../_family/feed/FeedRow.tsx'
import type family from '../../_family/locales/zh.json'
import type { OutputOf } from '../../_family/magic-emoji.ts'
import { Panel } from '../../_family/panel/Panel.tsx'
import type zh from '../locales/zh.json'

/** The newest exchanges, and the way to all of them. */
export function Feed(props: { call: Query<OutputOf<typeof getEmojiExchanges>>; onAll: () => void }) {
  const t = useT<typeof zh>()
  const own = useT<typeof family>('family')
  return (
    <Panel
      title={t('feed.title')}
      expose="feed"
      aside={
        <Button look="quiet" size="s" track="records" aria-haspopup="dialog" onClick={props.onAll}>
          {t('feed.all')}
        </Button>
      }
    >
      <StateView
        call={props.call}
        skeleton={<Skeleton height={44} lines={3} />}
        isEmpty={({ list }) => list.length === 0}
        emptyText={own('feed.empty')}
      >
        {({ list }) => (
          <ul>
            {list.map((exchange) => (
              <FeedRow key={exchange.id} exchange={exchange} />
            ))}
          </ul>
        )}
      </StateView>
    </Panel>
  )
}
