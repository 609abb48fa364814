import { translate } from '#shared/runtime/i18n'
import { type Outcome, outcomeOf } from '#shared/runtime/idempotency'

/**
 * login: refused locally, nobody is logged in. unauthorised: code or status 401, or (without a code) an app that
 * brought no login in time. unsent: refused locally, too soon after another one or too long after the tap.
 * business: any other code of the envelope. http: a status other than 200. contract: the answer is not what was agreed
 * (HTML, no JSON, wrong shape). aborted: nobody waits for it any more.
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
