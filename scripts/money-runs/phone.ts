import type { Browser } from './bundle-client.ts'
import type { VirtualTime } from './virtual-time.ts'

/** One phone: what it stores, and the tabs that are open on it. */
export interface Phone<Tab> {
  open(): PhoneTab<Tab>
  /** Somebody sets its clock, or it sets itself: by so many ms from now on. */
  moveClock(ms: number): void
}

export type PhoneTab<Tab> = Tab & {
  /** Closes the tab: its code stops, and no response reaches it. */
  end(): void
  /** The person comes back to it. */
  comeBack(): void
}

/** Sends a call of a page; resolves never where no answer comes. */
export type Send = (request: Request) => Promise<Response>

/** Text by key, as a browser's: own properties are the keys. */
class Store {
  [key: string]: unknown
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null
  }
  setItem(key: string, value: string): void {
    this[key] = String(value)
  }
  removeItem(key: string): void {
    delete this[key]
  }
}

class Target extends EventTarget {
  notify(name: string, fields: object = {}): void {
    this.dispatchEvent(Object.assign(new Event(name), fields))
  }
}

const PAGE = 'http://site.test/payerMax/index'

export function createPhone<Tab extends object>(
  time: VirtualTime,
  load: (browser: Browser) => Tab,
  send: Send,
): Phone<Tab> {
  const local = new Store()
  const windows = new Set<Target>()
  let ahead = 0
  const clock = () => time.now() + ahead
  return {
    moveClock(ms) {
      ahead += ms
    },
    open() {
      let alive = true
      const window = new Target()
      const document = new Target()
      const location = new URL(PAGE)
      windows.add(window)
      // of what one tab stores the others are notified
      const shared = {
        getItem: (key: string) => local.getItem(key),
        setItem(key: string, value: string) {
          if (!alive) return
          local.setItem(key, value)
          notifyOthers(key)
        },
        removeItem(key: string) {
          if (!alive) return
          local.removeItem(key)
          notifyOthers(key)
        },
      }
      const notifyOthers = (key: string) => {
        for (const other of windows) if (other !== window) other.notify('storage', { key })
      }
      const setTimeout = (go: (...given: unknown[]) => void, ms: number, ...given: unknown[]) =>
        time.after(ms, () => alive && go(...given))
      const clearTimeout = (stop?: () => void) => stop?.()
      class PhoneDate extends Date {
        constructor(...given: [] | [number | string]) {
          super(...((given.length ? given : [clock()]) as [number]))
        }
        static override now = clock
      }
      const fetch = (input: string, init: RequestInit) =>
        new Promise<Response>((resolve, reject) => {
          init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
          const { signal, keepalive, ...sent } = init
          send(new Request(new URL(input, PAGE), sent)).then(
            (answer) => alive && resolve(answer),
            (error) => alive && reject(error),
          )
        })
      const keys = new Proxy(shared, {
        ownKeys: () => Object.keys(local),
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      })
      Object.assign(document, { hidden: false, visibilityState: 'visible', referrer: '', cookie: '' })
      const browser = {
        window,
        document,
        localStorage: keys,
        sessionStorage: new Store(),
        location,
        history: { length: 1, state: null, replaceState() {} },
        navigator: { userAgent: 'Mozilla/5.0 Chrome/120.0.0.0 Mobile', language: 'en', onLine: true },
        fetch,
        setTimeout,
        clearTimeout,
        setInterval: () => undefined,
        clearInterval: () => undefined,
        Date: PhoneDate,
        performance: { now: () => time.now() },
        addEventListener: window.addEventListener.bind(window),
      }
      Object.assign(window, browser, { parent: window, top: window })
      const tab = load({
        ...browser,
        globalThis: Object.create(global, Object.getOwnPropertyDescriptors(browser)),
      })
      return {
        ...tab,
        end() {
          alive = false
          windows.delete(window)
        },
        comeBack: () => document.notify('visibilitychange'),
      }
    },
  }
}
