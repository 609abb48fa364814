import { pageData } from '#shared/runtime/app'

export { prepareNextPages } from './next-pages.ts'

/** Prefetches the heavy set for later pages, on a full page that does not use it. */
export function prefetchHeavySet(): void {
  const url = pageData()?.prefetch
  if (!url) return
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = url
  document.head.append(link)
}
