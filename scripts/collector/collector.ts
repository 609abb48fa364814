import { timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { sendErrorLog, sendLogs, sendReport } from '#shared/api/frontend-log'
import { getEvents, getHealth } from '#shared/api/phone-health'
import { ALLOWED_HEADERS } from '../sandbox/server/headers.ts'
import { type Alert, findAlerts, tellNew } from './alerts.ts'
import type { Database } from './database.ts'
import { metricsOf } from './metrics.ts'
import { readEvents, readHealth } from './queries.ts'
import { RateLimit } from './rate-limit.ts'
import { type Known, Malformed, type Row, RowMaker, type Sender } from './rows.ts'
import { Busy, Store } from './store.ts'

export interface CollectorOptions {
  database: Database
  /** Operators' token; undefined: all may read, as in the sandbox. */
  token?: string
  /** Secret of the digests; by default one of its own, kept in the database. */
  secret?: string
  /** Origins of pages that may send beside the collector's own. */
  origins?: readonly string[]
  /** Calls of a network in a minute, of all processes on the database. */
  perMinute?: number
  /** Boots of a build that are weighed of one network in an hour. */
  perNetwork?: number
  /** What counts apart; all else counts together. Default: everything does. */
  known?: Known
  /** The address of a caller is the last of `X-Forwarded-For`: only behind a proxy that writes it. */
  behindProxy?: boolean
  now?: () => number
}

/** What @hono/node-server hands on beside a request. */
interface Bindings {
  incoming?: { socket: { remoteAddress?: string } }
}
type Call = Context<{ Bindings: Bindings }>

export interface Collector {
  fetch(request: Request, server?: object): Response | Promise<Response>
  /** Stores what came another way, as the sandbox's calls. */
  ingest(kind: Row['kind'], json: string, sender: Sender): Promise<number>
  prune(keepDays: number): Promise<string[]>
  /** Looks for what a person is to know, and posts what is new of it. */
  alert(post: (alert: Alert) => Promise<boolean>): Promise<void>
  close(): Promise<void>
}

/** Bytes of a call: 200 events of the longest are below it. */
const MOST_BYTES = 2_000_000
const DAY = 86_400_000
const MOST_EVENTS = 1000
const USUAL_EVENTS = 200
const BUSY_SECONDS = 5
const PER_MINUTE = 3000
const PER_NETWORK = 3

/** The log calls of the contract (`shared/api/frontend-log.ts`) and what operators read (`shared/api/phone-health.ts`). */
export async function createCollector(options: CollectorOptions): Promise<Collector> {
  const { database, token, origins = [], perMinute = PER_MINUTE, now = Date.now } = options
  const store = await Store.open(database, options.perNetwork ?? PER_NETWORK)
  const maker = new RowMaker(await store.secret(options.secret))
  maker.known = options.known
  const limit = new RateLimit(perMinute, database)
  const app = new Hono<{ Bindings: Bindings }>()

  const answer = (
    c: Call,
    status: 200 | 401 | 403 | 413 | 415 | 429 | 503,
    code: number,
    msg: string,
    data: unknown = null,
  ) => c.json({ code, msg, data, timestamp: now() }, status, { 'cache-control': 'no-store' })
  const refuse = (c: Call, error: unknown) => {
    if (error instanceof Malformed) return answer(c, 200, error.code, error.message)
    // a data exception: that batch would fail for ever, so its sender is to divide it and drop the event
    if (String((error as { code?: string }).code).startsWith('22'))
      return answer(c, 200, 5001, 'an event of the batch cannot be stored')
    if (!(error instanceof Busy)) process.stderr.write(`${String(error)}\n`)
    c.header('retry-after', String(BUSY_SECONDS))
    return answer(c, 503, 500, 'the database does not keep up: send the batch again later')
  }

  app.use('/assets/frontendLog/*', async (c, next) => {
    const origin = c.req.header('origin')
    const isOwn = !origin || new URL(c.req.url).host === hostOf(origin)
    if (!isOwn && !origins.includes(origin))
      return answer(
        c,
        403,
        403,
        `pages of ${origin} may not send here: start the collector with --origin ${origin}`,
      )
    if (origin && !isOwn) {
      c.header('access-control-allow-origin', origin)
      c.header('access-control-allow-headers', ALLOWED_HEADERS.join(', '))
      c.header('access-control-max-age', '86400')
      c.header('vary', 'origin')
    }
    if (c.req.method === 'OPTIONS') return c.body(null, 204)
    const wait = limit.take(addressOf(c), now())
    if (wait === 0) return next()
    c.header('retry-after', String(wait))
    return answer(c, 429, 429, `more than ${perMinute} calls a minute from one network`)
  })
  app.use(
    '/assets/frontendLog/*',
    bodyLimit({
      maxSize: MOST_BYTES,
      onError: (c) => answer(c, 413, 413, `the body has more than ${MOST_BYTES} bytes: send fewer events`),
    }),
  )
  const take = (path: string, field: string, rowsOf: (json: string, sender: Sender) => Row[]) =>
    app.post(path, async (c) => {
      if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? ''))
        return answer(c, 415, 415, 'the body must be application/x-www-form-urlencoded')
      try {
        const form = new URLSearchParams(await c.req.text())
        const json = form.get(field)
        if (json === null) throw new Malformed(`${field} is missing`)
        await store.write(rowsOf(json, { ...senderOf(c, form), address: addressOf(c) }))
        return answer(c, 200, 200, 'ok')
      } catch (error) {
        return refuse(c, error)
      }
    })
  take(sendErrorLog.path, 'content', (json, sender) => maker.ofErrors(json, sender, now()))
  take(sendReport.path, 'content', (json, sender) => maker.ofReport(json, sender, now()))
  take(sendLogs.path, 'frontendLog', (json, sender) => maker.ofEvents(json, sender, now()))

  for (const path of [getHealth.path, getEvents.path, '/metrics'])
    app.use(path, async (c, next) => {
      if (token === undefined || isToken(token, c.req.header('authorization'))) return next()
      c.header('www-authenticate', 'Bearer')
      return answer(c, 401, 401, 'send the operators’ token as Authorization: Bearer <token>')
    })
  app.get(getHealth.path, async (c) => {
    try {
      const { since, page = '' } = c.req.query()
      const builds = c.req.queries('build') ?? []
      return answer(c, 200, 200, 'ok', await readHealth(database, momentOf(since, now()), page, builds))
    } catch (error) {
      return refuse(c, error)
    }
  })
  app.get(getEvents.path, async (c) => {
    try {
      const { device = '', person = '', code = '', since, limit: given } = c.req.query()
      if (!device && !person && !code)
        throw new Malformed('no device, person or code is given: add one of them to the query')
      const list = await readEvents(database, {
        device: digestOf(device),
        person: digestOf(person),
        code: code.toUpperCase().replace(/[^0-9A-Z]/g, ''),
        since: momentOf(since, now()),
        limit: limitOf(given),
      })
      return answer(c, 200, 200, 'ok', { list })
    } catch (error) {
      return refuse(c, error)
    }
  })

  app.get('/metrics', async (c) => {
    try {
      const { type, text } = await metricsOf(database, now())
      return c.body(text, 200, { 'content-type': type, 'cache-control': 'no-store' })
    } catch (error) {
      return refuse(c, error)
    }
  })

  /** An id, or its digest as events have it. */
  const digestOf = (id: string) => (/^[0-9a-f]{16}$/.test(id) ? id : maker.digest(id))

  function addressOf(c: Call): string {
    const forwarded = options.behindProxy && c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    return forwarded || c.env?.incoming?.socket.remoteAddress || ''
  }

  return {
    fetch: (request, server = {}) => app.fetch(request, server as Bindings),
    ingest: async (kind, json, sender) => {
      const make = { event: maker.ofEvents, error: maker.ofErrors, report: maker.ofReport }[kind]
      return store.write(make.call(maker, json, sender, now()))
    },
    prune: (keepDays) => store.prune(keepDays, now()),
    async alert(post) {
      const { known } = options
      const alerts = await findAlerts(database, now(), known && ((build) => known.hasBuild(build)))
      await tellNew(database, alerts, now(), post)
    },
    async close() {
      await limit.settled()
      await store.close()
    },
  }
}

const senderOf = (c: Call, form: URLSearchParams): Sender => ({
  deviceId: c.req.header('DEVICEID') ?? '',
  userId: c.req.header('userId') ?? form.get('userId') ?? '',
  userAgent: c.req.header('user-agent') ?? '',
})

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : ''
}

function isToken(token: string, header = ''): boolean {
  const [given, expected] = [Buffer.from(header), Buffer.from(`Bearer ${token}`)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** ms since 1970, or below zero so many ms ago; default: a day ago. */
function momentOf(text: string | undefined, now: number): number {
  if (!text) return now - DAY
  const ms = Number(text)
  if (ms < 0 && ms >= -now) return now + ms
  if (!(ms >= 0 && ms <= now + DAY)) throw new Malformed(`since "${text}" is not a moment in ms since 1970`)
  return ms
}

function limitOf(text: string | undefined): number {
  if (!text) return USUAL_EVENTS
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1 || count > MOST_EVENTS)
    throw new Malformed(`limit "${text}" is not a number from 1 to ${MOST_EVENTS}`)
  return count
}
