import { Fragment, type ReactNode } from 'react'

/** In the place of the heavy set's endless list: all rows, one below the other. */
export function PlainRows<Item>(props: {
  list: { items: readonly Item[] }
  keyOf: (item: Item) => string
  row: (item: Item, index: number) => ReactNode
}) {
  return props.list.items.map((item, index) => (
    <Fragment key={props.keyOf(item)}>{props.row(item, index)}</Fragment>
  ))
}
