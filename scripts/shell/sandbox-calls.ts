import { type ClockBody, type SandboxCall, setupCalls } from '../states/setup.ts'
import { readOffset } from './clock-text.ts'
import type { ShellSettings } from './settings.ts'

/** What brings the sandbox to where the settings want it, in the order in which it is to be sent. */
export function sandboxCalls(settings: ShellSettings): SandboxCall[] {
  const { clock, frozen, happened, faults, line, person } = settings
  const calls = setupCalls({
    person: person === 'nobody' ? '' : person,
    happened,
    faults,
    clock: { at: timeOf(clock, frozen) },
  })
  return line === 'on' ? calls : [...calls, { verb: 'faults', body: { drop: true } }]
}

function timeOf(clock: string, frozen: boolean): ClockBody | undefined {
  if (clock === '') return frozen ? { freeze: true } : undefined
  const offset = readOffset(clock)
  if (offset === undefined) return frozen ? { freeze: clock } : { now: clock }
  return frozen ? { freeze: true, advance: offset } : { advance: offset }
}
