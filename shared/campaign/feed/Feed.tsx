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

/**
 * `EndlessList` of the heavy set. `whole`: the list is inside a scroll container. `place`: restores the scroll position
 * on return.
 */
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
  /** Accessible name of the list. */
  label?: string
  /** Blocks while it loads. */
  waiting: ComponentProps<typeof Skeleton>
  emptyText?: string | undefined
  isEmpty?: (first: First) => boolean
  /** Rendered above and below the rows, with the answer of the first page. */
  above?: (first: First) => ReactNode
  below?: (first: First) => ReactNode
  ordered?: boolean
  /** Props of the "Show more" button. */
  more?: Omit<ComponentProps<typeof More>, 'list'>
  endless?: { by: Endless; place?: string | undefined; whole?: boolean | undefined }
}

/**
 * A paged list with its loading, failed and empty states, its rows and a button for the next page. Rows are `<li>`
 * elements, or with `endless` the content of one.
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
