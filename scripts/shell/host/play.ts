import type { ShellLink } from '../link.ts'
import { createApp } from './app.ts'
import { injectors } from './inject.ts'
import { cutLine } from './line.ts'
import { listenToMessages } from './messages.ts'
import { stillMotion } from './motion.ts'
import { listenToPath } from './path.ts'
import { listenToProblems } from './problems.ts'
import { userAgentOf } from './user-agent.ts'

const LATE_MS = { 'late-900ms': 900, 'late-2s': 2000, 'late-5s': 5000 } as const

/** Makes the page's surroundings look as the settings say, and tells the shell what the page does. */
export function play({ settings, heard }: ShellLink): void {
  listenToProblems(heard)
  listenToPath(heard)
  put(navigator, 'userAgent', userAgentOf(settings))
  put(navigator, 'maxTouchPoints', 5)
  if (settings.line !== 'on') cutLine(settings.line)
  if (settings.reducedMotion) stillMotion()
  if (settings.host === 'frame') listenToMessages(heard)
  else leaveFrame()
  const inject = injectors[settings.host]
  if (!inject || settings.bridge === 'never') return
  const app = createApp(settings, heard)
  const late = LATE_MS[settings.bridge as keyof typeof LATE_MS]
  if (late) setTimeout(inject, late, app)
  else inject(app)
}

/** The page stands alone, as far as it can see: `top` is the one thing that cannot be put in another's place. */
function leaveFrame(): void {
  put(window, 'parent', window)
  put(window, 'frameElement', null)
}

function put(object: object, name: string, value: unknown): void {
  Object.defineProperty(object, name, { get: () => value, configurable: true })
}
