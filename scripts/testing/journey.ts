import type { Happening } from '#sandbox/domain.ts'
import type { Fault } from '#sandbox/index.ts'
import type { Call } from '#sandbox/server/call.ts'
import type { Endpoint } from '#shared/runtime/request/index.ts'
import type { Person, Role, Words } from './story.ts'

/**
 * A longer way through a page than its story: exported as `journeys`, by name, from `<Page>.e2e.ts`, and played over the
 * built site in Chromium, each in one language in turn (`scripts/e2e/pages/journeys.e2e.ts`).
 */
export interface Journey {
  /** Where it begins: `?token=demo-10001&userId=10001`, or another path of the page with its query. */
  from: string
  /** The client; default: a plain browser. An app answers every known call, a messenger's cashier answers ok. */
  client?: 'android' | 'ios' | 'flutter' | 'browser' | 'messenger'
  /** Chromium itself sends the call again whose connection broke, and the page shows its answer; in WebKit the result is unknown. */
  isResent?: boolean
  go(person: Person, world: World): Promise<void>
}

/** What happens around a person on a journey. */
export interface World {
  /** Adds a fault, as described in `scripts/sandbox/README.md`: `{ path, drop: true, after: true, times: 1 }`. */
  addFault(fault: Fault): Promise<void>
  /** So many ms later by the server's clock; a page learns it from the next answer. */
  advance(ms: number): Promise<void>
  /** Freezes the server's clock: time passes by `advance` only, however slow the machine. */
  holdClock(): Promise<void>
  /** Plays that a person did so much of something in the app. */
  happen(userId: string, what: Happening, amount: number): Promise<void>
  /** Another person calls an endpoint meanwhile, on a phone of their own. */
  meanwhile<In, Out>(userId: string, endpoint: Endpoint<In, Out>, input: In): Promise<void>
  /** The calls of a path that reached the server, oldest first. */
  calls(path: string): Promise<Call[]>
  /** How many idempotency keys the calls of a path have, however often each was sent. */
  idempotencyKeys(path: string): Promise<number>
  /** Waits until the page has asked that of its app; what it sent with it, of the last time. */
  asked(method: string): Promise<unknown>
  /** The app's own data for the page, pushed through its socket receiver. */
  push(data: unknown): Promise<void>
  /** Two taps on the same spot, as fast as a finger can. Let the call take a while (`addFault`), or its answer may come between. */
  tapTwice(role: Role, name: Words): Promise<void>
  /** What a phone's camera reads from the code in the picture of that name. */
  scan(picture: Words): Promise<string>
  /** Taps a button that opens the browser's file chooser, and chooses so many pictures. */
  choosePictures(button: Words, many: number): Promise<void>
  reload(): Promise<void>
  /** Away to another app, and back. */
  comeBack(): Promise<void>
  /** The window is so many px wide from now on, as the PC client's. */
  widen(width: number): Promise<void>
  /** The way back of the phone. */
  goBack(): Promise<void>
  /** From here on it is another person's phone, which has never opened the site: open the next address with `person.opens`. */
  changePhone(): Promise<void>
  /** Everything that the page and the site keep on the phone, and the address, as one text. */
  kept(): Promise<string>
  /** Everything that the page has sent to the server: its log, report and error events, and its calls without their bodies. */
  sent(): Promise<string>
  /** Waits until the page has sent the server each of these: a report may first have to ask who the person is. */
  sends(...texts: string[]): Promise<void>
  /** A picture of the screen, to look at: `screenshots/chromium/<page>.<journey>.<name>.png`. */
  picture(name: string): Promise<void>
}
