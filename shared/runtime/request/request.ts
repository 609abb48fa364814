import { type GenericSchema, type SafeParseResult, safeParse } from 'valibot'
import { address } from '#shared/runtime/address'
import { bridge } from '#shared/runtime/bridge'
import { logError, steps } from '#shared/runtime/errors'
import { language } from '#shared/runtime/i18n'
import { idOfKey, isOpen, nameOfKey, openKey } from '#shared/runtime/idempotency'
import { appAnswer, askApp, profile, profileNow } from '#shared/runtime/profile'
import { session } from '#shared/runtime/session'
import { hash, storage } from '#shared/runtime/storage'
import { pageData } from '../app/page-data.ts'
import { type Endpoint, isBearable } from '../schema/index.ts'
import { ApiError, announce, endSession } from './error.ts'
import { exchange, type Reader, readAnswer, type Transport } from './exchange.ts'
import { isTooSoon, joinWithinInterval, type Sharing, share } from './in-flight.ts'
import { type Caller, encodeCall, inParts, type WireCall } from './wire.ts'

const cachePrefix = 'MD5API-'
const mostCached = 60
const mostCharacters = 200_000

type Cached = { key: string; at: number; data: unknown }

/** The cached data of the last response, as the server returned it; undefined without one. */
function readCache(key: string): unknown {
  const cached = storage.readJson(cachePrefix + hash(key)) as Cached | null | undefined
  // the key itself is compared too: a hash can collide, and answers must not cross users
  return cached?.key === key ? cached.data : undefined
}

/** Keeps an answer; of more than 60, or of more than 200,000 characters, the oldest go. */
function writeCache(key: string, data: unknown): void {
  const name = cachePrefix + hash(key)
  const text = JSON.stringify({ key, at: Date.now(), data } satisfies Cached)
  const sizeOf = (each: string) => storage.read(each)?.length ?? 0
  const ageOf = (each: string) => Number((storage.readJson(each) as Cached | null)?.at) || 0
  const others = storage.keys().filter((each) => each.startsWith(cachePrefix) && each !== name)
  let size = others.reduce((sum, each) => sum + sizeOf(each), text.length)
  const isTooMuch = () => others.length > 0 && (others.length >= mostCached || size > mostCharacters)
  if (isTooMuch()) others.sort((a, b) => ageOf(b) - ageOf(a))
  while (isTooMuch()) {
    const oldest = others.pop() as string
    size -= sizeOf(oldest)
    storage.remove(oldest)
  }
  storage.write(name, text)
}

const appBringsWithinMs = 999

let loginInApp: Promise<void> | undefined

/**
 * Resolves when a person is logged in. Rejects at once in a plain browser; in an app the login may still arrive: it is
 * requested, and all requests share one wait, and one error if it does not come.
 */
function login(): Promise<void> {
  if (!bridge.inApp) return Promise.reject(new ApiError('login'))
  loginInApp ??= new Promise<void>((resolve, reject) => {
    const end = () => {
      stop()
      clearTimeout(timer)
      loginInApp = undefined
      if (session.isLoggedIn()) resolve()
      else reject(new ApiError('unauthorised'))
    }
    const stop = session.subscribe(() => session.isLoggedIn() && end())
    const timer = setTimeout(end, appBringsWithinMs)
    void askApp()
  })
  return loginInApp
}

/**
 * Returns a function for the elapsed ms, by the larger of two clocks: the monotonic one may stop while the phone sleeps,
 * the other one can be set back.
 */
export function stopwatch(): () => number {
  const [steady, wall] = [performance.now(), Date.now()]
  return () => Math.max(performance.now() - steady, Date.now() - wall)
}

/**
 * A mutation that has not left by then, in ms, is not sent any more: the second that an app has to answer, and as long as a
 * cheap phone may be busy. Later the phone has slept, and the tap is forgotten.
 */
const mutationLeavesWithinMs = 5000

/** Fills the parameters of the same names. */
export type Paging = { pageNum: number; pageSize: number }

export type RequestOptions = {
  signal?: AbortSignal
  /** No toasts for this call. */
  quiet?: boolean
  paging?: Paging
  /** Reads the answer as it comes, of an endpoint with `lines`. */
  reader?: Reader
  /** Replaces fetch, for instance `uploading` of shared/features/upload, which reports progress. */
  transport?: Transport
}

/** Further options of the hooks. */
export type SendOptions<Out> = RequestOptions & {
  /** The same call already in flight is too old to share: something has changed since it left. */
  renew?: boolean
  /** By a tap of the person. */
  asked?: boolean
  /** Called with the cached data, if any, before the request is sent. */
  onCached?(data: Out): void
  /** Called before it is sent, with whether its key was sent before, and the key's id. */
  onKey?(again: boolean, id: string): void
  /** Id of the key of which it is a retry. Not sent ('aborted') when the result has come by another way: it would act anew. */
  retryOf?: string | undefined
  /** Listed among the pending mutations with its input while its result is unknown. */
  offered?: boolean
}

/**
 * Calls an endpoint. With `needCache` cached data is returned at once and refreshed in the background. Throws ApiError,
 * toasted as the error catalogue says; TypeError for an input that violates its schema.
 */
export function request<In, Out>(
  endpoint: Endpoint<In, Out>,
  input: In,
  options?: RequestOptions,
): Promise<Out> {
  return new Promise((resolve, reject) => {
    send(endpoint, input, { ...options, onCached: resolve }).then(resolve, reject)
  })
}

/** As `request`, with the fresh answer alone as result. */
export async function send<In, Out>(
  endpoint: Endpoint<In, Out>,
  input: In,
  options: SendOptions<Out> = {},
): Promise<Out> {
  const reporting = { ...endpoint, quiet: endpoint.quiet || options.quiet, asked: options.asked }
  const waited = stopwatch()
  const startedBy = person()
  let caller: Caller | undefined
  try {
    const params = checkInput(endpoint, { ...input, ...options.paging })
    // another tab's login, of which a page from the back-forward cache was not notified
    session.reread()
    if (options.asked) {
      const answer = appAnswer()
      if (answer) await answer
      // by another tap
      if (startedBy && person() !== startedBy) throw new ApiError('unsent')
    }
    if (endpoint.needLogin !== false && !session.isLoggedIn()) await login()
    caller = callerOf(profileNow() ?? (await profile()))
    if (endpoint.idempotent) {
      // the tap is too old, for instance from before the app went to the background, or of another person
      if (waited() > mutationLeavesWithinMs || (startedBy && person() !== startedBy))
        throw new ApiError('unsent')
      return await sendWithKey(endpoint, params, caller, options)
    }
    const wire = encodeCall(callData(endpoint, params), caller)
    if (endpoint.multipart) wire.body = inParts(params)
    if (!endpoint.needCache) return checkOutput(endpoint, await fetchData(endpoint, wire, options))
    const stored = readCache(wire.cacheKey)
    const kept = safeParse(endpoint.output, stored)
    if (stored !== undefined && isUsable(kept) && options.onCached) {
      reporting.quiet = true
      options.onCached(kept.output)
    }
    const fresh = await fetchData(endpoint, wire, options)
    const data = checkOutput(endpoint, fresh)
    writeCache(wire.cacheKey, fresh)
    return data
  } catch (error) {
    if (error instanceof ApiError) {
      // synchronous with the prompt: screens that are notified abort their requests, and a logout must be shown
      if (error.kind === 'unauthorised' && error.code && endSession(error, caller?.token))
        reporting.quiet = false
      if (error.kind === 'contract') logContract(endpoint, error.detail)
      announce(error, reporting)
    }
    throw error
  }
}

/** A call with its idempotency key, which stays the same until the result is known. */
async function sendWithKey<Out>(
  endpoint: Endpoint<never, Out>,
  params: object,
  caller: Caller,
  options: SendOptions<Out>,
): Promise<Out> {
  const name = nameOfKey(endpoint, caller.userId, params)
  if (options.retryOf && idOfKey(name) !== options.retryOf) throw new ApiError('aborted')
  refuseTooSoon(endpoint, name)
  const key = openKey(endpoint, caller.userId, params, options.offered)
  options.onKey?.(key.again, key.id)
  const wire = encodeCall(callData(endpoint, { ...params, intentId: key.id }), caller)
  try {
    const data = checkOutput(endpoint, await fetchData(endpoint, wire, options, key.name))
    key.settle()
    return data
  } catch (error) {
    if (error instanceof ApiError) {
      error.outcome = key.settle(error) as ApiError['outcome']
      // a server that broke down has its own words
      if (error.outcome === 'unknown' && isOpen(key.name)) error.markUnknown()
    }
    throw error
  }
}

/** A request within the interval of another is not sent; pending ones stay as they were. */
function refuseTooSoon(endpoint: Endpoint, key: string): void {
  if (!endpoint.needInterval || !isTooSoon(endpoint, endpoint.needInterval, key)) return
  const error = new ApiError('unsent')
  if (isOpen(key)) {
    error.outcome = 'unknown'
    error.unknownResult = true
  }
  throw error
}

/** Who is logged in. */
export const person = () => session.isLoggedIn() && session.get().userId

function callerOf(headers: Caller['profile']): Caller {
  const { token, userId } = session.isLoggedIn() ? session.get() : { token: '', userId: '' }
  return {
    base: pageData()?.api ?? '',
    werewolf: pageData()?.werewolf,
    token,
    userId,
    language: language(),
    area: address().area,
    profile: headers,
  }
}

/** A call of an endpoint as data: the build records it, the client encodes it. */
export function callData({ method, path, needAppendParam = '', siteFile }: Endpoint, params: object) {
  return { method, path: path + needAppendParam, params: params as Record<string, unknown>, siteFile }
}

function checkInput({ method, path, input: schema }: Endpoint, input: object): object {
  const checked = safeParse(schema, input)
  if (checked.success) return checked.output
  throw new TypeError(`${method} ${path}: ${describe(checked.issues)}`)
}

function checkOutput<Out>(endpoint: Endpoint<never, Out>, data: unknown): Out {
  const checked = safeParse(endpoint.output, data)
  if (!isUsable(checked)) throw new ApiError('contract', { detail: describe(checked.issues) })
  if (checked.issues) logContract(endpoint, describe(checked.issues))
  return checked.output
}

/** Whether nothing is wrong but what costs a row, or shows a dash. */
const isUsable = <Out>(checked: SafeParseResult<GenericSchema<unknown, Out>>): checked is Usable<Out> =>
  checked.typed && !checked.issues?.some((issue) => !isBearable(issue))

type Usable<Out> = Extract<SafeParseResult<GenericSchema<unknown, Out>>, { typed: true }>

const logContract = ({ method, path }: Endpoint, detail?: string) =>
  logError('contract', `${method} ${path}: ${detail}`)

type Issue = { message: string; received: string; path?: readonly { key: unknown }[] }

const describe = ([{ path = [], message, received }]: readonly [Issue, ...unknown[]]) =>
  `${path.map(({ key }) => key).join('.')} ${received === 'undefined' ? 'is missing' : message}`

/** The data of the answer, by the endpoint's interval and sharing. */
function fetchData(
  endpoint: Endpoint,
  wire: WireCall,
  { signal, renew, reader, transport }: SendOptions<never>,
  // within an interval equal inputs are one request, though each mutation has its own key
  input = wire.key,
): Promise<unknown> {
  const sharing: Sharing =
    endpoint.ignoreConcurrent || endpoint.multipart ? 'alone' : renew ? 'renew' : 'join'
  const fetchShared = async (sharedSignal: AbortSignal) => {
    const answer = exchange(wire, sharedSignal, { keepalive: endpoint.keepalive, reader, transport })
    steps.push({ call: wire, answer })
    return readAnswer(wire, await answer, reader)
  }
  if (!endpoint.needInterval) return share(wire.key, sharing, signal, fetchShared)
  refuseTooSoon(endpoint, input)
  // not aborted with its caller: another one may have joined
  const joined = joinWithinInterval(endpoint, endpoint.needInterval, input, () =>
    share(wire.key, sharing, undefined, fetchShared),
  )
  return share(`${wire.key} joined`, 'alone', signal, () => joined)
}
