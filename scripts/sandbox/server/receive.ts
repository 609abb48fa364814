import { getDotPath, safeParse } from 'valibot'
import type { Endpoint } from '#shared/runtime/request'
import { BadCall, Refusal } from '../world/refusal.ts'
import { REFUSALS } from '../world/refusal-words.ts'

const FORM = 'application/x-www-form-urlencoded'
const PARTS = 'multipart/form-data'

/** Parameters as they came, files by themselves. */
export interface Received {
  params: Record<string, string>
  files: Record<string, File>
}

/**
 * The parameters: from the query of a GET, else from the body, which is a form, or multipart where the endpoint
 * declares it. Throws a BadCall.
 */
export async function readParams(request: Request, endpoint?: Endpoint): Promise<Received> {
  if (request.method === 'GET' || request.method === 'HEAD') {
    return { params: Object.fromEntries(new URL(request.url).searchParams), files: {} }
  }
  const type = request.headers.get('content-type') ?? ''
  const expected = endpoint?.multipart ? PARTS : FORM
  if (type.split(';')[0]?.trim().toLowerCase() !== expected) {
    throw new BadCall(415, `the body must be ${expected}, not ${type || 'without a type'}`)
  }
  if (!endpoint?.multipart) {
    return { params: Object.fromEntries(new URLSearchParams(await request.text())), files: {} }
  }
  const received: Received = { params: {}, files: {} }
  for (const [name, value] of await request.formData()) {
    if (typeof value === 'string') received.params[name] = value
    else received.files[name] = value
  }
  return received
}

/** The idempotency key; '' where the endpoint has none. Throws a Refusal with code 5001. */
export function readIdempotencyKey(endpoint: Endpoint, params: Record<string, string>): string {
  if (!endpoint.idempotent) return ''
  const { intentId = '' } = params
  if (!/^[\w-]{8,64}$/.test(intentId)) throw badField('intentId', 'expected 8 to 64 letters or digits')
  return intentId
}

/** The input by the endpoint's schema. Throws a Refusal with code 5001 that names the field. */
export function readInput(endpoint: Endpoint, params: Record<string, unknown>): Record<string, unknown> {
  const parsed = safeParse(endpoint.input, params)
  if (parsed.success) return parsed.output as Record<string, unknown>
  const [issue] = parsed.issues
  throw badField(getDotPath(issue) ?? 'parameters', issue.message)
}

/** An invalid parameter: people read a general message, `msg` names the parameter. */
class BadField extends Refusal {
  constructor(readonly detail: string) {
    super(5001, REFUSALS.badInput)
  }
}

function badField(field: string, problem: string): Refusal {
  return new BadField(`${field}: ${problem}`)
}

/** For developers: which field a refusal is about; else its English reason. */
export function detailOf(refusal: Refusal): string {
  return refusal instanceof BadField ? refusal.detail : refusal.reason.en
}
