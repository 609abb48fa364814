/** What a phone does to a page, as a script that runs before the page's own. */
export interface PhoneFault {
  name: string
  prelude: string
  /** What its login is kept in is spoilt: the page asks for a new one, unless the address brings it. */
  loggedOut?: boolean
  /** The address names no language. */
  ownLanguage?: boolean
}

const getter = (target: string, name: string, body: string) =>
  `Object.defineProperty(${target}, '${name}', { configurable: true, get() { ${body} } })`
const refused = `throw new DOMException('Access is denied', 'SecurityError')`
const STORES = ['localStorage', 'sessionStorage', 'indexedDB']

/** All storage refused. */
export const NO_STORAGE = STORES.map((name) => getter('window', name, refused)).join('\n')

const STORAGE: PhoneFault[] = [
  { name: 'all storage refused', prelude: NO_STORAGE },
  { name: 'no storage', prelude: STORES.map((name) => getter('window', name, 'return null')).join('\n') },
  {
    name: 'storage full at start',
    prelude: `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`,
  },
  {
    name: 'cookies off',
    prelude: `${getter('Document.prototype', 'cookie', refused)}
      ${getter('Navigator.prototype', 'cookieEnabled', 'return false')}
      ${NO_STORAGE}`,
  },
  { name: 'IndexedDB that never opens', prelude: 'IDBFactory.prototype.open = () => ({})' },
  { name: 'IndexedDB refused', prelude: `IDBFactory.prototype.open = () => { ${refused} }` },
]

/** Only ISO dates with a zone are understood; Safari is nearly as strict. */
const STRICT_DATES = `{
  const Lenient = Date
  const ISO = /^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d)$/
  const parse = (text) => (ISO.test(text) ? Lenient.parse(text) : NaN)
  Date = class extends Lenient {
    constructor(...parts) {
      super(...(parts.length === 1 && typeof parts[0] === 'string' ? [parse(parts[0])] : parts))
    }
    static parse = parse
  }
}`

const DEAF = `{
  const listen = EventTarget.prototype.addEventListener
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    if (type !== 'visibilitychange') listen.call(this, type, ...rest)
  }
}`

const OTHERS: PhoneFault[] = [
  { name: 'a strict date parser', prelude: STRICT_DATES },
  { name: 'no visibilitychange', prelude: DEAF },
  {
    name: 'a parent that throws',
    prelude: getter('window', 'parent', refused),
  },
]

/** Runs in both browsers. */
export const PHONE_FAULTS: PhoneFault[] = [...STORAGE, ...OTHERS]

/** Every key that the runtime reads, spoilt one at a time. */
const KEYS = [
  'userInfo',
  'headerProfile',
  'deviceId',
  'language',
  'globalCatchErrors',
  'statistics:m0000000zzzzzzzz0000',
  'statisticsRest',
  'statisticsLease',
  'latest_version_txt',
  'roomId',
  'channelId',
]
const RUBBISH = ['{"a":', '[null]', '\u0000💥\r\nx: y']

const corrupt = (key: string, value: string) =>
  `if (!sessionStorage.spoilt) { sessionStorage.spoilt = 1; localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)}) }`

export const CORRUPT_KEYS: PhoneFault[] = [
  ...KEYS.map((key, turn) => ({
    name: `${key.replace(/:.*/, '')} corrupt`,
    prelude: corrupt(key, RUBBISH[turn % RUBBISH.length] ?? ''),
    ownLanguage: key === 'language',
  })),
  ...['token', 'userId'].map((key) => ({
    name: `${key} corrupt`,
    prelude: `localStorage.userId = '10001'; localStorage.token = 'demo-10001'; ${corrupt(key, RUBBISH[2] ?? '')}`,
    loggedOut: true,
  })),
]

/** Spoils every answer that was kept, and every idempotency key. */
export const CORRUPT_ALL = `for (const key of Object.keys(localStorage))
  if (/^(MD5API-|intent:)/.test(key)) localStorage.setItem(key, '{"key":')`

/** A browser that translates, as a script for a page that has come to life: each text, also those that come later, is moved into two elements of the translator's. */
export const TRANSLATED = `{
  const translated = new WeakSet()
  const translate = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = []
    while (texts.nextNode()) found.push(texts.currentNode)
    for (const text of found) {
      if (!text.data.trim() || translated.has(text) || text.parentNode.closest('script, style, option, [translate=no]')) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      const own = new Text(text.data)
      translated.add(own)
      inner.append(own)
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  translate()
  new MutationObserver(translate).observe(document.body, { childList: true, characterData: true, subtree: true })
}`
