import {
  check,
  getDotPath,
  type InferOutput,
  literal,
  number,
  optional,
  picklist,
  pipe,
  safeParse,
  strictObject,
  string,
  transform,
  union,
} from 'valibot'
import { faultSchema } from '#shared/runtime/app/fault.ts'
import { HAPPENINGS } from '../domain.ts'
import { allLogs, logsSince } from '../domains/frontend-log/index.ts'
import { happen } from '../world/happen.ts'
import type { World } from '../world/world.ts'

/** Ms since 1970, or a date as text. */
const moment = pipe(
  union([number(), string()]),
  transform((value): number => new Date(value).getTime()),
  check((ms) => Number.isFinite(ms), 'expected ms or a date'),
)

const clockSchema = strictObject({
  /** From here the clock runs. */
  now: optional(moment),
  /** Freezes the clock at this time; true: at the current time. */
  freeze: optional(union([literal(true), moment])),
  /** By so many ms it jumps. */
  advance: optional(number()),
})

/** The time that everything begins at; by default as when the sandbox was started. */
const resetSchema = strictObject({ now: optional(moment) })

/** So many held calls, the oldest first; by default all, and those that come later too. */
const releaseSchema = strictObject({ calls: optional(number()) })

const happenSchema = strictObject({ userId: string(), what: picklist(HAPPENINGS), amount: number() })

/** Answers `/__sandbox/*`: what controls the sandbox, and what no real server has. */
export async function answerControl(world: World, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const verb = `${request.method} ${pathname.slice('/__sandbox/'.length)}`
  // a strange site must neither read nor reset the sandbox
  const origin = request.headers.get('origin')
  if (origin && !sameHost(origin, request.url))
    return json({ error: 'Only pages of this host may control its sandbox.' }, 403)
  const since = searchParams.has('since') ? Number(searchParams.get('since')) : undefined
  switch (verb) {
    case 'GET calls':
      return json(world.calls.filter(({ number }) => since === undefined || number > since))
    case 'GET logs':
      return json(since === undefined ? allLogs(world.state) : logsSince(world.state, since))
    case 'GET clock':
      return json({ now: world.clock.now(), frozen: world.clock.frozen() })
    case 'POST reset': {
      const parsed = safeParse(resetSchema, (await readJson(request)) ?? {})
      if (!parsed.success) return complaint(parsed.issues[0])
      world.reset(parsed.output.now)
      return json({ ok: true, now: world.clock.now() })
    }
    case 'POST happen': {
      const parsed = safeParse(happenSchema, await readJson(request))
      if (!parsed.success) return complaint(parsed.issues[0])
      const { userId, what, amount } = parsed.output
      happen(world, userId, what, amount)
      return json({ ok: true })
    }
    case 'POST faults': {
      const parsed = safeParse(faultSchema, await readJson(request))
      if (!parsed.success) return complaint(parsed.issues[0])
      world.faults.add(parsed.output)
      return json({ ok: true })
    }
    case 'POST release': {
      const parsed = safeParse(releaseSchema, await readJson(request))
      if (!parsed.success) return complaint(parsed.issues[0])
      return json({ ok: true, held: world.faults.release(parsed.output.calls) })
    }
    case 'POST clock': {
      const parsed = safeParse(clockSchema, await readJson(request))
      if (!parsed.success) return complaint(parsed.issues[0])
      setClock(world, parsed.output)
      return json({ ok: true, now: world.clock.now() })
    }
    default:
      return json({ error: `There is no ${verb}. See scripts/sandbox/README.md.` }, 404)
  }
}

function sameHost(origin: string, url: string): boolean {
  try {
    return new URL(origin).host === new URL(url).host
  } catch {
    return false
  }
}

/** Without a value the clock is the machine's own again. */
function setClock({ clock }: World, { now, freeze, advance }: InferOutput<typeof clockSchema>): void {
  if (now === undefined && freeze === undefined && advance === undefined) clock.real()
  if (now !== undefined) clock.set(now)
  if (freeze !== undefined) clock.freeze(freeze === true ? undefined : freeze)
  if (advance !== undefined) clock.advance(advance)
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return JSON.parse(await request.text())
  } catch {
    return undefined
  }
}

function complaint(issue: Parameters<typeof getDotPath>[0] & { message: string }): Response {
  return json({ error: `${getDotPath(issue) ?? 'body'}: ${issue.message}` }, 400)
}

function json(value: unknown, status = 200): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  })
}
