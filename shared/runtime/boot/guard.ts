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
    /** When that was, in ms since the navigation began. */
    __aliveAt?: number
    /** The outcome of this document's boot is reported, or left to the one that a reload brings. */
    __reported?: boolean
    /** A part of the page failed to load: reloads the page, once for a page and tab; after that shows the card. */
    __stuck?: (reason?: 'part') => void
  }
}

var PATIENCE_MS = 10000
var WORDS = {
  zh: ['页面未能完整加载', '重新加载'],
  en: ['This page did not load fully', 'Reload'],
  tw: ['頁面未能完整載入', '重新載入'],
}
var card: HTMLElement | undefined
var reason = 'guard'

/** As the inline script has chosen; where it cannot run, as it would have. */
function languageNow(): string | undefined {
  try {
    return window.__boot
      ? window.__boot.language
      : /[?&]lang=(zh|en|tw)\b/.test(location.search)
        ? RegExp.$1
        : localStorage.language
  } catch (_) {}
}

function show(): void {
  // a page that is rendered ahead draws itself when it is seen
  if (card || document.prerendering) return
  var said = WORDS[languageNow() as 'zh'] || WORDS.zh
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
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', reportCard)
  else reportCard()
}

function reportCard(): void {
  report('failed', reason)
}

/**
 * Reports how the page's start ended, once for a document, since no other script may ever run here. The event also waits
 * in the local store for the next visit, which sends it once more: a beacon can be lost, and the collector counts a rid once.
 */
function report(outcome: string, because?: string): void {
  if (window.__reported || document.prerendering) return
  window.__reported = true
  var now = Date.now()
  var rid = now.toString(36) + Math.random().toString(36).slice(2, 14)
  var page: { api: string; build: string; runtime: string }
  var event: string
  try {
    page = JSON.parse((document.getElementById('page') as HTMLElement).textContent as string)
    event = JSON.stringify({
      rid: rid,
      id: 'boot',
      page: location.pathname,
      time: now,
      language: languageNow(),
      build: page.build,
      runtime: page.runtime,
      extra: JSON.stringify({ outcome: outcome, reason: because }),
    })
    navigator.sendBeacon(
      page.api + '/assets/frontendLog/v3',
      // Chromium 80 sends URLSearchParams as plain text
      new Blob(['frontendLog=' + encodeURIComponent('[' + event + ']')], {
        type: 'application/x-www-form-urlencoded',
      }),
    )
    localStorage['statistics:' + rid] = event
  } catch (_) {}
}

/** Hidden or left before the outcome was reported: phones end a hidden page without another event. */
function leave(event: Event): void {
  if (event.type !== 'pagehide' && !document.hidden) return
  var alert = document.querySelector('[role=alert]') as HTMLElement | null
  if (alert) report('failed', alert.dataset.part ? 'fault' : 'boundary')
  else report(window.__aliveAt && !document.querySelector('[aria-busy=true]') ? 'ready' : 'left')
}

function add(parent: Element, tag: string, style: string, text: string): HTMLElement {
  var element = document.createElement(tag)
  element.style.cssText = style
  element.textContent = text
  return parent.appendChild(element)
}

function stuck(because?: string): unknown {
  reason = because || reason
  try {
    // Offline, the first screen can at least be read.
    if (navigator.onLine && !sessionStorage[location.pathname]) {
      sessionStorage[location.pathname] = window.__reported = true
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
addEventListener(
  'error',
  function (event) {
    // the page's own: apps and extensions may inject others, which the policy blocks
    if ((event.target as HTMLScriptElement).type === 'module') stuck()
  },
  true,
)
document.addEventListener('visibilitychange', leave)
addEventListener('pagehide', leave)
window.__stuck = stuck
window.__alive = function () {
  window.__aliveAt = window.__aliveAt || performance.now()
  clearTimeout(timer)
  if (card) card.remove()
  card = undefined
}
if (!('noModule' in document.createElement('script'))) show()
