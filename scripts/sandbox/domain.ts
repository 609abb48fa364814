import type { Endpoint } from '#shared/runtime/request'
import type { State } from './world/state.ts'
import type { Language, Text } from './world/text.ts'
import type { User } from './world/user.ts'

/** A checked call, as a domain's handler gets it. It refuses by throwing a Refusal, before it changes anything. */
export interface HandlerRequest<In> {
  input: In
  /** The caller. Logged out (where that is allowed): a guest with the id '', who is not stored. */
  user: User
  state: State
  now: number
  language: Language
  /** Where the call came to, as `https://example.com`: pages are served there too. */
  origin: string
  /** The text in the caller's language. */
  say(text: Text): string
}

export type Handler<In, Out> = (request: HandlerRequest<In>) => Out

/** An endpoint with who answers it. */
export interface EndpointHandler {
  endpoint: Endpoint<object>
  handler: Handler<Record<string, unknown>, unknown>
}

/** What people do in the app, and pages only see the results of. */
export const HAPPENINGS = ['hosted', 'greeted', 'gifted', 'shared'] as const
export type Happening = (typeof HAPPENINGS)[number]

/** Records that a user did so much of an activity. */
export type Listener = (user: User, amount: number, now: number, state: State) => void

export type On = <In, Out>(endpoint: Endpoint<In, Out>, handler: Handler<In, NoInfer<Out>>) => void
/** Declares an endpoint with `lines`, whose handler gives all of them. */
type Stream = <In, Line>(endpoint: Endpoint<In, Line>, handler: Handler<In, NoInfer<Line>[]>) => void
type When = (what: Happening, listener: Listener) => void

export interface Domain {
  handlers: readonly EndpointHandler[]
  listeners: readonly { what: Happening; listener: Listener }[]
}

/** Declares what a server domain answers, and what it is notified of by the app. */
export function domain(declare: (on: On, when: When, stream: Stream) => void): Domain {
  const handlers: EndpointHandler[] = []
  const listeners: { what: Happening; listener: Listener }[] = []
  const on = (endpoint: unknown, handler: unknown) =>
    void handlers.push({
      endpoint: endpoint as Endpoint<object>,
      handler: handler as EndpointHandler['handler'],
    })
  declare(on, (what, listener) => listeners.push({ what, listener }), on)
  return { handlers, listeners }
}
