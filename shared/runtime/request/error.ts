import { translate } from '#shared/runtime/i18n'

/**
 * login: refused locally, nobody is logged in. unauthorised: code or status 401. business: any other code of the
 * envelope. http: a status other than 200. contract: the answer is not what was agreed (HTML, no JSON, wrong shape).
 * aborted: nobody waits for it any more.
 */
export type ApiErrorKind =
  | 'login'
  | 'unauthorised'
  | 'business'
  | 'http'
  | 'network'
  | 'timeout'
  | 'contract'
  | 'aborted'

const words: Record<ApiErrorKind, string> = {
  login: 'loginFirst',
  unauthorised: 'loginAgain',
  business: 'serverBusy',
  http: 'notFound',
  network: 'requestError',
  timeout: 'requestError',
  contract: 'serverError',
  aborted: 'requestError',
}

type Details = Partial<Pick<ApiError, 'message' | 'code' | 'bizCode' | 'detail' | 'answered'>> & {
  cause?: unknown
}

/** How a call failed; `message` is fit to be shown to a person. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** The envelope's code, or for 'http' the status. */
  readonly code?: number
  readonly bizCode?: string
  /** For the error log: which field broke the contract. */
  readonly detail?: string
  /** With a status other than 200: the body was an envelope all the same. */
  readonly answered?: boolean
  /** The call may have taken effect all the same (calls with an intent only). */
  unknownResult = false
  /** The person has been told. */
  shown = false

  constructor(
    readonly kind: ApiErrorKind,
    { message, code, bizCode, detail, answered, cause }: Details = {},
  ) {
    super(message || translate('runtime', `request.${words[kind]}`))
    this.code = code
    this.bizCode = bizCode
    this.detail = detail
    this.answered = answered
    if (cause !== undefined) this.cause = cause
  }

  /** Says that the result of an intent is not known. */
  markUnknown(): void {
    this.unknownResult = true
    this.message = translate('runtime', 'request.resultUnknown')
  }
}
