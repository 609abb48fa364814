import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { ViteDevServer } from 'vite'
import type { Page } from '../build/pages.ts'
import { loadThroughVite } from '../command/load-through-vite.ts'
import type * as OpenApiModule from '../openapi/document.ts'
import type * as Sandbox from '../sandbox/index.ts'
import { BASE, isShellPath } from './base.ts'
import { builtUi } from './built-ui.ts'
import { coverOf } from './cover.ts'
import { createDemoHandler } from './demo/index.ts'
import { pageSizes } from './page-sizes.ts'
import { describeSite } from './site.ts'

export interface ShellSources {
  root: string
  /** Folder with the built site, for the sizes of its pages. */
  dist: string
  /** With it the user interface comes as source, with hot reload; else it is built when it is first asked for. */
  vite?: ViteDevServer
  /** The pages that are served. */
  pages(): Promise<Page[]>
  endpoints(): Promise<ReturnType<typeof Sandbox.endpoints>>
}

type OpenApi = typeof OpenApiModule

/** Answers a request that is for the shell; resolves to whether it was. */
export type ShellHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/** Its frame shows pages of this site alone; the shell itself cannot be framed. */
const POLICY = [
  "default-src 'self'",
  // Vite's hot reload comes inline.
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self' ws: wss:",
  "frame-src 'self'",
  "frame-ancestors 'none'",
].join(';')

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}

/** Serves everything below `/__shell`, for the development and preview servers. */
export function createShell({ root, dist, vite, pages, endpoints }: ShellSources): ShellHandler {
  const demos = createDemoHandler({ root, vite })
  let building: Promise<string> | undefined
  // Once for this server, so that HTML and files always belong together.
  const ui = () => {
    building ??= builtUi(root)
    building.catch(() => {
      building = undefined
    })
    return building
  }
  return async (request, response) => {
    const { pathname, search } = askedUrl(request)
    if (!isShellPath(pathname)) return false
    if (await demos(request, response)) return true
    const name = pathname.slice(BASE.length).replace(/^\//, '')
    if (name === '') {
      const html = vite
        ? await sourceHtml(vite, root, pathname + search)
        : readFileSync(path.join(await ui(), 'index.html'), 'utf8')
      response.setHeader('content-security-policy', POLICY)
      return send(response, 'text/html; charset=utf-8', html)
    }
    if (name === 'site.json') {
      const [found, measured, declared] = await Promise.all([pages(), pageSizes(dist), endpoints()])
      const port = request.socket.localPort ?? 0
      const site = describeSite({ root, pages: found, sizes: measured, endpoints: declared, port })
      return send(response, 'application/json; charset=utf-8', JSON.stringify(site))
    }
    if (name === 'openapi.json') {
      const { openApiDocument } = await loadThroughVite<OpenApi>(root, 'scripts/openapi/document.ts')
      const text = JSON.stringify(await openApiDocument(root), null, 1)
      return send(response, 'application/json; charset=utf-8', text)
    }
    const covered = name.startsWith('cover/') && (await pages()).find(({ id }) => name === `cover/${id}`)
    if (covered) {
      const { type, bytes } = coverOf(root, covered)
      return send(response, type, bytes)
    }
    const asset = !vite && /^assets\/[\w.-]+$/.test(name) && path.join(await ui(), name)
    if (asset && existsSync(asset))
      return send(response, TYPES[path.extname(asset)] ?? 'application/octet-stream', readFileSync(asset))
    response.statusCode = 404
    return send(response, 'text/plain; charset=utf-8', 'Not found\n')
  }

  function send(response: ServerResponse, type: string, body: string | Buffer): true {
    response.setHeader('content-type', type)
    response.setHeader('cache-control', 'no-store')
    response.end(body)
    return true
  }
}

/** Vite's middlewares may have changed `url`. */
function askedUrl(request: IncomingMessage & { originalUrl?: string }): URL {
  return new URL(request.originalUrl ?? request.url ?? '/', 'http://site')
}

function sourceHtml(vite: ViteDevServer, root: string, url: string): Promise<string> {
  const html = readFileSync(path.join(root, 'scripts/shell/ui/index.html'), 'utf8')
  return vite.transformIndexHtml(url, html.replace('./main.tsx', '/scripts/shell/ui/main.tsx'))
}
