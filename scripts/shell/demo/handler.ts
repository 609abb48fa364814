import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { BOOT } from '../../build/layers.ts'
import { builtDemos } from './built-demos.ts'
import { findDemos } from './find-demos.ts'
import { BASE, demoHtml, readParts } from './html.ts'

/** Answers a request that is for the demos; resolves to whether it was. */
export type DemoHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

const SOURCE = { entry: '/scripts/shell/demo/page/main.tsx', boot: BOOT }
const HTML = 'text/html; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'
const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}

/**
 * Serves the demo page at `/__shell/demo?component=kit/button&lang=en[&case=busy][&theme=warlord]`, without `component` the list
 * of all, and their names at `/__shell/demo/components.json`. With `vite` the page comes as source with hot reload; else it
 * is built for the pages' browsers when it is first asked for.
 */
export function createDemoHandler({ root, vite }: { root: string; vite?: ViteDevServer }): DemoHandler {
  const built = builtDemos(root)
  return async (request, response) => {
    const url = askedUrl(request)
    if (url.pathname !== BASE && !url.pathname.startsWith(`${BASE}/`)) return false
    const answer = (status: number, type: string, body: string) => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
      response.end(request.method === 'HEAD' ? undefined : body)
      return true
    }
    const demos = findDemos(root)
    const name = url.pathname.slice(BASE.length + 1)
    if (name === 'components.json') return answer(200, JSON_TYPE, JSON.stringify(demos))
    if (name === '') {
      const component = url.searchParams.get('component')
      const html = demoHtml(component ?? 'Components', vite ? await readParts(root, SOURCE) : await built())
      const status = component && !demos.includes(component) ? 404 : 200
      return answer(
        status,
        HTML,
        vite ? await vite.transformIndexHtml(url.pathname + url.search, html) : html,
      )
    }
    const files = vite ? {} : (await built()).files
    const file = Object.hasOwn(files, name) ? files[name] : undefined
    if (file === undefined) return answer(404, 'text/plain; charset=utf-8', 'Not found\n')
    return answer(200, TYPES[path.extname(name)] ?? 'application/octet-stream', file)
  }
}

/** Vite's middlewares may have changed `url`. */
function askedUrl(request: IncomingMessage & { originalUrl?: string }): URL {
  return new URL(request.originalUrl ?? request.url ?? '/', 'http://site')
}
