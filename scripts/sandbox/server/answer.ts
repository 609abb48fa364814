import { getDotPath, safeParse } from 'valibot'
import { sendLogs } from '#shared/api/frontend-log'
import type { EndpointHandler } from '../domain.ts'
import { BadCall, BrokenContract, Refusal } from '../world/refusal.ts'
import { REFUSALS } from '../world/refusal-words.ts'
import type { World } from '../world/world.ts'
import { keyedInput } from './act-once.ts'
import { type Call, receivedCall } from './call.ts'
import { bodyOf, Dropped, delay, deliver } from './deliver.ts'
import { type Answer, failure, success } from './envelope.ts'
import { replacesAnswer } from './faults.ts'
import { checkHeaders, languageOf, userIdOf } from './headers.ts'
import { type Received, readIdempotencyKey, readInput, readParams } from './receive.ts'
import type { Route } from './routes.ts'

/** Whether the guard of a page sends it, which has no headers to send: `navigator.sendBeacon` takes none. */
function isBeacon(path: string, headers: Headers): boolean {
  return path === sendLogs.path && !headers.has('VERSION')
}

/** Answers a call to a declared path. */
export async function answerCall(
  world: World,
  route: Route,
  request: Request,
  fromPath: Record<string, string>,
): Promise<Response> {
  const call = receivedCall(request, world.clock.now(), world.next())
  world.note(call)
  const rule = world.faults.take({ ...call, declared: route.declared })
  if (rule) call.note = 'fault'
  const reading = readParams(request, route.methods.get(request.method)?.endpoint).then((read) => {
    const params = { ...read.params, ...fromPath }
    const files = Object.entries(read.files).map(([name, file]) => [name, `${file.type}, ${file.size} bytes`])
    call.params = { ...params, ...Object.fromEntries(files) }
    return { params, files: read.files }
  })
  // Whether they can be read concerns only the server's own logic.
  const listed = reading.catch(() => {})
  try {
    if (rule?.hold) await world.faults.released(request.signal)
    if (rule?.delayMs) await delay(rule.delayMs, request.signal)
    await listed
    const untouched = rule && replacesAnswer(rule) && !rule.after
    const answer = untouched
      ? success(null, world.clock.now())
      : await realAnswer(world, route, request, reading, call)
    const response = deliver(answer, rule, request)
    call.status = response.status
    call.answer = bodyOf(answer, rule)
    call.code = rule?.body === undefined ? (rule?.code ?? rule?.status ?? answer.envelope.code) : undefined
    return response
  } catch (error) {
    if (!(error instanceof Dropped) && !request.signal.aborted) call.error = (error as Error).message
    throw error
  } finally {
    call.ms = Date.now() - call.machineAt
    call.number = world.next()
  }
}

/** Answers an undeclared path below a prefix of the API. */
export function answerUnknown(world: World, request: Request): Response {
  const now = world.clock.now()
  const call = receivedCall(request, now, world.next())
  const answer = failure(new BadCall(404, `there is no ${call.path}`), languageOf(request.headers), now)
  world.note({ ...call, status: 404, code: 404, answer: answer.envelope, ms: 0 })
  return deliver(answer, undefined, request)
}

async function realAnswer(
  world: World,
  route: Route,
  request: Request,
  reading: Promise<Received>,
  call: Call,
): Promise<Answer> {
  const language = languageOf(request.headers)
  try {
    const entry = route.methods.get(call.method)
    if (!entry) {
      throw new BadCall(
        405,
        `${route.declared} takes ${[...route.methods.keys()].join(' or ')}, not ${call.method}`,
      )
    }
    if (!isBeacon(route.declared, request.headers)) checkHeaders(request.headers)
    return answerOnce(world, entry, request, await reading, call)
  } catch (error) {
    return failure(error, language, world.clock.now())
  }
}

/** Answers by the domain; for an idempotency key that came before, gives the earlier answer again. */
function answerOnce(
  world: World,
  { endpoint, handler }: EndpointHandler,
  { url, headers }: Request,
  { params, files }: Received,
  call: Call,
): Answer {
  const { state, clock } = world
  const now = clock.now()
  const userId = userIdOf(headers, state)
  if (userId === undefined && endpoint.needLogin !== false) throw new Refusal(401, REFUSALS.loginAgain)
  const language = languageOf(headers)
  const intentId = readIdempotencyKey(endpoint, params)
  const input = readInput(endpoint, { ...params, ...files })
  const key = intentId && `${userId} ${endpoint.path} ${intentId}`
  const earlier = key ? world.answeredKeys.recall(key, keyedInput(endpoint, input)) : undefined
  if (earlier) {
    call.note = 'repeated'
    return { ...earlier, envelope: { ...earlier.envelope, timestamp: now } }
  }
  const answer = attempt(() => {
    const data = handler({
      input,
      user: userId === undefined ? state.guest() : state.user(userId),
      state,
      now,
      language,
      origin: new URL(url).origin,
      say: (text) => text[language],
    })
    if (!endpoint.lines) return success(checked(endpoint, data), now)
    return { ...success(null, now), lines: (data as unknown[]).map((line) => checked(endpoint, line)) }
  })
  // "Server busy" leaves a mutation its key; where it was a refusal nothing has changed, and the next try is a first one
  if (key && answer.envelope.code !== 500)
    world.answeredKeys.remember(key, keyedInput(endpoint, input), answer)
  return answer

  function attempt(handle: () => Answer): Answer {
    try {
      return handle()
    } catch (error) {
      return failure(error, language, now)
    }
  }
}

/** The answer as it goes over the wire, held against the endpoint's schema. */
function checked({ method, path, output }: EndpointHandler['endpoint'], data: unknown): unknown {
  const sent: unknown = JSON.parse(JSON.stringify(data ?? null))
  const parsed = safeParse(output, sent)
  if (parsed.success) return sent
  const [issue] = parsed.issues
  const problem = `${issue.message}, received ${issue.received}`
  throw new BrokenContract(`${method} ${path}`, getDotPath(issue) ?? 'data', problem)
}
