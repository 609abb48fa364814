import type { Paged } from '#shared/features/paged'
import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'

/** Asks for the next page of a list, as long as there is one; after a failure it asks again. */
export function More({
  list,
  track,
}: {
  list: Pick<Paged<unknown>, 'done' | 'busy' | 'error' | 'more'>
  track: string
}) {
  const t = useT<typeof zh>('family')
  if (list.done) return null
  return (
    <Button block look="quiet" track={track} busy={list.busy} onClick={list.more}>
      {t(list.error ? 'more.again' : 'more.more')}
    </Button>
  )
}
