import { android } from './android.ts'
import type { Client, ClientName } from './client.ts'
import { APP_MARK, type BridgeMethod, CLIENT_WAIT_MS, FLUTTER_MARK } from './contract.ts'
import { flutter } from './flutter.ts'
import { ios } from './ios.ts'
import { web } from './web.ts'

/** Native ones in order of trust: a Flutter shell on a phone may have the platform's own object too. */
const CLIENTS: Record<ClientName, Client> = { flutter, android, ios, web }
const POLL_MS = 30

/** The first client that is there; 'web' always is. */
const present = () => (Object.keys(CLIENTS) as ClientName[]).find((name) => CLIENTS[name].present()) ?? 'web'

/** The client promised by the user agent; its object may not be injected yet. */
function promised(): ClientName {
  const agent = navigator.userAgent
  if (!APP_MARK.test(agent)) return 'web'
  if (FLUTTER_MARK.test(agent)) return 'flutter'
  return /android/i.test(agent) ? 'android' : 'ios'
}

/** What surrounds the page, by the injected object or, before that, by the user agent. 'web' in Node. */
export function currentClient(): ClientName {
  if (typeof window === 'undefined') return 'web'
  const name = present()
  return name === 'web' ? promised() : name
}

/**
 * The client to call. Where the user agent promises an app, waits up to CLIENT_WAIT_MS, and no longer than `limitMs`, for its
 * object; undefined when it did not come, or only while the phone slept.
 */
export async function findClient(limitMs: number): Promise<Client | undefined> {
  const until = Date.now() + Math.min(limitMs, CLIENT_WAIT_MS)
  for (;;) {
    const name = present()
    const late = Date.now() - until
    if (name !== 'web' || promised() === 'web') return late > 0 ? undefined : CLIENTS[name]
    if (late >= 0) return undefined
    await new Promise((resolve) => setTimeout(resolve, Math.min(POLL_MS, -late)))
  }
}

/** Whether a known page that frames this one understands a call. */
export const pageHears = (method: BridgeMethod): boolean => typeof window !== 'undefined' && web.has(method)
