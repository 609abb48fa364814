import { useState } from 'react'
import { getEmojiExchanges } from '#shared/api/magic-emoji'
import { usePaged } from '#shared/features/paged'
import { Button } from '#shared/kit/button'
import { Segmented } from '#shared/kit/segmented'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import { FeedRow } from '../../_family/feed/FeedRow.tsx'
import type family from '../../_family/locales/zh.json'
import type zh from '../locales/zh.json'

/** All exchanges page by page: everybody's, or mine. */
export function Records({ loggedIn }: { loggedIn: boolean }) {
  const t = useT<typeof zh>()
  const own = useT<typeof family>('family')
  const [of, choose] = useState<'all' | 'me'>('all')
  const records = usePaged(getEmojiExchanges, { of })
  return (
    <>
      {loggedIn && (
        <Segmented
          label={t('feed.whose')}
          value={of}
          track="whose"
          options={[
            { id: 'all', label: t('feed.everybody') },
            { id: 'me', label: t('feed.mine') },
          ]}
          onChange={choose}
        />
      )}
      <StateView
        call={records.first}
        skeleton={<Skeleton height={44} lines={6} />}
        isEmpty={({ list }) => list.length === 0}
        emptyText={of === 'me' ? t('feed.none') : own('feed.empty')}
      >
        {() => (
          <>
            <ul>
              {records.items.map((exchange) => (
                <FeedRow key={exchange.id} exchange={exchange} />
              ))}
            </ul>
            {!records.done && (
              <Button block look="ghost" busy={records.busy} track="more" onClick={records.more}>
                {t('feed.more')}
              </Button>
            )}
          </>
        )}
      </StateView>
    </>
  )
}
