import { bridge } from '#shared/runtime/bridge'
import { formatAmount } from '#shared/runtime/format'
import { navigate } from '#shared/runtime/navigate'
import { useSession } from '#shared/runtime/session'

/** True once it is known that the person is logged out and no app will provide a login. */
export function useNobody(): boolean {
  const { known, loggedIn } = useSession()
  return known && !loggedIn && !bridge.inApp
}

/** Formats an amount of the person's own: `--` until it is loaded, and for a guest, of whom nothing is kept. */
export function useOwnAmount(): (amount: number | undefined) => string {
  const nobody = useNobody()
  return (amount) => (amount === undefined || nobody ? '--' : formatAmount(amount))
}

/** Wraps an event handler: a tap by a logged-out person leads to the login instead. */
export function useAfterLogin(): (act: () => unknown) => () => void {
  const nobody = useNobody()
  return (act) => () => void (nobody ? toLogin() : act())
}

/** Navigates to the login (or another login page) and from there back to this URL. */
export const toLogin = (at = '/login'): void =>
  void navigate.to(at, { back: location.pathname + location.search })
