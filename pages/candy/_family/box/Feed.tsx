import type { FreeBoxDetail } from '#shared/api/free-box'
import { Lately } from '#shared/campaign/winners'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { Slip } from '../slip/Slip.tsx'

/** Boxes that others have opened, as a till roll. */
export function Feed({ feed }: { feed: FreeBoxDetail['feed'] }) {
  const t = useT<typeof zh>('family')
  if (!feed.length) return null
  return (
    <Slip title={t('feed.title')} expose="feed">
      <Lately faces won={feed} most={5} otherDay="minute" />
    </Slip>
  )
}
