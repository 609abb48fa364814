import { networkInterfaces } from 'node:os'
import type { Endpoint } from '#shared/runtime/request'
import { BUDGETS } from '../build/budget.ts'
import type { Page } from '../build/pages.ts'
import { CODES } from './codes.ts'
import { findDemos } from './demo/index.ts'
import type { ShellEndpoint, ShellSite } from './link.ts'
import { PEOPLE } from './people.ts'
import type { ShellPage, ShellSize } from './settings.ts'

interface SiteParts {
  root: string
  pages: Page[]
  sizes: Record<string, ShellSize>
  endpoints: Pick<Endpoint, 'method' | 'path' | 'needAppendParam'>[]
  /** Port that the site is served on. */
  port: number
}

/** All that the shell shows and lets one choose from. */
export function describeSite({ root, pages, sizes, endpoints, port }: SiteParts): ShellSite {
  return {
    pages: pages.map((page) => describePage(page, sizes[page.id])),
    components: findDemos(root).map((id) => ({ id })),
    people: [...PEOPLE],
    endpoints: endpoints.map(describeEndpoint).sort((a, b) => (a.path < b.path ? -1 : 1)),
    codes: [...CODES],
    origins: networkOrigins(port),
  }
}

function describePage({ id, meta }: Page, size: ShellSize | undefined): ShellPage {
  const { cover: _, ...rest } = meta
  const { html, scripts } = BUDGETS[meta.weight]
  return {
    id,
    family: id.split('/')[0] as string,
    ...rest,
    ...(size && { size }),
    budget: { html, scripts },
  }
}

function describeEndpoint({
  method,
  path,
  needAppendParam = '',
}: SiteParts['endpoints'][number]): ShellEndpoint {
  return { method, path: path + needAppendParam }
}

/** Where others in the local network reach this machine. */
function networkOrigins(port: number): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`)
}
