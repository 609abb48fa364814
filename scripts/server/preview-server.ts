import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import { findPages, type Page } from '../build/pages.ts'
import { loadSandbox } from '../command/load-sandbox.ts'
import { mountConsole } from '../console/mount.ts'
import { isSandboxPath } from '../sandbox/api-path.ts'
import type { SandboxOptions } from '../sandbox/index.ts'
import { buildClientScript, isOwnFrame, withClient } from '../shell/client-script.ts'
import { createShell } from '../shell/serve.ts'
import { addressOf, isFilePath, withoutOrigin } from '../site/address.ts'
import { BUCKET_ATTRIBUTES, BUCKET_COOKIE, bucketIn, drawBucket, isInShare, shareOf } from '../site/canary.ts'
import { cacheFor, NO_STORE, PRIVATE_HTML, REVALIDATE } from '../site/delivery-headers.ts'
import { hashOf } from '../site/files.ts'
import { LIVE, PRIVATE, STATUS } from '../site/layout.ts'
import type { Canary } from '../site/live.ts'
import { answerWith } from '../site/node-http.ts'
import { isAssetPath, matchRoute } from '../site/routes.ts'
import { pageHeaders, SECURITY_HEADERS } from '../site/security-headers.ts'
import { type Content, sendFile } from '../site/send-file.ts'
import { readServed, type Served } from '../site/served-manifest.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Other origins whose API the pages of a site call, by their HTML: built with API_BASE, they leave the sandbox alone. */
export function otherApisOf(dist: string): string[] {
  const pages = Object.values(readServed(path.join(dist, LIVE))?.pages ?? {})
  const apis = pages.map(
    ({ html }) => /"api":"(https?:[^"]+)"/.exec(readFileSync(path.join(dist, html), 'utf8'))?.[1],
  )
  return [...new Set(apis.filter((api) => api !== undefined))]
}

/**
 * Serves a built site, or a folder that pages are released to, as a CDN would: exact history paths by the manifest,
 * hashed files for ever, HTML revalidated, brotli or gzip, real 404s; and the sandbox API and the app shell on the same origin.
 *
 * @param dist folder with the site; reread when its manifest changes.
 * @param sandboxOptions seed and clock, for tests.
 */
export function createPreviewServer(dist: string, sandboxOptions?: SandboxOptions): Server {
  const sandbox = loadSandbox().then(({ createSandbox }) => createSandbox(sandboxOptions))
  const api = answerWith(async (request, server) => (await sandbox).fetch(request, server))
  const consoles = mountConsole(ROOT, async (request) => (await sandbox).fetch(request), builtPages)
  const held = new Map<string, Content>()
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
    const url = withoutOrigin(request.url ?? '/')
    if (isForSandbox(url)) return void api(request, response)
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
    answer(request, response, url).catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`)
      response
        .writeHead(500, { 'cache-control': 'no-store' })
        .end('The preview server failed; see its terminal.')
    })
  })

  async function answer(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { allow: 'GET, HEAD', 'cache-control': NO_STORE }).end()
    const pathname = addressOf(url)?.path
    if (pathname !== undefined && ((await shell(request, response)) || (await consoles(request, response))))
      return
    const route = matchRoute(current(), url)
    if (route && 'redirect' in route) {
      return void response.writeHead(302, { location: route.redirect, 'cache-control': NO_STORE }).end()
    }
    const page = route && current().pages[route.page]
    if (page) {
      for (const [name, value] of Object.entries(pageHeaders(page))) response.setHeader(name, value)
      const html = page.canary ? chooseHtml(request, response, page.html, page.canary) : page.html
      if (isOwnFrame(request.headers)) return sendPlayed(response, html)
      return sendFile(request, response, html, load(html), 200, page.canary ? PRIVATE_HTML : REVALIDATE)
    }
    const file = pathname && fileFor(pathname)
    if (file) return sendFile(request, response, file, load(file), 200, cacheFor(file))
    if (isAssetPath(pathname ?? url.replace(/[?].*/, ''))) {
      return void response
        .writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': NO_STORE })
        .end('Not found\n')
    }
    return sendFile(request, response, '404.html', load('404.html'), 404, NO_STORE)
  }

  /** A page in the shell's frame: the played host, and behind it what is published. */
  async function sendPlayed(response: ServerResponse, file: string): Promise<void> {
    host ??= buildClientScript(ROOT)
    const html = withClient(load(file).bytes.toString(), await host)
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
   * Serves files of the manifest and of `public/`; a page's HTML by its history path only, and publishers' own files by
   * none. The status page is served here.
   */
  function fileFor(pathname: string): string | undefined {
    if (!isFilePath(pathname)) return undefined
    const file = pathname.slice(1)
    if (file === LIVE || file.startsWith(PRIVATE)) return undefined
    if (file.endsWith('.html') && file !== STATUS) return undefined
    try {
      return statSync(path.join(dist, file)).isFile() ? file : undefined
    } catch {
      // Missing, or below a file.
      return undefined
    }
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

  function copyOf(file: string): Buffer | undefined {
    const whole = path.join(dist, file)
    return existsSync(whole) ? readFileSync(whole) : undefined
  }

  function load(file: string): Content {
    let content = held.get(file)
    if (!content) {
      const bytes = readFileSync(path.join(dist, file))
      content = {
        bytes,
        etag: `"${hashOf(bytes)}"`,
        copies: { br: copyOf(`${file}.br`), gzip: copyOf(`${file}.gz`) },
      }
      held.set(file, content)
    }
    return content
  }
}

/** The HTML of the page or of its canary, by the visitor's bucket, as hosts do. */
function chooseHtml(
  { headers }: IncomingMessage,
  response: ServerResponse,
  html: string,
  canary: Pick<Canary, 'html' | 'build' | 'share'>,
): string {
  const own = bucketIn(headers.cookie)
  const bucket = own ?? drawBucket(Math.random())
  if (!own) response.setHeader('set-cookie', `${BUCKET_COOKIE}=${bucket}; ${BUCKET_ATTRIBUTES}`)
  return isInShare(bucket, shareOf(canary)) ? canary.html : html
}

/** Dot segments are resolved first, as every server before an API does; an address of the API's is its own matter. */
function isForSandbox(url: string): boolean {
  return URL.canParse(`http://site${url}`) && isSandboxPath(new URL(`http://site${url}`).pathname)
}
