/** Hashed files: their content never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'
/** HTML and what else keeps its name: cached, but revalidated each time. */
export const REVALIDATE = 'public, max-age=0, must-revalidate'
/** HTML that depends on the visitor's bucket (canary.ts), which comes with it. */
export const PRIVATE_HTML = 'private, max-age=0, must-revalidate'
/** Redirects and 404s: what is missing today may be there tomorrow. */
export const NO_STORE = 'no-store'

/** Cache-Control of a file below the site's root, as `static/a-1.js`. */
export function cacheFor(file: string): string {
  if (file.startsWith('static/')) return IMMUTABLE
  return file === 'version.txt' || file === 'manifest.json' ? 'no-cache' : REVALIDATE
}

/** Content-Type by extension. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.m4a': 'audio/mp4',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}
