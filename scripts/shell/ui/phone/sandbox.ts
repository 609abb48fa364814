import type { SandboxCall } from '../../../states/setup.ts'
import { sandboxCalls } from '../../sandbox-calls.ts'
import type { ShellSettings } from '../../settings.ts'
import { readJson } from '../site/read-json.ts'

/** Sends the calls one after the other. Throws an Error with a sentence. */
async function send(calls: SandboxCall[], signal: AbortSignal): Promise<void> {
  for (const { verb, body } of calls) await readJson(`/__sandbox/${verb}`, signal, body)
}

/** Brings the sandbox from its beginning to where the settings want it. */
export function prepareSandbox(settings: ShellSettings, signal: AbortSignal): Promise<void> {
  return send(sandboxCalls(settings), signal)
}

/** Brings clock and faults to where the settings want them, and leaves what people have done since. */
export function steerSandbox(settings: ShellSettings, signal: AbortSignal): Promise<void> {
  const steering = sandboxCalls(settings).filter(({ verb }) => verb === 'clock' || verb === 'faults')
  // The newest rule applies: one that does nothing comes before all older ones.
  const afresh: SandboxCall[] = [
    { verb: 'clock', body: {} },
    { verb: 'faults', body: {} },
  ]
  return send([...afresh, ...steering], signal)
}
