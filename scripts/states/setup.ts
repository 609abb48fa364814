import type { Fault, PageState } from '#shared/runtime/app'
import { midnight } from '../sandbox/world/clock.ts'

/** `POST /__sandbox/<verb>` with the body as JSON. */
export type SandboxCall =
  | { verb: 'reset'; body: Record<string, never> }
  | { verb: 'clock'; body: ClockBody }
  | { verb: 'happen'; body: Happened & { userId: string } }
  | { verb: 'faults'; body: Fault }

/** In ms since 1970, or as a date; `advance` in ms. Without a value the clock is the machine's. */
export interface ClockBody {
  now?: number | string
  freeze?: number | string | true
  advance?: number
}

type Happened = NonNullable<PageState['happened']>[number]

interface Setup {
  /** Whoever opens the page; '' for nobody. */
  person: string
  happened?: readonly Happened[] | undefined
  /** Of several that match a call, the first. */
  faults?: readonly Fault[] | undefined
  /** Bodies of `clock`: as the person used the app, and as the page is opened. */
  clock?: { before?: ClockBody | undefined; at?: ClockBody | undefined }
}

/** The calls that bring a sandbox from any state to that one, in the order in which they are to be sent. */
export function setupCalls({ person, happened = [], faults = [], clock = {} }: Setup): SandboxCall[] {
  const { before, at } = clock
  return [
    { verb: 'reset', body: {} },
    ...(before ? [{ verb: 'clock', body: before } as const] : []),
    ...(person ? happened : []).map(
      (each) => ({ verb: 'happen', body: { userId: person, ...each } }) as const,
    ),
    ...(at ? [{ verb: 'clock', body: at } as const] : []),
    // the sandbox asks its newest fault first
    ...[...faults].reverse().map((body) => ({ verb: 'faults', body }) as const),
  ]
}

/** The calls for a declared state, and the moment at which the clock stands still then, in a sandbox that began at `start`. */
export function callsFor(state: PageState, start: number): { calls: SandboxCall[]; now: number } {
  const now = momentOf(state, start)
  const { happened, faults } = state
  const clock = { before: { freeze: Math.min(start, now) }, at: { freeze: now } }
  return { now, calls: setupCalls({ person: personOf(state), happened, faults, clock }) }
}

/** Id of the demo user of a state, '' for nobody. */
export function personOf({ as = '10001' }: Pick<PageState, 'as'>): string {
  return as === 'nobody' ? '' : as
}

/** The query of a state's address: its own, and who is logged in. */
export function queryOf(state: PageState): string {
  const person = personOf(state)
  return [state.query, person && `token=demo-${person}&userId=${person}`].filter(Boolean).join('&')
}

const UNITS: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/** The moment at which a declared state is opened, ms since 1970, in a sandbox that began at `start`. */
export function momentOf({ at, after }: Pick<PageState, 'at' | 'after'>, start: number): number {
  // the part of a second stays
  return (at ? midnight(start) + hourOf(at) + (start % 1000) : start) + lengthOf(after)
}

/** `20:30` -> ms since midnight. */
function hourOf(at: string): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  return hours * (UNITS.h as number) + minutes * (UNITS.m as number)
}

/** `90s` -> 90000. */
function lengthOf(time = '0s'): number {
  return Number.parseInt(time, 10) * (UNITS[time.slice(-1)] as number)
}
