import { type ComponentProps, Fragment, type ReactNode } from 'react'
import type { Paged } from '#shared/features/paged'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { More } from './More.tsx'

interface RowsOf<Item> {
  keyOf: (item: Item) => string
  row: (item: Item, index: number) => ReactNode
  className?: string | undefined
}

/** As `EndlessList` of the heavy set; with `whole` inside what scrolls by itself, with `place` found again on return. */
type Endless = <Item>(
  props: RowsOf<Item> & {
    label: string
    list: Pick<Paged<Item>, 'items' | 'more' | 'busy' | 'done' | 'error'>
    place?: string | undefined
    whole?: boolean | undefined
  },
) => ReactNode

export interface FeedProps<Item, First> extends RowsOf<Item> {
  list: Paged<Item, First>
  /** What is listed, for who does not see it. */
  label?: string
  /** Blocks while it loads. */
  waiting: ComponentProps<typeof Skeleton>
  emptyText?: string | undefined
  isEmpty?: (first: First) => boolean
  /** Over and under the rows, with what the first page tells beside them. */
  above?: (first: First) => ReactNode
  below?: (first: First) => ReactNode
  ordered?: boolean
  /** Of the button that asks for more. */
  more?: Omit<ComponentProps<typeof More>, 'list'>
  endless?: { by: Endless; place?: string | undefined; whole?: boolean | undefined }
}

/**
 * A list that comes page by page: loading, failed, empty, its rows, and the way to the next page. Rows are items of the
 * list (`<li>`), or with `endless` what stands in them.
 */
export function Feed<Item, First>(props: FeedProps<Item, First>) {
  const { list, endless, isEmpty, keyOf, row } = props
  const List = props.ordered ? 'ol' : 'ul'
  const rows = () => {
    if (endless) {
      const { by: EndlessRows, ...rest } = endless
      return (
        <EndlessRows
          {...rest}
          label={props.label ?? ''}
          list={list}
          keyOf={keyOf}
          row={row}
          className={props.className}
        />
      )
    }
    return (
      <>
        <List className={props.className} aria-label={props.label}>
          {list.items.map((item, index) => (
            <Fragment key={keyOf(item)}>{row(item, index)}</Fragment>
          ))}
        </List>
        <More {...props.more} list={list} />
      </>
    )
  }
  return (
    <StateView
      call={list.first}
      skeleton={<Skeleton {...props.waiting} />}
      isEmpty={(first) => (isEmpty ? isEmpty(first) : !list.items.length)}
      emptyText={props.emptyText}
    >
      {(first) => (
        <>
          {props.above?.(first)}
          {rows()}
          {props.below?.(first)}
        </>
      )}
    </StateView>
  )
}
