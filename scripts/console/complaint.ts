import type { CollectedEvent } from '#shared/api/phone-health'
import type { Step, VisitView } from './views.ts'

type Refused = VisitView['refused'][number]

/** Where the log is uploaded from: what happened there is no part of the trouble. */
const LOG_PAGE = '/log'
/** Of the fields of an event, in the order in which the shell's address has them. */
const FIELDS = ['build', 'client', 'language', 'version', 'area'] as const

/** The events of a complaint as visits of pages, oldest first. @param pageAt the page with a history path; ''. */
export function visitsOf(
  events: readonly CollectedEvent[],
  pageAt: (path: string) => string,
): Omit<VisitView, 'replay'>[] {
  const groups: { path: string; events: CollectedEvent[] }[] = []
  for (const event of [...events].sort((a, b) => phoneTime(a) - phoneTime(b))) {
    const path = pathOf(event)
    const last = groups.at(-1)
    if (last && (!path || path === last.path)) last.events.push(event)
    else groups.push({ path, events: [event] })
  }
  const visits = groups.filter(({ path }) => path !== LOG_PAGE)
  return (visits.length > 0 ? visits : groups).map(({ path, events }) => visitOf(path, pageAt(path), events))
}

function visitOf(path: string, page: string, events: CollectedEvent[]): Omit<VisitView, 'replay'> {
  // an entry of the error log has the build of the page that sent it
  const known = events.filter(({ kind }) => kind === 'event')
  const first = (field: (typeof FIELDS)[number]) =>
    known.map((event) => fieldOf(event, field)).find(Boolean) ?? ''
  const [build, client, language, version, area] = FIELDS.map(first) as [
    string,
    string,
    string,
    string,
    string,
  ]
  const fields = { build, client, language, version, area }
  const isLoggedIn = events.some(({ person }) => person)
  const calls = events.flatMap((event) => callOf(event) ?? [])
  const refused = refusedOf(calls)
  const lacks = [
    ...FIELDS.filter((field) => !fields[field]),
    ...(client === 'web' ? ['frame'] : []),
    ...(calls.length === 0 ? ['calls'] : []),
    ...(refused.some(({ code }) => code === 500) ? ['bizCode'] : []),
    ...(isLoggedIn ? ['person'] : []),
    ...['answers', 'typed'],
  ]
  const { at } = (known[0] ?? events[0]) as CollectedEvent
  return { path, page, at, isLoggedIn, ...fields, steps: events.map(stepOf), refused, lacks }
}

const bodyOf = ({ body }: CollectedEvent) => (body ?? {}) as Record<string, unknown>
const textIn = (value: unknown) => (typeof value === 'string' ? value : '')

function fieldOf(event: CollectedEvent, field: (typeof FIELDS)[number]): string {
  return field === 'version' || field === 'area' ? textIn(bodyOf(event)[field]) : event[field]
}

/**
 * By the phone's clock, which may be far from the server's: the trail has it as its time, an event in the first eight digits of
 * its rid.
 */
const phoneTime = ({ kind, rid, at }: CollectedEvent) =>
  (kind === 'event' && Number.parseInt(rid.slice(0, 8), 36)) || at

/** Requests and bridge calls of the trail name their page in `info`. */
function pathOf(event: CollectedEvent): string {
  const info = textIn(bodyOf(event).info)
  return event.page || (/^\/[\w/-]*$/.test(info) ? info : '')
}

function stepOf(event: CollectedEvent): Step {
  const { at, kind, id, main, outcome, reason } = event
  const { error, extra } = bodyOf(event)
  if (kind === 'error') return { at, kind: main || kind, what: textIn(error), detail: '' }
  const detail = extra && Object.keys(extra).length > 0 ? JSON.stringify(extra) : ''
  return { at, kind, what: [id, outcome, reason].filter(Boolean).join(' '), detail }
}

interface Answered extends Refused {
  isRight: boolean
}

/** `GET /user/info key 1f2e 200 code 2060 41 ms`, or in place of the answer why there was none, as the trail writes it. */
const CALL = /^([A-Z]+) (\S+?)(?: key \S+)? (?:(\d{3}) code (-?\d*) -?[\d.]+ ms|(\w+)$)/

function callOf(event: CollectedEvent): Answered | undefined {
  const [, method, url, status, code, failure] =
    (event.main === 'request' && CALL.exec(textIn(bodyOf(event).error))) || []
  if (!method || !url) return undefined
  const path = URL.canParse(url) ? new URL(url).pathname : url
  if (failure) return { method, path, [failure === 'timeout' ? 'hang' : 'drop']: true, isRight: false }
  const isRight = Number(status) < 400 && (!code || code === '0' || code === '200')
  return {
    ...{ method, path, isRight },
    ...(code && { code: Number(code) }),
    ...(Number(status) >= 400 && { status: Number(status) }),
  }
}

/** Calls that failed; those that came right later fail so often. */
function refusedOf(calls: Answered[]): Refused[] {
  const failed = calls.filter(({ isRight }) => !isRight)
  const seen = new Set<string>()
  return failed.flatMap(({ isRight: _, ...call }) => {
    const same = calls.filter(({ method, path }) => method === call.method && path === call.path)
    const key = `${call.method} ${call.path}`
    if (seen.has(key)) return []
    seen.add(key)
    const times = same.filter(({ isRight }) => !isRight).length
    return [same.at(-1)?.isRight ? { ...call, times } : call]
  })
}

/** The query of the app shell that plays a visit again; where the log lacks something, the shell's own value counts. */
export function shellQuery(visit: Omit<VisitView, 'replay'>): string {
  const { page, path, client, language, version, area, at, refused, isLoggedIn } = visit
  const inApp = client !== 'web'
  const query = new URLSearchParams({ page, path, clock: new Date(at).toISOString() })
  const put = (name: string, value: string) => value && query.set(name, value)
  put('lang', language)
  put('client', inApp ? client : 'browser')
  put('version', version)
  put(inApp ? 'header.area' : 'area', area)
  for (const fault of refused) query.append('fault', JSON.stringify(fault))
  if (!isLoggedIn) query.set('person', 'nobody')
  return query.toString()
}
