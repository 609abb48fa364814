import { ALLOWED_HEADERS } from './headers.ts'

/** A call that was received, for people who look at what a page does. */
export interface Call {
  /** Its own number. */
  id: number
  /** Newer than any before whenever something of the call is new: when it comes, and when it is answered. */
  number: number
  /** Ms since 1970, by the sandbox's clock. */
  at: number
  /** The same by the machine's. */
  machineAt: number
  method: string
  path: string
  userId: string
  /** From the query or the form, with those of a declared path. */
  params: Record<string, string>
  /** Those of the contract that were sent, the login's token shortened. */
  headers: Record<string, string>
  /** HTTP status and the envelope's code, as they were sent; absent: the connection broke, or no answer yet. */
  status?: number
  code?: number
  /** The envelope, or a fault's body's text. */
  answer?: unknown
  /** What failed in the sandbox itself; there is no answer then. */
  error?: string
  /** How long the answer took to make, in ms; absent: there is none yet. */
  ms?: number
  /** A fault was applied, or the answer to a known idempotency key was given again. */
  note?: 'fault' | 'repeated'
}

/** A received call. */
export function receivedCall(request: Request, at: number, number: number): Call {
  const { method, headers, url } = request
  return {
    id: number,
    number,
    at,
    machineAt: Date.now(),
    method,
    path: new URL(url).pathname,
    userId: headers.get('userId') ?? '',
    params: {},
    headers: sentHeaders(headers),
  }
}

function sentHeaders(headers: Headers): Record<string, string> {
  const sent: Record<string, string> = {}
  for (const name of ALLOWED_HEADERS) {
    const value = headers.get(name)
    if (value) sent[name] = /^(Authorization|token)$/.test(name) ? shortened(value) : value
  }
  return sent
}

/** Enough of a secret to tell it from another: `Bearer demo…0001`. */
function shortened(secret: string): string {
  const [, scheme = '', token = ''] = /^(Bearer )?(.*)$/.exec(secret) ?? []
  return scheme + (token.length > 8 ? `${token.slice(0, 4)}…${token.slice(-4)}` : '…')
}
