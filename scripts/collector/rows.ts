import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { mask, maskField } from '#shared/runtime/errors/mask.ts'
import { networkOf } from './network.ts'

/** The three log calls of the contract. */
export type Kind = 'error' | 'report' | 'event'

/** A row of `events`. Empty texts: unknown. */
export interface Row {
  /** Partition: the day of the rid's clock, as 2026-11-28; `ODD_DAY` for a device whose clock is far off. */
  day: string
  /** The event's own id: the key by which one that arrives again is not stored again. */
  rid: string
  /** When it happened, ISO. */
  at: string
  kind: Kind
  id: string
  page: string
  build: string
  runtime: string
  client: string
  language: string
  engine: string
  connection: string
  device: string
  person: string
  /** Of the complaint that brought it. */
  code: string
  /** Of a `boot`. */
  outcome: string
  reason: string
  /** Of an error, what went wrong in a word. */
  main: string
  /** Milliseconds by name, of `boot` and `vitals`; `cls` in thousandths. */
  timings: Record<string, number>
  /** All of it, secrets masked. */
  body: Record<string, unknown>
  /** Page and build under which it counts: '' for those that the site does not have. */
  of: string
  of_build: string
  /** Digest of the network it came from; '' where that is not known. */
  network: string
}

/** Pages by their history paths, and builds, that a site has or had. */
export interface Known {
  hasPage(path: string): boolean
  hasBuild(build: string): boolean
}

/** A batch that is refused, with the contract's code for a malformed one. */
export class Malformed extends Error {
  readonly code = 5001
}

/** Of devices whose clock is more than a month behind or two days ahead. */
export const ODD_DAY = '1970-01-01'
const DAY = 86_400_000
const MOST_BEHIND = 31 * DAY
const MOST_AHEAD = 2 * DAY
const MOST_EVENTS = 200
/** Errors of a complaint: `uploadLogs` sends the latest 2000 by batches of 200. */
const MOST_ERRORS = 2000
const LONGEST = 8000
const TIMINGS = ['paint', 'hydrated', 'data', 'lcp', 'inp', 'cls', 'ttfb']

/** Without NUL and halves of characters, as a cut leaves them: PostgreSQL stores neither. */
const storable = (value: string) => value.replace(/\p{Surrogate}|\0/gu, '')

/** A short word of untrusted JSON. */
const wordIn = (value: unknown, most = 16) =>
  storable((typeof value === 'string' || typeof value === 'number' ? String(value) : '').slice(0, most))

const text = (most: number) =>
  v.fallback(
    v.pipe(
      v.string(),
      v.transform((value) => storable(value.slice(0, most))),
    ),
    '',
  )
const event = v.looseObject({
  rid: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  id: text(80),
  page: text(200),
  time: v.fallback(v.number(), 0),
  build: text(64),
  runtime: text(64),
  client: text(40),
  language: text(8),
  engine: text(16),
  connection: text(16),
  deviceId: text(200),
  userId: text(40),
  extra: text(LONGEST),
})
type Incoming = v.InferOutput<typeof event>

/** What the headers of a call add: a beacon has none. */
export interface Sender {
  deviceId: string
  userId: string
  userAgent?: string
  /** IP address. */
  address?: string
}

/** The first versions with `structuredClone`, by which pages themselves decide (`shared/background/log/origin.ts`). */
const CURRENT = [
  [/\b(?:Chrome|CriOS)\/(\d+)/, 98],
  [/\bFirefox\/(\d+)/, 94],
  [/\b(?:CPU iPhone|CPU) OS (\d+_\d+)/, 15.4],
  [/\bVersion\/(\d+\.\d+).* Safari\//, 15.4],
] as const

/** `oldest` or `current` of a browser whose page could not say it, as a beacon of the guard; '' for an unknown one. */
function engineOf(userAgent = ''): string {
  for (const [pattern, first] of CURRENT) {
    const version = pattern.exec(userAgent)?.[1]
    if (version) return Number(version.replace('_', '.')) >= first ? 'current' : 'oldest'
  }
  return ''
}

/** Makes rows of calls. Ids of people and devices are stored as digests of this secret. */
export class RowMaker {
  readonly #secret: string

  /** What counts apart; undefined: everything does. */
  known: Known | undefined

  constructor(secret: string) {
    this.#secret = secret
  }

  /** The digest of a person's or a device's id that is stored in its place; '' for ''. */
  digest(id: string): string {
    return id && createHmac('sha256', this.#secret).update(id).digest('hex').slice(0, 16)
  }

  /** Rows of a batch of log events (`frontendLog` of v3). Throws Malformed. */
  ofEvents(json: string, sender: Sender, now: number): Row[] {
    const batch = parse(json)
    if (!Array.isArray(batch)) throw new Malformed('frontendLog is not a list of events')
    if (batch.length > MOST_EVENTS)
      throw new Malformed(`frontendLog has ${batch.length} events: send at most ${MOST_EVENTS} in a call`)
    return batch.map((each, at) => {
      const parsed = v.safeParse(event, each)
      if (!parsed.success)
        throw new Malformed(`event ${at} of frontendLog has no rid of 1 to 64 letters or digits`)
      return this.#ofEvent(parsed.output, sender, now)
    })
  }

  /** Rows of an error log (`content` of v1): one for each entry, all with the code of the complaint at their head. */
  ofErrors(json: string, sender: Sender, now: number): Row[] {
    const entries = parse(json)
    if (!Array.isArray(entries)) throw new Malformed('content is not a list of errors')
    if (entries.length > MOST_ERRORS)
      throw new Malformed(`content has ${entries.length} errors: send at most ${MOST_ERRORS} in a call`)
    const known = entries.filter((entry) => typeof entry?.error === 'string')
    const code = known[0]?.main === 'complaint' ? wordIn(known[0].error) : ''
    const build = code ? wordIn(known[0].info, 64) : ''
    return known.map((entry) => {
      const main = wordIn(entry.main, 40)
      const error = main === 'complaint' ? code : storable(mask(entry.error.slice(0, LONGEST)))
      const body = { main, error, info: storable(mask(String(entry.info ?? '').slice(0, LONGEST))) }
      const own = {
        kind: 'error' as const,
        id: main === 'complaint' ? main : 'entry',
        main,
        code,
        build,
        body,
      }
      return this.#complete(own, sender, Number(entry.date), now)
    })
  }

  /** The row of a business event (`content` of v2). */
  ofReport(json: string, sender: Sender, now: number): Row[] {
    const report = parse(json)
    if (!report || typeof report !== 'object' || Array.isArray(report))
      throw new Malformed('content is not a report')
    const { eventId, createTime, userId: _, deviceId: __, ...rest } = report as Record<string, unknown>
    const body = masked({ eventId, ...rest })
    const own = { kind: 'report' as const, id: wordIn(eventId, 80), body }
    return [this.#complete(own, sender, Number(createTime), now)]
  }

  #ofEvent(incoming: Incoming, sender: Sender, now: number): Row {
    const { rid, id, page, time, deviceId, userId, extra, ...rest } = incoming
    const fields = objectOf(extra)
    const isComplaint = id === 'complaint'
    const { build, runtime, client, language, engine, connection, ...others } = rest
    const row: Row = {
      ...this.#complete({ kind: 'event', rid, id, body: {} }, sender, time, now),
      day: dayOf(rid, now),
      page: String(maskOnce('page', page)),
      build,
      runtime,
      client,
      language,
      engine: engine || engineOf(sender.userAgent),
      connection,
      code: isComplaint ? wordIn(fields.code) : '',
      outcome: id === 'boot' ? wordIn(fields.outcome) : '',
      reason: id === 'boot' ? wordIn(fields.reason) : '',
      main: id === 'error' ? wordIn(fields.main, 40) : '',
      timings: id === 'boot' || id === 'vitals' ? timingsOf(fields) : {},
      body: { ...masked(others), extra: masked(fields) },
    }
    if (deviceId) row.device = this.digest(deviceId)
    if (userId) row.person = this.digest(userId)
    const known = this.known
    row.of = !known || known.hasPage(row.page) ? row.page : ''
    row.of_build = !known || (row.of && known.hasBuild(row.build)) ? row.build : ''
    return row
  }

  /** For calls whose entries have none: the same entry of the same device again is the same row. */
  #ridOf(parts: unknown[]): string {
    return createHmac('sha256', this.#secret).update(JSON.stringify(parts)).digest('base64url').slice(0, 24)
  }

  #complete(
    own: Pick<Row, 'kind' | 'id' | 'body'> & Partial<Row>,
    sender: Sender,
    time: number,
    now: number,
  ): Row {
    const device = this.digest(sender.deviceId)
    const person = this.digest(sender.userId)
    const at = Math.min(Math.max(time || now, now - MOST_BEHIND), now)
    const unknown = { page: '', build: '', runtime: '', client: '', language: '', engine: '', connection: '' }
    return {
      ...unknown,
      day: time > now - MOST_BEHIND && time < now + MOST_AHEAD ? isoDay(time) : ODD_DAY,
      rid: own.rid ?? this.#ridOf([own.kind, own.code, time, own.body, device, person]),
      at: new Date(at).toISOString(),
      device,
      person,
      code: '',
      outcome: '',
      reason: '',
      main: '',
      timings: {},
      of: '',
      of_build: '',
      network: this.digest(networkOf(sender.address ?? '')),
      ...own,
    }
  }
}

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** A rid begins with the device's clock in eight digits of base 36. */
function dayOf(rid: string, now: number): string {
  const ms = Number.parseInt(rid.slice(0, 8), 36)
  return ms > now - MOST_BEHIND && ms < now + MOST_AHEAD ? isoDay(ms) : ODD_DAY
}

// biome-ignore lint/suspicious/noExplicitAny: untrusted JSON, checked by its callers
function parse(json: string): any {
  if (isDeep(json)) throw new Malformed(`the batch is nested more than ${DEEPEST} deep`)
  try {
    return JSON.parse(json)
  } catch {
    throw new Malformed('the batch is not JSON')
  }
}

/** Levels of a batch; deeper ones would exhaust the stack of whatever walks through them. */
const DEEPEST = 32

function isDeep(json: string): boolean {
  let depth = 0
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"?|[[{}\]]/g)) {
    if (token === '[' || token === '{') depth++
    else if (token === ']' || token === '}') depth--
    if (depth > DEEPEST) return true
  }
  return false
}

function objectOf(json: string): Record<string, unknown> {
  if (isDeep(json)) return {}
  try {
    const parsed: unknown = JSON.parse(json)
    if (parsed && typeof parsed === 'object' && !Array.isArray(parsed))
      return parsed as Record<string, unknown>
  } catch {
    // cut, or empty
  }
  return {}
}

const SHORT = 64
const MOST_REMEMBERED = 50_000
const remembered = new Map<string, unknown>()

/**
 * As `maskField`, whose expressions take a quarter of a millisecond an event: names, short texts and small numbers, which come
 * again and again, are masked once.
 */
function maskOnce(name: string, value: unknown): unknown {
  // up to seven digits it depends on the name alone
  const isSmall = typeof value === 'number' && Math.abs(value) < 1e7
  if (!isSmall && !(typeof value === 'string' && value.length <= SHORT)) return maskField(name, value)
  const key = isSmall ? name : `${name}=${value}`
  let masked = remembered.get(key)
  if (masked === undefined) {
    masked = maskField(name, isSmall ? 1 : value)
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    remembered.set(key, masked)
  }
  return isSmall && masked === 1 ? value : masked
}

/** Masked field by field. What is too long, as a field of megabytes, is left out. */
function masked(fields: Record<string, unknown>): Record<string, unknown> {
  const json = JSON.stringify(fields, (name, value) => {
    const field = maskOnce(storable(name), value)
    return typeof field === 'string' ? storable(field) : field
  })
  return json.length > 4 * LONGEST ? { tooLong: json.length } : objectOf(json)
}

function timingsOf(fields: Record<string, unknown>): Record<string, number> {
  return Object.fromEntries(
    TIMINGS.flatMap((name) => {
      const value = fields[name]
      if (typeof value !== 'number' || !(value >= 0 && value < 600_000)) return []
      return [[name, name === 'cls' ? Math.round(value * 1000) : Math.round(value)]]
    }),
  )
}
