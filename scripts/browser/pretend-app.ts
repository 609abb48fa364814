import type { TabOptions } from './tab.ts'

const PHONES = {
  android:
    'Mozilla/5.0 (Linux; Android 11; Redmi 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  flutter:
    'Mozilla/5.0 (Linux; Android 11; Redmi 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36 Flutter',
}

export interface PretendApp {
  host: keyof typeof PHONES
  /** As the user agent names the app; ` ` names none. */
  mark?: string
  /** Methods of the object; none: the user agent promises an object that never comes. A Flutter shell offers all. */
  methods?: string[]
  /** When the object comes, in ms from the page's beginning; 'later': when `__inject` is called. */
  afterMs?: number | 'later'
  /** What the app does when it is asked for the header profile: source of a function of `answer`. */
  header?: string
}

/** A tab inside our app, or what there is of it. What the page asks of it stands in `__asked`. */
export function insideApp({
  host,
  mark = 'PartyPlay/3.17.0',
  methods = [],
  afterMs = 0,
  header = '() => {}',
}: PretendApp): Pick<TabOptions, 'userAgent' | 'prelude'> {
  const objects = {
    android: 'window.android = each((method) => (json) => take(method, JSON.parse(json)))',
    ios: 'window.webkit = { messageHandlers: each((method) => ({ postMessage: (value) => take(method, value) })) }',
    flutter: 'window.flutter_inappwebview = { callHandler: async (method, value) => take(method, value) }',
  }
  const prelude = `{
    const asked = window.__asked = []
    const take = (method, payload) => {
      asked.push({ method, payload })
      if (method === 'getHeader') return (${header})((value) => window[payload.callback](value))
    }
    const each = (make) => Object.fromEntries(${JSON.stringify(methods)}.map((method) => [method, make(method)]))
    const inject = window.__inject = () => { ${objects[host]} }
    if (${methods.length > 0 && afterMs !== 'later'}) ${afterMs ? `setTimeout(inject, ${afterMs})` : 'inject()'}
  }`
  return { userAgent: `${PHONES[host]} ${mark}`.trim(), prelude }
}
