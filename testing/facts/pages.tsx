import type { ReactNode } from 'react'
import { parse } from 'valibot'
import { vi } from 'vitest'
import { type PageMeta, pageMetaSchema } from '#shared/runtime/app/page-meta.ts'

const mounting = vi.hoisted(() => ({ page: null as ReactNode }))
vi.mock('#shared/runtime/app', async (original) => ({
  ...(await original<object>()),
  mount: (page: ReactNode) => {
    mounting.page = page
  },
}))

const mains = import.meta.glob('/pages/*/*/main.tsx')
const metas = import.meta.glob<PageMeta>('/pages/*/*/page.ts', { eager: true, import: 'default' })

/** Every page, as `warlord/season`; of several parts the pages of one, all parts of about one size. */
export function pagesOf(part: number, parts: number): string[] {
  return Object.keys(mains)
    .map((file) => file.split('/').slice(2, 4).join('/'))
    .filter((_, at) => at % parts === part - 1)
}

/** The names of a page's actions. */
export function actionsOf(page: string): string[] {
  return Object.keys(metas[`/pages/${page}/page.ts`]?.actions ?? {})
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
  const meta = parse(pageMetaSchema, metas[`/pages/${page}/page.ts`])
  const found = { page, shown: mounting.page, meta }
  loaded.set(page, found)
  return found
}
