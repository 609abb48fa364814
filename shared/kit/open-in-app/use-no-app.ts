import { useSyncExternalStore } from 'react'
import { type BridgeMethod, bridge } from '#shared/runtime/bridge'

/** What is around a page stays. */
const never = () => () => {}
const notKnown = () => false

/**
 * True once it is known that no app is around the page; false in the prerendered first screen.
 *
 * @param method what the app is asked for, as 'jumpRoom': then also a known page that frames this one counts, where it
 * understands that call.
 */
export function useNoApp(method?: BridgeMethod): boolean {
  return useSyncExternalStore(
    never,
    () => (method ? !bridge.reaches(method) : bridge.host === 'web'),
    notKnown,
  )
}
