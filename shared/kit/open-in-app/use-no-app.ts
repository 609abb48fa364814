import { useSyncExternalStore } from 'react'
import { type BridgeMethod, bridge } from '#shared/runtime/bridge'

/** The client of a page never changes. */
const never = () => () => {}
const notKnown = () => false

/**
 * True once it is known that the page runs outside an app; false in the prerendered HTML.
 * @param method bridge method that is needed, for instance 'jumpRoom': a known framing page that supports it counts as an
 * app.
 */
export function useNoApp(method?: BridgeMethod): boolean {
  return useSyncExternalStore(
    never,
    () => (method ? !bridge.reaches(method) : bridge.client === 'web'),
    notKnown,
  )
}
