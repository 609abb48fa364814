import type { PageData, SiteHosts } from '#shared/runtime/app'
import { afterThisTest } from './browser.ts'

/**
 * For this test the page is one that was built with these hosts. A page's data is read once: call it before anything
 * asks, or reset the modules.
 */
export function buildWithHosts(hosts: SiteHosts): void {
  const data: Partial<PageData> = { api: '', words: { en: '', tw: '' }, hosts }
  const element = Object.assign(document.createElement('script'), {
    id: 'page',
    type: 'application/json',
    textContent: JSON.stringify(data),
  })
  document.head.append(element)
  afterThisTest(() => element.remove())
}
