import { sitePath } from '#shared/runtime/navigate'

const asked = new Map<string, Promise<void>>()

/**
 * Fetches scripts and stylesheets ahead of their use, into the browser's cache, each once for a page.
 * One that fails to load raises `vite:preloadError`; unless a listener prevents its default, the promise rejects.
 *
 * @param urls paths from the site root, as '/static/fireworks-1a2b3c4d.js'; anything else is a TypeError.
 */
export async function preloadAssets(urls: readonly string[]): Promise<void> {
  const paths = urls.map(checked)
  await Promise.all(paths.map((path) => fetchOnce(path).catch(raisePreloadError)))
}

const pages = new Set<string>()

/**
 * Prefetches a page of this site and its scripts on pointer down, once; not with data saver. Failures are ignored:
 * navigation loads the page anyway.
 */
export async function preloadPage(path: string): Promise<void> {
  if (!sitePath(path) || pages.has(path) || savesData()) return
  pages.add(path)
  await fetchPage(path).catch(() => pages.delete(path))
}

async function fetchPage(path: string): Promise<void> {
  // same request as the link's own; no API call
  const html = await (await fetch(path, { headers: { accept: 'text/html' } })).text()
  const scripts = html.matchAll(/<link rel="?modulepreload"? [^>]*href="?(\/static\/[^">\s]+\.js)/g)
  await preloadAssets([...scripts].map(([, url = '']) => url))
}

function checked(url: string): string {
  const path = sitePath(url)
  if (path && /\.(js|css)($|\?)/.test(path)) return path
  throw new TypeError(`${url} is no script or stylesheet of this site.`)
}

function fetchOnce(path: string): Promise<void> {
  let answer = asked.get(path)
  if (!answer) {
    answer = fetchAsset(path)
    asked.set(path, answer)
    answer.catch(() => asked.delete(path))
  }
  return answer
}

async function fetchAsset(path: string): Promise<void> {
  const styles = /\.css($|\?)/.test(path)
  try {
    const response = await fetch(path)
    const type = response.headers.get('content-type') ?? ''
    // A host that answers everything with its start page does so with status 200.
    if (!response.ok || !type.includes(styles ? 'css' : 'javascript')) throw new TypeError(`${type} instead`)
    await response.arrayBuffer()
  } catch (cause) {
    throw Object.assign(new Error(`Unable to preload ${styles ? 'CSS for ' : ''}${path}`), { cause })
  }
}

/** Whether data saver is on, where the browser reports it. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Reports a failed asset by a cancelable `vite:preloadError` event; throws the error if nothing handles it. */
export function raisePreloadError(error: Error): void {
  const event = new Event('vite:preloadError', { cancelable: true }) as VitePreloadErrorEvent
  event.payload = error
  window.dispatchEvent(event)
  if (!event.defaultPrevented) throw error
}
