import { type Session, session } from '#shared/runtime/session'
import { type Toast, toast, toastNow } from '#shared/runtime/toast'
import { LOUD_CODES, SILENT_CODES } from './codes.ts'
import type { ApiError } from './error.ts'

export const isSilent = ({ kind, code = 0 }: ApiError) => kind === 'business' && SILENT_CODES.includes(code)

type Reporting = {
  quiet?: boolean
  ignoreToastBizCode?: readonly string[]
  /** Triggered by a tap, without another place to show the result. */
  asked?: boolean
}

/** Shows a failed request to the person. An error is shown once, however many callers share it. */
export function announce(error: ApiError, reporting: Reporting): void {
  if (error.shown || reporting.quiet) return
  const kind = toastFor(error, reporting)
  if (!kind) return
  if (isTalkOver(error, reporting)) return
  error.shown = true
  toast[kind](error.message)
  unsure = error.unknownResult ? toastNow() : null
}

/** The toast of an unknown result. */
let unsure: Toast | null = null

/** Refetches after an unknown result often fail too, and must not replace that message. */
const isTalkOver = ({ kind, unknownResult }: ApiError, { asked }: Reporting) =>
  unsure && unsure === toastNow() && !asked && !unknownResult && kind !== 'unauthorised'

function toastFor(
  error: ApiError,
  { asked, ignoreToastBizCode }: Reporting,
): 'warning' | 'error' | undefined {
  switch (error.kind) {
    case 'aborted':
      return undefined
    case 'unauthorised':
      // without a code: no app brought a login, which whoever tapped sees each time
      return promptOnce() || (asked && !error.code) ? 'warning' : undefined
    case 'business':
      return LOUD_CODES.includes(error.code ?? 0) && !ignoreToastBizCode?.includes(error.bizCode ?? '')
        ? 'error'
        : undefined
    case 'http':
    case 'contract':
      return error.unknownResult ? 'warning' : asked ? 'error' : undefined
    default:
      return 'warning'
  }
}

let promptedIn: Session | undefined

/** Several calls fail together when a login ends: one prompt for all, until the session changes again. */
function promptOnce(): boolean {
  const now = session.get()
  if (promptedIn === now) return false
  promptedIn = now
  return true
}

/**
 * Ends the login that a refused request used; a newer one is kept, and nothing is shown. Returns whether a login has
 * ended.
 */
export function endSession(error: ApiError, usedToken?: string): boolean {
  // reread: another tab's new login is not the refused one
  const { token } = session.reread()
  if (token && token !== usedToken) error.shown = true
  if (token !== usedToken) return false
  session.clear()
  return token !== ''
}
