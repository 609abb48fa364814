import { useState } from 'react'
import { getEmojiExchanges } from '#shared/api/magic-emoji'
import { Feed } from '#shared/campaign/feed'
import { usePaged } from '#shared/features/paged'
import { Segmented } from '#shared/kit/segmented'
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
      <Feed
        list={records}
        keyOf={({ id }) => id}
        row={(exchange) => <FeedRow exchange={exchange} />}
        waiting={{ height: 44, lines: 6 }}
        emptyText={of === 'me' ? t('feed.none') : own('feed.empty')}
        more={{ look: 'ghost', text: t('feed.more') }}
      />
    </>
  )
}
