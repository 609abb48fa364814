import { type ItemOf, type Page, usePaged } from '#shared/features/paged'
import { Sheet } from '#shared/kit/sheet'
import type { Endpoint, Paging } from '#shared/runtime/request'
import { Feed, type FeedProps } from './Feed.tsx'

interface Rows<Out> extends Omit<FeedProps<ItemOf<Out>, Out>, 'list' | 'label'> {
  /** Paged endpoint without other input. */
  endpoint: Endpoint<Paging, Out>
  title: string
}

/** A sheet with a list, which is requested when the sheet opens. */
export function FeedSheet<Out extends Page<unknown>>(
  props: Rows<Out> & {
    open: boolean
    onClose: () => void
    /** Log name of the sheet. */
    expose: string
  },
) {
  const { open, onClose, expose, ...rows } = props
  return (
    <Sheet tall open={open} title={rows.title} onClose={onClose} expose={expose}>
      <Rows {...rows} />
    </Sheet>
  )
}

function Rows<Out extends Page<unknown>>({ endpoint, title, ...feed }: Rows<Out>) {
  const list = usePaged<Paging, Out>(endpoint, {})
  return <Feed {...feed} list={list} label={title} />
}
