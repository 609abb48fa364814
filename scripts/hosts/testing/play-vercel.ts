import type { HostFiles } from '../host.ts'
import type { Ask } from './grid.ts'
import { loadModule } from './load-module.ts'
import { decoded, read, stored, withoutParts } from './stored.ts'

interface Route {
  src: string
  dest?: string
  status?: number
  methods?: string[]
  headers?: Record<string, string>
  continue?: boolean
  caseSensitive?: boolean
  handle?: string
  has?: Condition[]
  missing?: Condition[]
  middlewarePath?: string
}

interface Condition {
  type: string
  key: string
  value?: string
}

/**
 * Simulates Vercel's routes after the manual of its Build Output API: phases separated by `handle`, each ended by the
 * first match without `continue`; functions that rewrite a request before the routes that follow; `hit` adds no header that exists; files by exact name; a redirect appends the query to
 * the target's parameters.
 */
export async function playVercel({ files }: HostFiles, site: ReadonlyMap<string, string>): Promise<Ask> {
  const middleware = await middlewareOf(files)
  const { routes } = JSON.parse(files['.vercel/output/config.json'] as string) as { routes: Route[] }
  const all = new Map([...site, ['not-found.txt', files['.vercel/output/static/not-found.txt'] as string]])
  const phase = (name: string) => {
    const start = name === '' ? 0 : routes.findIndex(({ handle }) => handle === name) + 1
    const end = routes.findIndex(({ handle }, index) => handle !== undefined && index >= start)
    return routes.slice(start, end < 0 ? undefined : end)
  }

  return async (url, asked, method = 'GET') => {
    const request = new Request(`https://site.example${url}`, { headers: withoutParts(asked), method })
    const { pathname, search, searchParams } = new URL(request.url)
    const path = decoded(pathname)
    const headers = new Headers()
    const query = new URLSearchParams(search)
    const holds = ({ type, key, value = '[^]+' }: Condition) => {
      const cookie = new RegExp(`(?:^|; )${key}=([^;]*)`).exec(request.headers.get('cookie') ?? '')?.[1]
      return new RegExp(`^(?:${value})$`).test((type === 'cookie' ? cookie : query.get(key)) ?? '')
    }
    const match = (phaseName: string): Route | undefined => {
      const before = new Set(phaseName === 'hit' ? headers.keys() : [])
      for (const route of phase(phaseName)) {
        if (route.methods && !route.methods.includes(method)) continue
        if (!new RegExp(route.src, route.caseSensitive ? '' : 'i').test(path)) continue
        if (route.has?.some((one) => !holds(one)) || route.missing?.some(holds)) continue
        if (route.middlewarePath) runMiddleware(route.middlewarePath)
        for (const [field, value] of Object.entries(route.headers ?? {}))
          if (!before.has(field)) headers.set(field, value)
        if (!route.continue) return route
      }
      return undefined
    }
    const runMiddleware = (name: string) => {
      const answered = (middleware.get(name) as (request: Request) => Response)(request)
      const rewritten = new URL(answered.headers.get('x-middleware-rewrite') as string)
      for (const [key, value] of rewritten.searchParams) query.set(key, value)
      headers.set('set-cookie', answered.headers.get('set-cookie') as string)
    }
    const answer = (found: Response, status = found.status) => {
      match('hit')
      for (const [field, value] of found.headers) if (!headers.has(field)) headers.set(field, value)
      return read(new Response(status === 304 ? null : found.body, { status, headers }))
    }

    const first = match('')
    if (first?.dest?.startsWith('http')) {
      const target = path.replace(new RegExp(first.src), first.dest)
      return read(new Response(`proxied to ${target}${search}`))
    }
    if (first?.status && !first.dest && !headers.has('location'))
      return read(new Response(null, { status: first.status, headers }))
    const location = headers.get('location')
    if (location) {
      const target = new URL(location, 'https://site.example')
      for (const [name, value] of searchParams) target.searchParams.append(name, value)
      headers.set('location', `${target.pathname}${target.search}`)
      return read(new Response(null, { status: first?.status ?? 302, headers }))
    }
    const found = stored(all, (first?.dest ?? path).slice(1), request)
    if (found) return answer(found, first?.status)
    const missing = match('filesystem')
    return answer(stored(all, missing?.dest?.slice(1) ?? '') as Response, missing?.status)
  }
}

/** The functions of the output, by the name under which routes call them. */
async function middlewareOf(files: HostFiles['files']): Promise<Map<string, (request: Request) => Response>> {
  const functions = new Map<string, (request: Request) => Response>()
  for (const [file, code] of Object.entries(files)) {
    const name = /functions\/(.+)\.func\/index\.js$/.exec(file)?.[1]
    if (name) functions.set(name, (await loadModule<{ default(request: Request): Response }>(code)).default)
  }
  return functions
}
