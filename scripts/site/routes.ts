import { addressOf } from './address.ts'

/** The part of a manifest that says which path leads where. */
export interface RouteTable {
  pages: Record<string, { paths: string[] }>
  redirects: { from: string; to: string }[]
}

export type Route = { page: string } | { redirect: string }

/**
 * Finds what a history path leads to, exactly: `/pet` is not `/petV2`. One trailing slash is forgiven.
 * Redirects keep the query that came along; parameters of their target win.
 *
 * @param url a request target, or a whole URL.
 * @returns undefined for a path that nothing owns.
 */
export function matchRoute(table: RouteTable, url: string): Route | undefined {
  const address = addressOf(url)
  if (!address) return undefined
  const path = address.path === '/' ? '/' : address.path.replace(/\/$/, '')
  for (const [page, { paths }] of Object.entries(table.pages)) if (paths.includes(path)) return { page }
  const found = table.redirects.find((redirect) => redirect.from === path)
  if (!found) return undefined
  const target = new URL(found.to, 'http://site')
  for (const [name, value] of new URLSearchParams(address.search))
    if (!target.searchParams.has(name)) target.searchParams.append(name, value)
  return { redirect: `${target.pathname}${target.search}` }
}

/** A path that names a file, or lies where only files do, is never answered with HTML. */
export function isAssetPath(pathname: string): boolean {
  return (
    pathname.startsWith('/static/') || (/\.[a-z0-9]{2,5}$/i.test(pathname) && !pathname.endsWith('.html'))
  )
}
