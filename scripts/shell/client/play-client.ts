import { METHODS } from '../../../shared/runtime/bridge/contract.ts'
import { injectApp } from '../../testing/clients/app.ts'
import { userAgentOf } from '../../testing/clients/user-agent.ts'
import type { ShellLink } from '../link.ts'
import type { ShellSettings } from '../settings.ts'
import { createApp } from './app.ts'
import { cutLine } from './line.ts'
import { listenToMessages } from './messages.ts'
import { stillMotion } from './motion.ts'
import { listenToPath } from './path.ts'
import { listenToProblems } from './problems.ts'

const LATE_MS = { 'late-900ms': 900, 'late-2s': 2000, 'late-5s': 5000 } as const

/** Sets up the page's environment by the settings, and reports to the shell what the page does. */
export function play({ settings, report }: ShellLink): void {
  listenToProblems(report)
  listenToPath(report)
  put(navigator, 'userAgent', userAgentOf(settings.client, markOf(settings)))
  put(navigator, 'maxTouchPoints', 5)
  if (settings.line !== 'on') cutLine(settings.line)
  if (settings.reducedMotion) stillMotion()
  if (settings.client === 'frame') listenToMessages(report)
  else leaveFrame()
  const { client, bridge } = settings
  // The messenger is played by its name alone: its cashier is not a person's to try.
  if (client === 'frame' || client === 'messenger' || client === 'browser' || bridge === 'never') return
  const app = createApp(settings, report)
  const inject = () =>
    injectApp(
      client,
      ({ method, payload }, reply) => app.receive(method, payload, reply),
      methodsOf(settings),
    )
  const late = LATE_MS[bridge as keyof typeof LATE_MS]
  if (late) setTimeout(inject, late)
  else inject()
}

/** Our apps name their version behind their mark. */
const markOf = ({ version }: ShellSettings) => (version ? `PartyPlay/${version}` : 'PartyPlay')

/** The new share call came with 3.12.0. */
function methodsOf({ version }: ShellSettings): string[] {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const old = version !== '' && (major < 3 || (major === 3 && minor < 12))
  return METHODS.filter((method) => !(old && method === 'toShareNew'))
}

/** The page appears unframed, as far as possible: `top` is the only property that cannot be replaced. */
function leaveFrame(): void {
  put(window, 'parent', window)
  put(window, 'frameElement', null)
}

function put(object: object, name: string, value: unknown): void {
  Object.defineProperty(object, name, { get: () => value, configurable: true })
}
