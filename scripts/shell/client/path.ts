import type { ShellLink } from '../link.ts'

/** Reports where the page is and how it is titled, whenever either changes. */
export function listenToPath(report: ShellLink['report']): void {
  let path = ''
  let title = ''
  const look = () => {
    const now = pathNow()
    if (now !== path) {
      path = now
      report({ kind: 'path', at: Date.now(), path })
    }
    if (document.title && document.title !== title) {
      title = document.title
      report({ kind: 'title', at: Date.now(), title })
    }
  }
  for (const name of ['pushState', 'replaceState'] as const) {
    const move = history[name]
    history[name] = (...to) => {
      move.apply(history, to)
      look()
    }
  }
  for (const event of ['popstate', 'hashchange', 'pageshow']) window.addEventListener(event, look)
  new MutationObserver(look).observe(document.documentElement, {
    childList: true,
    subtree: true,
    characterData: true,
  })
  look()
}

/** Path and query without the login. */
function pathNow(): string {
  const url = new URL(location.href)
  for (const name of ['token', 'userId']) url.searchParams.delete(name)
  return url.pathname + url.search + url.hash
}
