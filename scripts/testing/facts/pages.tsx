import type { ReactNode } from 'react'
import { parse } from 'valibot'
import { vi } from 'vitest'
import { type PageMeta, pageMetaSchema } from '#shared/runtime/app/page-meta.ts'
import { metas } from '../metas.ts'

const mounting = vi.hoisted(() => ({ page: null as ReactNode }))
vi.mock('#shared/runtime/app', async (original) => ({
  ...(await original<object>()),
  mount: (page: ReactNode) => {
    mounting.page = page
  },
}))

const mains = import.meta.glob('/pages/*/*/main.tsx')

const pageOf = (file: string) => file.split('/').slice(2, 4).join('/')

/** Every page, as `warlord/season`; of several parts the pages of one, all parts of about one size. */
export function pagesOf(part: number, parts: number): string[] {
  return Object.keys(mains)
    .map(pageOf)
    .filter((_, at) => at % parts === part - 1)
}

/** What spends money or grants it is tried wherever it is done. */
const MONEY = /^\/assets\/|\/(buy\w*|draw|luckyDraw|exchange)$/

/** An action as `warlord /user/captain/task/receive`: within a family one component of code sends it. */
const kindOf = (page: string, path: string) => `${page.split('/')[0]} ${path}`

/** The first page with each kind of action represents it. */
const standing = new Map<string, string>()
for (const [page, { actions = {} }] of Object.entries(metas)) {
  for (const { path } of Object.values(actions))
    if (!standing.has(kindOf(page, path))) standing.set(kindOf(page, path), page)
}

/** The names of the actions that are tried on a page: those that no page of its family has tried before, and what moves money. */
export function actionsOf(page: string): string[] {
  return Object.entries(metas[page]?.actions ?? {})
    .filter(([, { path }]) => MONEY.test(path) || standing.get(kindOf(page, path)) === page)
    .map(([name]) => name)
}

/** Shows what the background part of the runtime has written, which runs in a browser alone. */
const OF_BROWSER = 'tools/log'

/** The names of the states of a page that take taps. */
export function tappedStatesOf(page: string): string[] {
  if (page === OF_BROWSER) return []
  return Object.entries(metas[page]?.states ?? {})
    .filter(([, { taps }]) => taps)
    .map(([state]) => state)
}

export interface LoadedPage {
  page: string
  shown: ReactNode
  meta: PageMeta
}

/** A module is run once. */
const loaded = new Map<string, LoadedPage>()

/** A page as its `main.tsx` mounts it, and what its `page.ts` declares. */
export async function loadPage(page: string): Promise<LoadedPage> {
  const before = loaded.get(page)
  if (before) return before
  await mains[`/pages/${page}/main.tsx`]?.()
  const meta = parse(pageMetaSchema, metas[page])
  const found = { page, shown: mounting.page, meta }
  loaded.set(page, found)
  return found
}
