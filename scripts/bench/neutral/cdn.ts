import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Certificate } from '../../hosts/testing/certificates.ts'
import { isSandboxPath } from '../../sandbox/api-path.ts'
import { answerWith } from '../../site/node-http.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
}

export interface Site {
  folder: string
  /** File of each path that is a page, as `/tasks` -> `tasks.html`; another path is a file. */
  pages: Record<string, string>
  api(request: Request): Response | Promise<Response>
}

/** A site as a CDN serves it: HTTP/2, brotli, hashed files for ever, HTML revalidated; and its API on the same origin. */
export function createCdn(site: Site, { key, cert }: Certificate): Http2SecureServer {
  const compressed = new Map<string, Buffer>()
  const read = (file: string): Buffer => {
    const held = compressed.get(file) ?? brotliCompressSync(readFileSync(path.join(site.folder, file)))
    compressed.set(file, held)
    return held
  }
  const api = answerWith((request) => site.api(request))
  return createSecureServer({ key, cert }, (request, response) => {
    const { pathname } = new URL(request.url, 'https://localhost')
    if (isSandboxPath(pathname))
      return void api(request as unknown as IncomingMessage, response as unknown as ServerResponse)
    const file = site.pages[pathname] ?? pathname.slice(1)
    try {
      const body = read(file)
      response.writeHead(200, {
        'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
        'content-encoding': 'br',
        'cache-control': file.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable',
      })
      response.end(body)
    } catch {
      response.writeHead(404, { 'content-type': 'text/plain' })
      response.end('Not found\n')
    }
  })
}
