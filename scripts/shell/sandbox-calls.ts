import { readOffset } from './clock-text.ts'
import type { ShellSettings } from './settings.ts'

/** `POST /__sandbox/<verb>` with the body as JSON. */
export interface SandboxCall {
  verb: 'reset' | 'clock' | 'happen' | 'steer'
  body: Record<string, unknown>
}

/** What brings the sandbox to where the settings want it, in the order in which it is to be sent. */
export function sandboxCalls(settings: ShellSettings): SandboxCall[] {
  const { clock, frozen, happened, faults, line, person } = settings
  const calls: SandboxCall[] = [{ verb: 'reset', body: {} }]
  const time = timeOf(clock, frozen)
  if (time) calls.push({ verb: 'clock', body: time })
  if (person !== 'nobody')
    for (const each of happened) calls.push({ verb: 'happen', body: { userId: person, ...each } })
  // The newest rule applies, the list's first is meant to.
  for (const fault of [...faults].reverse()) calls.push({ verb: 'steer', body: { ...fault } })
  if (line !== 'on') calls.push({ verb: 'steer', body: { drop: true } })
  return calls
}

function timeOf(clock: string, frozen: boolean): Record<string, unknown> | undefined {
  if (clock === '') return frozen ? { freeze: true } : undefined
  const offset = readOffset(clock)
  if (offset === undefined) return frozen ? { freeze: clock } : { now: clock }
  return frozen ? { freeze: true, advance: offset } : { advance: offset }
}
