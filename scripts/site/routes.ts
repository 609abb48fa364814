import { addressOf } from './address.ts'

/** The routing part of a manifest. */
export interface RouteTable {
  pages: Record<string, { paths: string[] }>
  redirects: { from: string; to: string }[]
}

export type Route = { page: string } | { redirect: string }

/**
 * Resolves a history path exactly: `/pet` is not `/petV2`. One trailing slash is ignored. Redirects keep the query;
 * parameters of their target win.
 * @param url a request target, or a full URL.
 * @returns undefined for an unknown path.
 */
export function matchRoute(table: RouteTable, url: string): Route | undefined {
  const address = addressOf(url)
  if (!address) return undefined
  const path = address.path === '/' ? '/' : address.path.replace(/\/$/, '')
  for (const [page, { paths }] of Object.entries(table.pages)) if (paths.includes(path)) return { page }
  const found = table.redirects.find((redirect) => redirect.from === path)
  if (!found) return undefined
  return { redirect: mergeQuery(found.to, address.search) }
}

/** A redirect's target with the query that came; its own parameters win. @param to as `/battle?x=1`. */
export function mergeQuery(to: string, search: string): string {
  const target = new URL(to, 'http://site')
  for (const [name, value] of new URLSearchParams(search))
    if (!target.searchParams.has(name)) target.searchParams.append(name, value)
  return `${target.pathname}${target.search}`
}

/** A path of a file, or within a folder of files, is never answered with HTML. */
export function isAssetPath(pathname: string): boolean {
  return (
    pathname.startsWith('/static/') || (/\.[a-z0-9]{2,5}$/i.test(pathname) && !pathname.endsWith('.html'))
  )
}
