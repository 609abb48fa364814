import type { Paged } from '#shared/features/paged'
import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'

/** Loads the next page of a list until the last one; retries after a failure. */
export function More(props: {
  list: Pick<Paged<unknown>, 'done' | 'busy' | 'error' | 'more'>
  track?: string | undefined
  look?: 'ghost' | 'quiet' | undefined
  /** In place of the usual words. */
  text?: string | undefined
}) {
  const t = useT<typeof zh>('campaign/feed')
  const { list } = props
  if (list.done) return null
  return (
    <Button
      block
      look={props.look ?? 'quiet'}
      track={props.track ?? 'more'}
      busy={list.busy}
      onClick={list.more}
    >
      {list.error ? t('again') : (props.text ?? t('more'))}
    </Button>
  )
}
