import { isMoment, learnServerTime, serverNow } from '#shared/runtime/clock'
import { ApiError } from './error.ts'
import type { Exchanged, Reader } from './exchange.ts'
import { parseJson } from './parse-json.ts'
import type { WireCall } from './wire.ts'

type Envelope = {
  code: number
  msg?: unknown
  desc?: unknown
  bizCode?: unknown
  data?: unknown
  timestamp?: unknown
}

function parseEnvelope(text: string): Envelope | undefined {
  try {
    const parsed = parseJson(text) as Envelope | null
    const code = Number(parsed?.code ?? Number.NaN)
    return parsed && Number.isInteger(code) ? { ...parsed, code } : undefined
  } catch {
    return undefined
  }
}

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** The server's clock from the envelope's timestamp (ms), else from the Date header (s). */
function learnTime({ sentAt, headersAt, headers }: Exchanged, timestamp: unknown): void {
  const value = Number(timestamp)
  const ms = isMoment(value) ? value : Date.parse(String(headers.get('date')))
  if (isMoment(ms)) learnServerTime(ms, headersAt - sentAt, ms === value ? 1 : 1000, headersAt)
}

/** The Retry-After header in ms, given in seconds or as a date. */
function retryAfter({ headers }: Exchanged): number | undefined {
  const value = headers.get('retry-after')
  const ms = Number(value) * 1000 || Date.parse(String(value)) - serverNow()
  return ms > 0 ? ms : undefined
}

/** The JSON of a file; a host that answers everything with its start page does so with status 200. */
function readFile({ status, text }: Exchanged): unknown {
  if (status !== 200) throw new ApiError('http', { code: status })
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('contract', { detail: 'no JSON' })
  }
}

/**
 * The data of a response with code 200; throws otherwise, as the error catalogue says. Unvalidated. For HEAD, which has
 * no body: `modifiedAt`, its Last-Modified in ms since 1970, 0 without one.
 */
export function readAnswer({ method, siteFile }: WireCall, answer: Exchanged, reader?: Reader): unknown {
  const { status, text } = answer
  if (siteFile) return readFile(answer)
  const read = status === 200 && reader?.resultOf(text, answer.headers)
  if (read) return read
  const envelope = parseEnvelope(text)
  learnTime(answer, envelope?.timestamp)
  if (status === 401 || (status === 200 && envelope?.code === 401))
    throw new ApiError('unauthorised', { code: 401 })
  if (status !== 200)
    throw new ApiError('http', {
      code: status,
      answered: envelope !== undefined,
      retryAfterMs: retryAfter(answer),
    })
  if (method === 'HEAD') return { modifiedAt: Date.parse(String(answer.headers.get('last-modified'))) || 0 }
  if (!envelope) throw new ApiError('contract', { detail: text ? 'no envelope' : 'empty body' })
  if (envelope.code === 200) return envelope.data
  throw new ApiError('business', {
    code: envelope.code,
    bizCode: textOf(envelope.bizCode) || undefined,
    message: textOf(envelope.desc) || textOf(envelope.msg),
  })
}
