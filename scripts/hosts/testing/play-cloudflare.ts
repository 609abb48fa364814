import type { HostFiles } from '../host.ts'
import type { Ask } from './grid.ts'
import { loadModule } from './load-module.ts'
import { decoded, read, stored, withoutParts } from './stored.ts'

interface Worker {
  default: { fetch(request: Request, environment: object): Promise<Response> }
}

/**
 * Simulates Workers static assets after their manual: an asset of that exact name comes first unless `run_worker_first`
 * takes the path, all else goes to the worker; another spelling of an asset redirects; `_headers` apply to assets that
 * are served without it.
 */
export async function playCloudflare({ files }: HostFiles, site: ReadonlyMap<string, string>): Promise<Ask> {
  const { default: worker } = await loadModule<Worker>(files['worker.js'] as string)
  const { assets } = JSON.parse((files['wrangler.jsonc'] as string).replace(/^\/\/.*\n/, ''))
  const first = (assets.run_worker_first as string[]).map(patternOf)
  const rules = readHeaders(files['dist/_headers'] as string)
  const bare = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const path = plainPath(pathname)
    const found = stored(site, path.slice(1), request)
    if (!found) return new Response(null, { status: 404 })
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 })
    if (path === pathname) return found
    return new Response(null, { status: 307, headers: { location: path + search } })
  }

  return async (url, headers, method) => {
    const request = new Request(`https://site.example${url}`, { headers: withoutParts(headers), method })
    const { pathname } = new URL(request.url)
    const asset = first.some((pattern) => pattern.test(pathname)) ? undefined : await bare(request)
    if (!asset || asset.status === 404) return read(await worker.fetch(request, { ASSETS: { fetch: bare } }))
    if (asset.ok) asset.headers.set('cache-control', 'public, max-age=0, must-revalidate')
    for (const rule of rules.filter(({ pattern }) => pattern.test(pathname)))
      for (const [name, value] of rule.headers) asset.headers.set(name, value)
    return read(asset)
  }
}

/** The address of an asset: decoded, and without empty segments (decodePath in the asset worker of workers-sdk). */
function plainPath(pathname: string): string {
  return pathname.split('/').map(decoded).join('/').replace(/\/+/g, '/')
}

function patternOf(glob: string): RegExp {
  return new RegExp(
    `^${glob
      .split('*')
      .map((part) => part.replace(/[.\\+?^${}()|[\]]/g, '\\$&'))
      .join('.*')}$`,
  )
}

function readHeaders(text: string): { pattern: RegExp; headers: [string, string][] }[] {
  const rules: { pattern: RegExp; headers: [string, string][] }[] = []
  for (const line of text.split('\n').filter((each) => each && !each.startsWith('#'))) {
    if (line.startsWith('/')) rules.push({ pattern: patternOf(line), headers: [] })
    else {
      const [, name, value] = /^\s+([^:]+): (.+)$/.exec(line) as unknown as [string, string, string]
      rules.at(-1)?.headers.push([name, value])
    }
  }
  return rules
}
