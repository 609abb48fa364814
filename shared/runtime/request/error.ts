import { translate } from '#shared/runtime/i18n'
import { type Outcome, outcomeOf } from '#shared/runtime/idempotency'
import { type Session, session } from '#shared/runtime/session'
import { type Toast, toast, toastNow } from '#shared/runtime/toast'
import { LOUD_CODES, SILENT_CODES } from './codes.ts'

/**
 * login: refused locally, nobody is logged in. unauthorised: code or status 401, or (without a code) an app that
 * brought no login in time. unsent: refused locally, too soon after another one or too long after the tap.
 * business: any other code of the envelope. http: a status other than 200. contract: the answer is not what was agreed
 * (HTML, no JSON, wrong shape). aborted: its caller has gone.
 */
export type ApiErrorKind =
  | 'login'
  | 'unauthorised'
  | 'unsent'
  | 'business'
  | 'http'
  | 'network'
  | 'timeout'
  | 'contract'
  | 'aborted'

const words: Record<ApiErrorKind, string> = {
  login: 'loginFirst',
  unauthorised: 'loginAgain',
  unsent: 'unsent',
  business: 'serverBusy',
  http: 'notFound',
  network: 'requestError',
  timeout: 'requestError',
  contract: 'serverError',
  aborted: 'requestError',
}

interface Details {
  message?: string
  code?: number
  bizCode?: string
  detail?: string
  answered?: boolean
  retryAfterMs?: number
  neverSent?: boolean
  cause?: unknown
}

/** How a call failed; `message` is fit to be shown to a person. */
export class ApiError extends Error {
  // Declared, and assigned together: class fields cost every page a helper on Safari 14.
  declare readonly name: 'ApiError'
  declare readonly kind: ApiErrorKind
  /** The envelope's code, or for 'http' the status. */
  declare readonly code?: number
  declare readonly bizCode?: string
  /** For the error log: which field broke the contract. */
  declare readonly detail?: string
  /** With a status other than 200: the body was an envelope all the same. */
  declare readonly answered?: boolean
  /** Retry-After of a status other than 200, in ms. */
  declare readonly retryAfterMs?: number
  /** It is certain that the request was not sent. */
  declare readonly neverSent?: boolean
  /** Outcome of a mutation. */
  declare outcome: Exclude<Outcome, 'done'>
  /** Its words are that the result is unknown (calls with an idempotency key only). */
  declare unknownResult: boolean
  /** It was shown to the person. */
  declare shown: boolean

  constructor(kind: ApiErrorKind, { message, ...details }: Details = {}) {
    super(message || translate('runtime', `request.${words[kind]}`))
    Object.assign(this, { name: 'ApiError', kind, unknownResult: false, shown: false }, details)
    this.outcome = outcomeOf(this)
  }

  /** Marks the result of a mutation as unknown. */
  markUnknown(): void {
    this.outcome = 'unknown'
    this.unknownResult = true
    this.message = translate('runtime', 'request.resultUnknown')
  }
}

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
      // without a code: no app brought a login, which each tap shows again
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
