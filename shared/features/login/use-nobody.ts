import { bridge } from '#shared/runtime/bridge'
import { useSession } from '#shared/runtime/session'

/** True when it is known that nobody is logged in, and no app is going to bring a login. */
export function useNobody(): boolean {
  const { known, loggedIn } = useSession()
  return known && !loggedIn && !bridge.inApp
}
