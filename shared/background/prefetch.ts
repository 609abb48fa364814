import { pageData } from '#shared/runtime/app'
import { linkedPath, pageUrl } from '#shared/runtime/navigate'

/**
 * Lets the browser have the next page ahead, by the speculation rules in the HTML (scripts/build/html.ts): of a link with
 * `data-next`, where people usually go on to, it fetches the HTML now; of any link to a page it renders that as a finger comes
 * down. For both, a link says in time the address that its click will load, the visit's parameters included. A page that is
 * rendered ahead shows its first screen only: it calls, logs and stores nothing before it is seen (shared/runtime/boot).
 */
export function prepareNextPages(): void {
  if (!HTMLScriptElement.supports?.('speculationrules')) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-next]')) {
    if (complete(link, link.getAttribute('href'))) link.dataset.ahead = ''
  }
  // comes right before the pointer's `down`
  addEventListener('pointerover', (event) =>
    complete((event.target as Element).closest?.('a'), linkedPath(event)),
  )
}

function complete(link: HTMLAnchorElement | null | undefined, path: string | null): boolean {
  if (link && path) link.href = pageUrl(path)
  return !!path
}

/** Prefetches the heavy set for later pages, on a full page that does not use it. */
export function prefetchHeavySet(): void {
  const url = pageData()?.prefetch
  if (!url) return
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = url
  document.head.append(link)
}
