import { expect } from 'vitest'
import { cacheFor, IMMUTABLE, NO_STORE, REVALIDATE } from '../../site/delivery-headers.ts'
import { isAssetPath, matchRoute } from '../../site/routes.ts'
import { pageHeaders, SECURITY_HEADERS, STRICT_TRANSPORT } from '../../site/security-headers.ts'
import type { SiteManifest } from '../site-manifest.ts'

/** A host, real or played: it answers a path with its query, exactly as given. */
export type Ask = (url: string, headers?: Record<string, string>, method?: string) => Promise<Answer>

export interface Answer {
  status: number
  headers: Headers
  body: string
}

/** A path in all the forms that people, links and machines give it. */
export function formsAround(path: string): string[] {
  const bare = path === '/' ? '' : path
  const swapped = path.replace(/[a-z]/gi, (sign) =>
    sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase(),
  )
  const escaped = path.replace(/[a-z]/i, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return [
    path,
    `${bare}/`,
    `${path}?token=a%20b&x`,
    `${bare}/?lang=en`,
    escaped,
    swapped,
    `${path}V9`,
    path.slice(0, -1) || '/',
    `${bare}/index`,
    `${bare}/more`,
    `${bare}//`,
    `${path}.html`,
    `${bare}/index.html`,
  ]
}

/** Addresses that lead nowhere, as pages and as files. */
export const NOWHERE = [
  '/nowhere',
  '/NOWHERE/',
  '/index.html',
  '/404.html',
  '/404',
  '/static/gone-1234.js',
  '/static/gone',
  '/static/gone.html',
  '/gone.png',
  '/gone.css?x=1',
  '/gone.JS',
  '/%E0%A4%A',
]

/** The expected target of a URL by the manifest, from the function that the preview server uses. */
export function expectedOf(manifest: SiteManifest, files: string[], url: string): string {
  const pathname = new URL(url, 'http://site').pathname
  const route = matchRoute(manifest, url)
  if (route && 'redirect' in route) return redirectTold(route.redirect)
  if (route) return `page ${route.page}`
  if (files.includes(pathname.slice(1))) return `file, ${cacheFor(pathname.slice(1))}`
  return isAssetPath(pathname) ? 'no file' : 'no page'
}

/** The same in an answer; with the mistake, if there is one. */
export function outcomeOf({ status, headers, body }: Answer): string {
  const type = headers.get('content-type') ?? ''
  const cache = headers.get('cache-control')
  const wrong = (expected: string) => (cache === expected ? '' : `, but cached as ${cache}`)
  if (status === 302) return `${redirectTold(headers.get('location') ?? '')}${wrong(NO_STORE)}`
  if (status === 404 && /^text\/html; ?charset=utf-8$/i.test(type))
    return `no page${wrong(NO_STORE)}${/"id":/.test(body) ? ', but HTML of a page' : ''}`
  if (status === 404 && /^text\/plain/.test(type)) return `no file${wrong(NO_STORE)}`
  const id = /id="page">\{"id":"([^"]+)"/.exec(body)?.[1]
  if (status === 200 && id && /^text\/html; ?charset=utf-8$/i.test(type))
    return `page ${id}${wrong(REVALIDATE)}`
  if (status === 200 && !type.includes('html')) return `file, ${cache}`
  return `${status} ${type}, ${cache}`
}

/** Without the address's own origin; parameters in the order in which they are read, the first of a name alone. */
function redirectTold(location: string): string {
  const { pathname, searchParams } = new URL(location, 'http://site')
  const query = [...new Set(searchParams.keys())].map((name) => `${name}=${searchParams.get(name)}`)
  return `to ${pathname} with ${query.join(' & ') || 'nothing'}`
}

/** Requests all given URLs and compares the responses with the manifest. */
export async function expectAll(
  ask: Ask,
  urls: string[],
  manifest: SiteManifest,
  files: string[],
): Promise<void> {
  const got: Record<string, string> = {}
  for (const url of urls) got[url] = outcomeOf(await ask(url))
  expect(got).toEqual(Object.fromEntries(urls.map((url) => [url, expectedOf(manifest, files, url)])))
}

/** What every answer of a host carries that is reached by https. */
const EVERYWHERE = { ...SECURITY_HEADERS, ...STRICT_TRANSPORT }

/** Headers of every answer, and of pages that foreign sites may not frame. */
export async function expectHeaders(ask: Ask, manifest: SiteManifest, hashed: string): Promise<void> {
  for (const url of ['/nowhere', '/gone.png', '/version.txt', '/battleTaskReward', `/${hashed}`]) {
    expect(fieldsOf(await ask(url), EVERYWHERE), url).toEqual(EVERYWHERE)
  }
  for (const page of Object.values(manifest.pages)) {
    const answer = await ask(page.paths[0] as string)
    expect(fieldsOf(answer, EVERYWHERE), page.html).toEqual(EVERYWHERE)
    const frames = { 'content-security-policy': null, 'x-frame-options': null, ...pageHeaders(page) }
    expect(fieldsOf(answer, frames), page.html).toEqual(frames)
  }
  expect((await ask(`/${hashed}`)).headers.get('cache-control')).toBe(IMMUTABLE)
}

function fieldsOf({ headers }: Answer, names: Record<string, unknown>): Record<string, string | null> {
  return Object.fromEntries(Object.keys(names).map((name) => [name, headers.get(name)]))
}
