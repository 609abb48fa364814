import { navigate } from '#shared/runtime/navigate'

/** Leads to the login, or another page to log in at, and from there back with all that the address says. */
export const toLogin = (at = '/login'): void =>
  void navigate.to(at, { back: location.pathname + location.search })
