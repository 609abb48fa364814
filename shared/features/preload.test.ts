import { beforeEach, expect, it, vi } from 'vitest'
import { afterThisTest } from '#testing/browser.ts'

const ANSWERS: Record<string, [status: number, type: string]> = {
  '/static/good.js': [200, 'text/javascript'],
  '/static/good.css': [200, 'text/css; charset=utf-8'],
  '/static/start-page.css': [200, 'text/html'],
  '/static/start-page.js': [200, 'text/html'],
}

let asked: string[]
let preloadAssets: typeof import('./preload.ts').preloadAssets
const failures: Error[] = []
beforeEach(async () => {
  asked = []
  failures.length = 0
  // The site's own files: no call of the API.
  globalThis.fetch = async (url) => {
    const path = String(url)
    asked.push(path)
    if (path === '/static/broken-off.js') throw new TypeError('Failed to fetch')
    const [status, type] = ANSWERS[path] ?? [404, 'text/plain']
    return new Response('x', { status, headers: { 'content-type': type } })
  }
  vi.resetModules()
  preloadAssets = (await import('./preload.ts')).preloadAssets
  onFailure((event) => failures.push(event.payload))
})

function onFailure(listener: (event: VitePreloadErrorEvent) => void): void {
  window.addEventListener('vite:preloadError', listener)
  afterThisTest(() => window.removeEventListener('vite:preloadError', listener))
}

it('scripts and stylesheets are fetched ahead, each once', async () => {
  await Promise.all([
    preloadAssets(['/static/good.js', '/static/good.css']),
    preloadAssets(['/static/good.js']),
  ])
  await preloadAssets(['/static/good.css'])
  expect(asked.sort()).toEqual(['/static/good.css', '/static/good.js'])
  expect(failures).toEqual([])
})

it.each([
  ['/static/gone.css', 'Unable to preload CSS for /static/gone.css'],
  ['/static/start-page.css', 'Unable to preload CSS for /static/start-page.css'],
  ['/static/gone.js', 'Unable to preload /static/gone.js'],
  ['/static/start-page.js', 'Unable to preload /static/start-page.js'],
  ['/static/broken-off.js', 'Unable to preload /static/broken-off.js'],
])('%s, which fails to load, raises an event and is thrown', async (url, message) => {
  await expect(preloadAssets([url])).rejects.toThrow(message)
  expect(failures.map((error) => error.message)).toEqual([message])
})

it('a failure that a listener takes upon itself is not thrown, and the next call retries', async () => {
  onFailure((event) => event.preventDefault())
  await preloadAssets(['/static/gone.css'])
  await preloadAssets(['/static/gone.css'])
  expect(asked).toHaveLength(2)
})

it.each([
  'https://evil.example/x.js',
  '//evil.example/x.js',
  'static/x.js',
  '/static/x.png',
  '/battle',
  'data:text/css,x.css',
])('%s is refused: only scripts and stylesheets of this site are fetched', async (url) => {
  await expect(preloadAssets(['/static/good.js', url])).rejects.toThrow(TypeError)
  expect(asked).toEqual([])
})
