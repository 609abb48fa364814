import { bridge } from '#shared/runtime/bridge'
import { askApp } from '#shared/runtime/profile'
import { session } from '#shared/runtime/session'
import { ApiError } from './error.ts'

const appBringsWithinMs = 999

let waiting: Promise<void> | undefined

/**
 * Resolves when somebody is logged in. Rejects at once in a plain browser; in an app the login may still arrive: it is
 * requested, and all requests share one wait, and one error if it does not come.
 */
export function login(): Promise<void> {
  if (!bridge.inApp) return Promise.reject(new ApiError('login'))
  waiting ??= new Promise<void>((resolve, reject) => {
    const end = () => {
      stop()
      clearTimeout(timer)
      waiting = undefined
      if (session.isLoggedIn()) resolve()
      else reject(new ApiError('unauthorised'))
    }
    const stop = session.subscribe(() => session.isLoggedIn() && end())
    const timer = setTimeout(end, appBringsWithinMs)
    void askApp()
  })
  return waiting
}
