import { useRef, useState } from 'react'
import { type Address, address } from '#shared/runtime/address'
import {
  ApiError,
  type Endpoint,
  type Paging,
  type Query,
  type QueryInput,
  request,
  useQuery,
} from '#shared/runtime/request'
import { isLast, itemsOf, type Page } from './pages.ts'

/** A row of a paged answer. */
export type ItemOf<Out> = Out extends (infer Item)[]
  ? Item
  : Out extends { list: (infer Item)[] }
    ? Item
    : never

export type Paged<Item, First = unknown> = {
  /** Query of the first page: for `StateView`, and for the fields beside the list. */
  first: Query<First>
  /** Of all pages, each once: what slid from one page to the next comes with an id that is known. */
  items: Item[]
  /** Of the first page. */
  status: Query<unknown>['status']
  /** The first page is a kept answer, or a later refresh of it has failed. */
  stale: boolean
  /** Loads the next page; ignored while one is pending or after the last. Retries after an error. */
  more(): void
  busy: boolean
  done: boolean
  error?: ApiError
  refetch(): Promise<void>
}

/**
 * A paged list; pageNum and pageSize are filled in. When the first page changes, further pages are dropped, and pending
 * answers for the old list or another input are discarded.
 */
export function usePaged<In extends object, Out extends Page<unknown>>(
  endpoint: Endpoint<In, Out>,
  input: QueryInput<Omit<In, keyof Paging>>,
  pageSize = 20,
): Paged<ItemOf<Out>, Out> {
  const inputOf = (from: Address) => (typeof input === 'function' ? input(from) : input)
  const pageOf = (from: Address, pageNum: number) =>
    ({ ...inputOf(from), pageNum, pageSize }) as unknown as In
  const first = useQuery(endpoint, (from) => pageOf(from, 1))
  const base = JSON.stringify([first.data, inputOf(address())])
  const [, redraw] = useState({})
  // not React state: a second tap, or the end-of-list observer, may call before the next render
  const now = useRef<Further>({ base, pages: [], busy: false })
  if (now.current.base !== base) now.current = { base, pages: [], busy: false }
  const mine = now.current
  const pages: Page<unknown>[] = first.data ? [first.data, ...mine.pages] : []
  const done = pages.length > 0 && isLast(pages, pageSize)

  const put = (change: Partial<Further>) => {
    Object.assign(mine, change)
    redraw({})
  }
  const more = async () => {
    const asked = mine.pages.length + 2
    if (first.status !== 'ready' || mine.busy || now.current !== mine) return
    if (isLast([first.data, ...mine.pages], pageSize)) return
    put({ busy: true, error: undefined })
    try {
      const page = await request(endpoint, pageOf(address(), asked))
      put({ busy: false, pages: [...mine.pages, page] })
    } catch (error) {
      put({ busy: false, error: error instanceof ApiError ? error : undefined })
      if (!(error instanceof ApiError)) throw error
    }
  }
  return {
    first,
    items: itemsOf(pages) as ItemOf<Out>[],
    status: first.status,
    stale: first.stale,
    more: () => void more(),
    busy: mine.busy,
    done,
    error: mine.error ?? first.error,
    refetch: first.refetch,
  }
}

/** The pages behind one first page. */
type Further = { base: string; pages: Page<unknown>[]; busy: boolean; error?: ApiError }
