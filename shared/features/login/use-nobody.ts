import { bridge } from '#shared/runtime/bridge'
import { useSession } from '#shared/runtime/session'

/** True once it is known that nobody is logged in and no app will provide a login. */
export function useNobody(): boolean {
  const { known, loggedIn } = useSession()
  return known && !loggedIn && !bridge.inApp
}
