import { fork } from 'node:child_process'
import path from 'node:path'
import type { Endpoint } from '#shared/runtime/request'
import type { Happening } from '../sandbox/domain.ts'
import type { Fault } from '../sandbox/index.ts'
import type { Call } from '../sandbox/server/call.ts'
import { requestFor } from '../sandbox/testing/ask.ts'
import type { SandboxCall } from '../states/setup.ts'

/** An afternoon in Shanghai: every run meets the same day, in the middle of its hours. */
export const NOW = Date.parse('2026-11-20T14:30:00+08:00')

export interface ReceivedLog {
  event: { rid: string; id: string }
  times: number
}

/** The built site on a port of its own, with a sandbox of its own. */
export interface Site {
  origin: string
  /** Back to the seeded state, without faults, its clock too. @param now where it starts, ms since 1970. */
  reset(now?: number): Promise<void>
  /** One call of a state's setup. */
  control(call: SandboxCall): Promise<void>
  /** Makes calls fail; see `shared/runtime/app/fault.ts`. */
  addFault(fault: Fault): Promise<void>
  /** Lets so many calls go on that a rule holds, the oldest first, or all of them and those to come. Resolves to how many still wait. */
  release(calls?: number): Promise<number>
  /** So many ms later on the server's clock. */
  advance(ms: number): Promise<void>
  /** Freezes the server's clock now or at a time in ms since 1970. */
  freeze(ms?: number): Promise<void>
  /** Plays that a person did so much of something in the app. */
  happen(userId: string, what: Happening, amount: number): Promise<void>
  /** Calls an endpoint as a person, without a page. */
  ask<In, Out>(userId: string, endpoint: Endpoint<In, Out>, input: In): Promise<void>
  /** What pages asked, oldest first, and what they got. */
  calls(): Promise<Call[]>
  /** Log events that arrived, each with how often it did. */
  logs(): Promise<ReceivedLog[]>
  /** All that pages have reported: log, report and error events, and addresses and headers of their calls, as one text. */
  sent(): Promise<string>
  close(): Promise<void>
}

/**
 * Serves `dist/`, or another folder with a site, on a free port, in a process of its own: the sandbox then needs nothing of
 * what runs the tests, and takes none of their time.
 */
export async function openSite(root: string, folder = 'dist'): Promise<Site> {
  const program = path.join(import.meta.dirname, 'site-process.ts')
  const child = fork(program, [path.resolve(root, folder)], { cwd: root, execArgv: ['--import', 'tsx'] })
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)))
    child.once('exit', (code) => reject(new Error(`The site ended with ${code} before it was served.`)))
  })
  return siteAt(`http://localhost:${port}`, async () => void child.kill())
}

/** A site that is served already, by its origin. */
export function siteAt(origin: string, close: () => Promise<void>): Site {
  return {
    origin,
    reset: (now) => done(post(origin, 'reset', { now })),
    control: ({ verb, body }) => done(post(origin, verb, body)),
    addFault: (fault) => done(post(origin, 'faults', fault)),
    release: async (calls) => ((await post(origin, 'release', { calls })) as { held: number }).held,
    advance: (ms) => done(post(origin, 'clock', { advance: ms })),
    freeze: (ms) => done(post(origin, 'clock', { freeze: ms ?? true })),
    happen: (userId, what, amount) => done(post(origin, 'happen', { userId, what, amount })),
    async ask(userId, endpoint, input) {
      const { url, method, headers, body } = requestFor(endpoint, input, { userId })
      const { pathname, search } = new URL(url)
      const sent = body && (await new Response(body).text())
      const answer = await fetch(origin + pathname + search, { method, headers, body: sent })
      const { code, desc } = (await answer.json()) as { code: number; desc?: string }
      if (code !== 200) throw new Error(`${userId} was refused ${pathname}: ${code} ${desc}`)
    },
    calls: () => get<Call[]>(origin, 'calls'),
    logs: async () => (await get<{ events: ReceivedLog[] }>(origin, 'logs')).events,
    async sent() {
      const [logs, calls] = await Promise.all([get(origin, 'logs'), get<Call[]>(origin, 'calls')])
      const heads = calls.map(({ method, path, params, headers }) => ({
        path,
        headers,
        // the specification asks for a code by a GET that carries the number
        ...(method === 'GET' && path !== '/api/getSMSCode' && { params }),
      }))
      return JSON.stringify([logs, heads])
    },
    close,
  }
}

const done = async (posted: Promise<unknown>): Promise<void> => void (await posted)

async function get<T>(origin: string, control: string): Promise<T> {
  return (await fetch(`${origin}/__sandbox/${control}`)).json() as Promise<T>
}

async function post(origin: string, control: string, body: unknown = {}): Promise<unknown> {
  const response = await fetch(`${origin}/__sandbox/${control}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`/__sandbox/${control}: ${response.status} ${await response.text()}`)
  return response.json()
}
