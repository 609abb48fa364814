import { readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { hashOf } from '../build/hash.ts'
import { findPages, type Page } from '../build/pages.ts'
import { LIVE, PRIVATE, STATUS } from '../release/layout.ts'
import { isApiPath } from '../sandbox/api-path.ts'
import type { SandboxOptions } from '../sandbox/index.ts'
import { buildHostScript, isOwnFrame, withHost } from '../shell/host-script.ts'
import { createShell } from '../shell/serve.ts'
import { CONTENT_TYPES, cacheFor, NO_STORE, REVALIDATE } from './delivery-headers.ts'
import { loadSandbox } from './load-sandbox.ts'
import { answerWith } from './node-http.ts'
import { isAssetPath, matchRoute } from './routes.ts'
import { pageHeaders, SECURITY_HEADERS } from './security-headers.ts'
import { readServed, type Served } from './served-manifest.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

interface Held {
  bytes: Buffer
  etag: string
}

/** By encoding and content, for all servers of the process: brotli's best is slow. */
const packed = new Map<string, Promise<Buffer>>()

/**
 * Serves a built site, or a folder that pages are released to, as a CDN would: exact history paths by the manifest,
 * hashed files for ever, HTML revalidated, brotli or gzip, real 404s; and the sandbox API and the app shell on the same origin.
 *
 * @param dist folder with the site; read again when its manifest changes.
 * @param sandboxOptions seed and clock, for tests.
 */
export function createPreviewServer(dist: string, sandboxOptions?: SandboxOptions): Server {
  const sandbox = loadSandbox().then(({ createSandbox }) => createSandbox(sandboxOptions))
  const api = answerWith(async (request, server) => (await sandbox).fetch(request, server))
  const held = new Map<string, Held>()
  let manifest: Served | undefined
  let readAt = 0
  let pages: Promise<Page[]> | undefined
  let host: Promise<string> | undefined
  const shell = createShell({
    root: ROOT,
    dist,
    pages: builtPages,
    endpoints: async () => (await loadSandbox()).endpoints(),
  })

  return createServer((request, response) => {
    const url = request.url ?? '/'
    const pathname = url.split(/[?#]/, 1)[0] ?? '/'
    if (isApiPath(pathname)) return void api(request, response)
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
    answer(request, response, url, pathname).catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`)
      response
        .writeHead(500, { 'cache-control': 'no-store' })
        .end('The preview server failed; see its terminal.')
    })
  })

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    url: string,
    pathname: string,
  ): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end()
    if (await shell(request, response)) return
    const route = matchRoute(current(), url)
    if (route && 'redirect' in route) {
      return void response.writeHead(302, { location: route.redirect, 'cache-control': NO_STORE }).end()
    }
    const page = route && current().pages[route.page]
    if (page) {
      for (const [name, value] of Object.entries(pageHeaders(page))) response.setHeader(name, value)
      if (isOwnFrame(request.headers)) return sendPlayed(response, page.html)
      return send(request, response, page.html, 200, REVALIDATE)
    }
    const file = fileFor(pathname)
    if (file) return send(request, response, file, 200, cacheFor(file))
    if (isAssetPath(pathname)) {
      return void response
        .writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
        .end('Not found\n')
    }
    return send(request, response, '404.html', 404, NO_STORE)
  }

  async function send(
    request: IncomingMessage,
    response: ServerResponse,
    file: string,
    status: number,
    cache: string,
  ): Promise<void> {
    const content = load(file)
    const encoding = encodingFor(request, file, content)
    response.setHeader('content-type', CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream')
    response.setHeader('cache-control', cache)
    response.setHeader('vary', 'accept-encoding')
    response.setHeader('etag', content.etag)
    if (status === 200 && request.headers['if-none-match'] === content.etag)
      return void response.writeHead(304).end()
    const body = encoding ? await compressed(content, encoding) : content.bytes
    if (encoding) response.setHeader('content-encoding', encoding)
    response.setHeader('content-length', body.length)
    response.writeHead(status).end(request.method === 'HEAD' ? undefined : body)
  }

  /** A page in the shell's frame: the played host, and behind it what is published. */
  async function sendPlayed(response: ServerResponse, file: string): Promise<void> {
    host ??= buildHostScript(ROOT)
    const html = withHost(load(file).bytes.toString(), await host)
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .end(html)
  }

  /** As their sources tell of them. */
  async function builtPages(): Promise<Page[]> {
    const built = current().pages
    pages ??= findPages(ROOT)
    return (await pages).filter(({ id }) => Object.hasOwn(built, id))
  }

  /**
   * Files are named exactly by the manifest or stand in `public/`; a page's HTML is reached by its history path alone, and
   * what publishers keep for themselves by none. The status page is shown to whoever runs this server.
   */
  function fileFor(pathname: string): string | undefined {
    const file = pathname.slice(1)
    if (!/^[\w.-]+(\/[\w.-]+)*$/.test(file) || file.includes('..')) return undefined
    if (file === LIVE || file.startsWith(PRIVATE)) return undefined
    if (file.endsWith('.html') && file !== STATUS) return undefined
    return statSync(path.join(dist, file), { throwIfNoEntry: false })?.isFile() ? file : undefined
  }

  function current(): Served {
    const file = path.join(dist, 'manifest.json')
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (!manifest || changed !== readAt) {
      manifest = readServed(file)
      readAt = changed
      pages = undefined
      held.clear()
    }
    if (!manifest) throw new Error(`${file} is missing or broken: run "npm run build" first.`)
    return manifest
  }

  function load(file: string): Held {
    let content = held.get(file)
    if (!content) {
      const bytes = readFileSync(path.join(dist, file))
      content = { bytes, etag: `"${hashOf(bytes)}"` }
      held.set(file, content)
    }
    return content
  }
}

function encodingFor(request: IncomingMessage, file: string, content: Held): 'br' | 'gzip' | undefined {
  if (!/\.(css|html|js|json|svg|txt)$/.test(file) || content.bytes.length < 512) return undefined
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

function compressed(content: Held, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const key = `${encoding} ${content.etag}`
  let body = packed.get(key)
  if (!body) {
    const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.bytes.length }
    body =
      encoding === 'br'
        ? promisify(brotliCompress)(content.bytes, { params: size })
        : promisify(gzip)(content.bytes)
    packed.set(key, body)
  }
  return body
}
