import { expect, it, vi } from 'vitest'
import { afterThisTest } from '#testing/browser.ts'

/** The page's data are read once for a load of the page. */
async function fetchedOn(page: object): Promise<(string | null)[]> {
  document.head.innerHTML = `<script type="application/json" id="page">${JSON.stringify(page)}</script>`
  afterThisTest(() => {
    document.head.innerHTML = ''
  })
  vi.resetModules()
  const { prefetchHeavySet } = await import('./prefetch.ts')
  prefetchHeavySet()
  return [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'))
}

it('a full page that uses nothing of the heavy set fetches it for the pages that come next', async () => {
  expect(await fetchedOn({ id: 'portal/login', prefetch: '/static/ui-1a2b.js' })).toEqual([
    '/static/ui-1a2b.js',
  ])
})

it('other pages fetch nothing ahead: light ones never need it, the others have it', async () => {
  expect(await fetchedOn({ id: 'warlord/season' })).toEqual([])
})
