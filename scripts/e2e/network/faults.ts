import type { Fault } from '#shared/runtime/app'
import type { Person } from '#testing/story'
import type { ChromiumTab } from '../../browser/chromium/chromium.ts'
import type { Site } from '../../browser/site.ts'
import { isApiPath } from '../../sandbox/api-path.ts'

/** One way in which a server, a line or a phone fails. */
export interface Trouble {
  name: string
  /** What every call of the page is answered with. */
  answer?: (language: Person['language']) => Fault
  /** Spoils the answers on their way. */
  spoil?: (answer: unknown) => unknown
  /** Milliseconds by which the page's clock is moved on once it has loaded. */
  wait?: number
  /**
   * What is left of the page: 'works' in spite of it, or 'goes on' with what there is, since the answers are odd but
   * may be valid. By default the first call failed, and a way on has to be shown.
   */
  page?: 'works' | 'goes on'
  /** Also tried on the main action, after a good start. */
  alsoOnAction?: boolean
}

/** What a server writes for people, in the language it was asked in. */
const DESC = {
  zh: '服务器维护中，请稍后再来',
  en: 'We are tidying up, come back soon',
  tw: '伺服器維護中，請稍後再來',
}

const raw =
  (body: string, rule: Fault = {}) =>
  () => ({ body, contentType: 'application/json', ...rule })
const data = (value: unknown) => () => ({ data: value })
const spoilData = (spoil: (data: unknown) => unknown) => (answer: unknown) => ({
  ...(answer as object),
  data: spoil((answer as { data?: unknown }).data),
})

/**
 * Eight forms on the wire, and three contents. What the client makes of each code and each further form is tested on it
 * alone: `shared/runtime/request/{catalogue,faults}.test.ts`.
 */
export const FAULTS: Trouble[] = [
  { name: 'code 500', answer: (language) => ({ code: 500, desc: DESC[language] }), alsoOnAction: true },
  {
    name: 'status 500 with HTML',
    answer: raw('<h1>Bad day</h1>', { status: 500, contentType: 'text/html' }),
  },
  { name: 'an empty body', answer: raw('') },
  { name: 'a body cut short', answer: () => ({ cut: 60 }) },
  { name: 'no data', answer: data(null), alsoOnAction: true },
  { name: 'a body that stops half way', answer: () => ({ hang: true }), wait: 12_000 },
  { name: 'a dropped connection', answer: () => ({ drop: true }) },
  { name: 'a lost answer', answer: () => ({ after: true, drop: true }), alsoOnAction: true },
  { name: 'wrong types everywhere', spoil: spoilData(twisted) },
  { name: 'holes everywhere', spoil: spoilData(holed), page: 'goes on' },
  { name: 'markup in every text', spoil: spoilData(marked), page: 'works', alsoOnAction: true },
]

/** Makes every call fail from now on. */
export async function cause(
  fault: Trouble,
  language: Person['language'],
  site: Site,
  tab: ChromiumTab,
): Promise<void> {
  const { answer, spoil } = fault
  if (answer) await site.addFault(answer(language))
  if (!spoil) return
  await tab.page.route(
    (url) => isApiPath(url.pathname),
    async (route) => {
      try {
        const response = await route.fetch()
        await route.fulfill({ response, json: spoil(await response.json()) })
      } catch {
        // The visit ended with this call under way.
      }
    },
  )
}

/** Every value of another type than it was, the shape of lists and objects kept. */
function twisted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(twisted)
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, twisted(inner)]))
  }
  return typeof value === 'string' ? { odd: true } : 'odd'
}

/** Every value is missing: null instead of texts and numbers, every list empty. */
function holed(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, holed(inner)]))
  }
  return null
}

/** What is written for people or by them, followed by markup that leaves a trace where it is taken for some. */
function marked(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((each) => (typeof each === 'string' && !CODE.test(each) ? each + MARKUP : marked(each)))
  if (!value || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      typeof inner === 'string' && FOR_PEOPLE.test(key) ? inner + MARKUP : marked(inner),
    ]),
  )
}

const FOR_PEOPLE = /^(name|nickname|title|desc|summary|slogan|signature|text|levelName|unit|currency|reason)$/
/** Fields with fixed values: kinds, states. */
const CODE = /^[a-z][a-zA-Z]*$/
const MARKUP = '<img src="/x.png" data-smuggled onerror="window.smuggled=1">'
