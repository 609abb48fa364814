import { Hono } from 'hono'
import type { Fault } from '#shared/runtime/app'
import type { Happening } from '../domain.ts'
import { domains } from '../domains/index.ts'
import type { Clock } from '../world/clock.ts'
import { happen } from '../world/happen.ts'
import { MEDIA, mediaAt } from '../world/media/index.ts'
import { PORTRAITS, portraitAt } from '../world/portraits/index.ts'
import type { State } from '../world/state.ts'
import { UPLOADS, uploadAt } from '../world/uploads.ts'
import type { SandboxOptions } from '../world/world.ts'
import { createWorld, type World } from '../world/world.ts'
import { answerCall, answerUnknown } from './answer.ts'
import type { Call } from './call.ts'
import { answerControl } from './control.ts'
import { CORS, Dropped } from './deliver.ts'
import { routesOf } from './routes.ts'
import { GAME_PATH, gamePage, RECHARGE_PATH, rechargePage } from './stand-in-pages.ts'

/** What @hono/node-server hands on beside a request. */
export interface ServerSide {
  outgoing?: { destroy(): unknown }
}

/** The server's API with a memory of its own, for development, preview and tests. */
export interface Sandbox {
  /**
   * Answers as the server would. Rejects with a TypeError where a connection breaks by a fault, with an AbortError
   * where the caller aborts a delay, and with a BrokenContract where the sandbox itself is wrong.
   * @param server for HTTP: lets such a break destroy the socket.
   */
  fetch(request: Request, server?: ServerSide): Promise<Response>
  /** A getter: a reset makes a new one. */
  readonly state: State
  readonly clock: Clock
  /** The calls so far, oldest first. */
  readonly calls: readonly Call[]
  addFault(fault: Fault): void
  /** Simulates activity in the app: hosted (hours), greeted (guests), gifted (PP coin), shared (times). */
  happen(userId: string, what: Happening, amount: number): void
  /** Forgets state, rules and calls, and sets the clock back. */
  reset(): void
}

/** One router for all sandboxes, since a test makes its own: building it for hundreds of paths takes longer than a call. */
const app = new Hono<{ Bindings: { world: World } }>()
app.options('*', (c) =>
  c.req.path.startsWith('/__sandbox/')
    ? c.body(null, 403)
    : new Response(null, { status: 204, headers: CORS }),
)
app.all('/__sandbox/*', (c) => answerControl(c.env.world, c.req.raw))
app.get(RECHARGE_PATH, rechargePage)
app.post(GAME_PATH, gamePage)
app.get(`${UPLOADS}*`, (c) => uploadAt(c.env.world.state, c.req.path))
app.get(`${MEDIA}*`, (c) => mediaAt(c.req.path))
for (const place of PORTRAITS) app.get(`${place}*`, (c) => portraitAt(c.req.path))
for (const route of routesOf(domains)) {
  app.all(route.declared.replaceAll(/\{(\w+)\}/g, ':$1'), (c) =>
    answerCall(c.env.world, route, c.req.raw, c.req.param()),
  )
}
app.notFound((c) => answerUnknown(c.env.world, c.req.raw))
app.onError((error) => {
  throw error
})

export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const world = createWorld(options)
  return {
    async fetch(request, server) {
      try {
        return await app.fetch(request, { world })
      } catch (error) {
        if (!(error instanceof Dropped) || !server?.outgoing) throw error
        server.outgoing.destroy()
        // Makes @hono/node-server write nothing.
        return new Response(null, { headers: { 'x-hono-already-sent': 'true' } })
      }
    },
    get state() {
      return world.state
    },
    get calls() {
      return world.calls
    },
    clock: world.clock,
    addFault: (fault) => world.faults.add(fault),
    happen: (userId, what, amount) => happen(world, userId, what, amount),
    reset: () => world.reset(),
  }
}
