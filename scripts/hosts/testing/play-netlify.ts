import type { HostFiles } from '../host.ts'
import type { Ask } from './grid.ts'
import { loadModule } from './load-module.ts'
import { decoded, read, stored } from './stored.ts'

interface EdgeFunction {
  default(request: Request, context: object): Promise<Response | undefined>
  config: { path: string }
}

/**
 * Netlify: the edge function for every request, `context.next` for the published folder, which knows no case and answers
 * `/a/b` with `a/b.html`; what the function passes on meets the proxies of `_redirects`.
 */
export async function playNetlify({ files }: HostFiles, site: ReadonlyMap<string, string>): Promise<Ask> {
  const { default: route, config } = await loadModule<EdgeFunction>(
    files['netlify/edge-functions/route.js'] as string,
  )
  if (config.path !== '/*') throw new Error('The function is not called for every request.')
  const lowered = new Map([...site].map(([name, content]) => [name.toLowerCase(), content]))
  const next = async (request: Request) => {
    // not documented to keep escapes and dot segments
    const { pathname } = new URL(`https://site.example${decoded(new URL(request.url).pathname)}`)
    const name = pathname.slice(1).toLowerCase()
    return stored(lowered, name, request) ?? stored(lowered, `${name}.html`, request) ?? (await notFound())
  }
  const notFound = async () => new Response(site.get('404.html'), { status: 404 })

  return async (url, headers, method) => {
    const request = new Request(`https://site.example${url}`, { headers, method })
    const answered = await route(request, { next })
    if (answered) return read(answered)
    const { pathname, search } = new URL(request.url)
    for (const line of (files['dist/_redirects'] ?? '').split('\n')) {
      const [from = '', to = '', status] = line.split(' ')
      if (status === '200!' && pathname.startsWith(from.replace('*', '')))
        return read(
          new Response(`proxied to ${to.replace(':splat', pathname.slice(from.length - 1))}${search}`),
        )
    }
    return read(await notFound())
  }
}
