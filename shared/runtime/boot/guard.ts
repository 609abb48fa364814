/**
 * Stands inline ahead of everything in a built page's HTML, in words that the oldest engines know: when the page's scripts
 * cannot run here, fail to load, or have not drawn the page within 10 s, a card over the first screen shows a message and offers
 * to load the page again. A script that failed is tried once more before, by loading the page again, once for a page and
 * tab. Built alone (see buildGuard); imports nothing. Every byte of it is paid in every page's HTML.
 */

// biome-ignore-all lint/suspicious/noVar: for engines that know no let
// biome-ignore-all lint/complexity/useArrowFunction: for engines that know no arrows
// biome-ignore-all lint/complexity/useOptionalChain: for engines that do not know it
// biome-ignore-all lint/style/useTemplate: for engines that know no templates

export {}

declare global {
  interface Window {
    /** The page is rendered: the guard stops and removes its card. */
    __alive?: () => void
    /** The outcome of this visit's boot is reported. */
    __reported?: boolean
    /** A part of the page failed to load: reloads the page, once for a page and tab; after that shows the card. */
    __stuck?: () => void
  }
}

var PATIENCE_MS = 10000
var WORDS = {
  zh: ['页面未能完整加载', '重新加载'],
  en: ['This page did not load fully', 'Reload'],
  tw: ['頁面未能完整載入', '重新載入'],
}
var card: HTMLElement | undefined

function show(): void {
  // a page that is rendered ahead draws itself when it is seen
  if (card || document.prerendering) return
  var language: string | undefined
  try {
    // As the inline script has chosen; where it cannot run, as it would have.
    language = window.__boot
      ? window.__boot.language
      : /[?&]lang=(zh|en|tw)\b/.test(location.search)
        ? RegExp.$1
        : localStorage.language
  } catch (_) {}
  var said = WORDS[language as 'zh'] || WORDS.zh
  // Scripts can fail before the body has arrived.
  card = add(
    document.body || document.documentElement,
    'div',
    'color:#2b2b36;text-align:center;background:#fff;z-index:9999;position:fixed;bottom:0;left:0;right:0;padding:20px',
    said[0] as string,
  )
  card.setAttribute('role', 'alert')
  add(
    card,
    'button',
    'color:#fff;background:#2b2b36;border:0;border-radius:24px;margin:12px auto 0;padding:12px 32px;font:inherit;display:block',
    said[1] as string,
  ).onclick = function () {
    location.reload()
  }
  // a script can fail before the page data have arrived
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', report)
  else report()
}

/** Reports the card to the log collection, once for a document, since no other script may ever run here. */
function report(): void {
  if (window.__reported) return
  window.__reported = true
  var page: Record<string, string>
  try {
    page = JSON.parse((document.getElementById('page') as HTMLElement).textContent as string)
    navigator.sendBeacon(
      page.api + '/assets/frontendLog/v3',
      new URLSearchParams({
        frontendLog: JSON.stringify([
          {
            rid: Date.now().toString(36) + Math.random().toString(36).slice(2),
            id: 'boot',
            page: location.pathname,
            time: Date.now(),
            build: page.build,
            runtime: page.runtime,
            extra: '{"outcome":"failed","reason":"guard"}',
          },
        ]),
      }),
    )
  } catch (_) {}
}

function add(parent: Element, tag: string, style: string, text: string): HTMLElement {
  var element = document.createElement(tag)
  element.style.cssText = style
  element.textContent = text
  return parent.appendChild(element)
}

function stuck(): unknown {
  try {
    // Offline, the first screen can at least be read.
    if (navigator.onLine && !sessionStorage[location.pathname]) {
      sessionStorage[location.pathname] = 1
      return location.reload()
    }
  } catch (_) {
    // Storage is blocked: the address remembers.
    if (!/again=/.test(location.search))
      return location.replace('?again=1&' + location.search.slice(1) + location.hash)
  }
  show()
}

var timer = setTimeout(show, PATIENCE_MS)
window.addEventListener(
  'error',
  function (event) {
    // the page's own: apps and extensions may inject others, which the policy blocks
    if ((event.target as HTMLScriptElement).type === 'module') stuck()
  },
  true,
)
window.__stuck = stuck
window.__alive = function () {
  clearTimeout(timer)
  if (card) card.remove()
  card = undefined
}
if (!('noModule' in document.createElement('script'))) show()
