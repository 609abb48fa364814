import { android } from './android.ts'
import { APP_MARK, type BridgeMethod, FLUTTER_MARK, HOST_WAIT_MS } from './contract.ts'
import { flutter } from './flutter.ts'
import type { Host, HostName } from './host.ts'
import { ios } from './ios.ts'
import { web } from './web.ts'

/** Native ones in order of trust: a Flutter shell on a phone may have the platform's own object too. */
const HOSTS: Record<HostName, Host> = { flutter, android, ios, web }
const POLL_MS = 30

/** The first host that is there; 'web' always is. */
const present = () => (Object.keys(HOSTS) as HostName[]).find((name) => HOSTS[name].present()) ?? 'web'

/** The host promised by the user agent; its object may not be injected yet. */
function promised(): HostName {
  const agent = navigator.userAgent
  if (!APP_MARK.test(agent)) return 'web'
  if (FLUTTER_MARK.test(agent)) return 'flutter'
  return /android/i.test(agent) ? 'android' : 'ios'
}

/** What surrounds the page, by the injected object or, before that, by the user agent. 'web' in Node. */
export function currentHost(): HostName {
  if (typeof window === 'undefined') return 'web'
  const name = present()
  return name === 'web' ? promised() : name
}

/**
 * The host to call. Where the user agent promises an app, waits up to HOST_WAIT_MS, and no longer than `limitMs`, for its
 * object; undefined when it did not come, or only while the phone slept.
 */
export async function findHost(limitMs: number): Promise<Host | undefined> {
  const until = Date.now() + Math.min(limitMs, HOST_WAIT_MS)
  for (;;) {
    const name = present()
    const late = Date.now() - until
    if (name !== 'web' || promised() === 'web') return late > 0 ? undefined : HOSTS[name]
    if (late >= 0) return undefined
    await new Promise((resolve) => setTimeout(resolve, Math.min(POLL_MS, -late)))
  }
}

/** Whether a known page that frames this one understands a call. */
export const pageHears = (method: BridgeMethod): boolean => typeof window !== 'undefined' && web.has(method)
