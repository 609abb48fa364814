import { pageData } from '#shared/runtime/app'

export { prepareNextPages } from './next-pages.ts'

/** Fetches the heavy set for the pages that come next, on a full page that uses nothing of it: nothing waits for it here. */
export function prefetchHeavySet(): void {
  const url = pageData()?.prefetch
  if (!url) return
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = url
  document.head.append(link)
}
