import { useRef, useState } from 'react'
import { type Address, address } from '#shared/runtime/address'
import {
  ApiError,
  type Call,
  type CallInput,
  type Endpoint,
  type Paging,
  request,
  useCall,
} from '#shared/runtime/request'

/** One page of a list: bare, or with the total or whether there is more. */
export type Page<Item> = Item[] | { list: Item[]; total?: number; hasMore?: boolean }

type ItemOf<Out> = Out extends (infer Item)[] ? Item : Out extends { list: (infer Item)[] } ? Item : never

export type Paged<Item> = {
  items: Item[]
  /** Of the first page. */
  status: Call<unknown>['status']
  /** Asks for the next page; nothing while one is under way or when done. After an error it tries again. */
  more(): void
  busy: boolean
  done: boolean
  error?: ApiError
  reload(): Promise<void>
}

/** A list page by page; pageNum and pageSize are filled in. The first page that changed drops the further ones. */
export function usePaged<In extends object, Out extends Page<unknown>>(
  endpoint: Endpoint<In, Out>,
  input: CallInput<Omit<In, keyof Paging>>,
  pageSize = 20,
): Paged<ItemOf<Out>> {
  const inputOf = (from: Address) => (typeof input === 'function' ? input(from) : input)
  const pageOf = (from: Address, pageNum: number) =>
    ({ ...inputOf(from), pageNum, pageSize }) as unknown as In
  const first = useCall(endpoint, (from) => pageOf(from, 1))
  const base = JSON.stringify([first.data, inputOf(address())])
  const latest = useRef(base)
  latest.current = base
  const [further, setFurther] = useState<Further>()
  const mine: Further = further?.base === base ? further : { base, pages: [], busy: false }
  const pages: Page<unknown>[] = first.data ? [first.data, ...mine.pages] : []
  const done = pages.length > 0 && isLast(pages, pageSize)

  const more = async () => {
    if (first.status !== 'ready' || done || mine.busy) return
    setFurther({ ...mine, busy: true, error: undefined })
    const put = (change: Partial<Further>) => {
      if (latest.current === base) setFurther({ ...mine, busy: false, error: undefined, ...change })
    }
    try {
      put({
        pages: [...mine.pages, await request(endpoint, pageOf(address(), pages.length + 1))],
      })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      put({ error })
    }
  }
  return {
    items: pages.flatMap(listOf) as ItemOf<Out>[],
    status: first.status,
    more: () => void more(),
    busy: mine.busy,
    done,
    error: mine.error ?? first.error,
    reload: first.reload,
  }
}

type Further = { base: string; pages: Page<unknown>[]; busy: boolean; error?: ApiError }

const listOf = (page: Page<unknown>) => (Array.isArray(page) ? page : page.list)

function isLast(pages: Page<unknown>[], pageSize: number): boolean {
  const last = pages[pages.length - 1] as Page<unknown>
  if (!Array.isArray(last)) {
    if (last.hasMore !== undefined) return !last.hasMore
    if (last.total !== undefined)
      return pages.reduce((sum, page) => sum + listOf(page).length, 0) >= last.total
  }
  return listOf(last).length < pageSize
}
