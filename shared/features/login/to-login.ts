import { navigate } from '#shared/runtime/navigate'

/** Navigates to the login (or another login page) and from there back to this URL. */
export const toLogin = (at = '/login'): void =>
  void navigate.to(at, { back: location.pathname + location.search })
