import { preloadAssets, savesData } from '#shared/features/preload'
import { sitePath } from '#shared/runtime/navigate'

const warmed = new Set<string>()

/**
 * Fetches the page at a path and its scripts into the browser's cache, once, as a finger comes down on the way there. Nothing
 * is said when that fails: the page will load by itself then.
 */
export async function warmNext(path: string): Promise<void> {
  if (!sitePath(path) || warmed.has(path) || savesData()) return
  warmed.add(path)
  try {
    // a page of the site, as the link itself asks for it: no call of the API
    const html = await (await fetch(path, { headers: { accept: 'text/html' } })).text()
    const scripts = [...html.matchAll(/<link rel="?modulepreload"? [^>]*href="?(\/static\/[^">\s]+\.js)/g)]
    await preloadAssets(scripts.map(([, url = '']) => url))
  } catch {
    warmed.delete(path)
  }
}
