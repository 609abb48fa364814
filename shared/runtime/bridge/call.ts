import { steps } from '#shared/runtime/errors'
import type { BridgeAnswer } from './ask.ts'
import { ask, FAILED, refused } from './ask.ts'
import { ANSWER_WAIT_MS, type BridgeMethod, type BridgePayloads } from './contract.ts'
import { findClient } from './detect.ts'
import { parseAnswer } from './parse-answer.ts'

export interface CallOptions {
  /** Whether an answer is waited for; otherwise the call is done when it is handed over. */
  answer?: boolean
  /** How long the whole call may take, in ms. */
  timeoutMs?: number
}

const MISSING: BridgeAnswer = { ok: false, code: 'missing' }

/** How often this page was left: a restored page had also given up its pending calls. */
let leavings = 0
if (typeof window !== 'undefined') addEventListener('pagehide', () => leavings++)

/**
 * Calls a bridge method by our name for it. Waits for an object that is still to be injected; dropped when the person
 * leaves meanwhile.
 */
export async function call<M extends BridgeMethod>(
  method: M,
  payload: BridgePayloads[M],
  { answer = false, timeoutMs = ANSWER_WAIT_MS }: CallOptions = {},
): Promise<BridgeAnswer> {
  const end = Date.now() + timeoutMs
  const before = leavings
  const client = await findClient(timeoutMs)
  if (!client?.has(method) || (leavings !== before && method !== 'getHeader')) return MISSING
  const send = (fields: object) => client.send(method, fields)
  const answered = answer ? ask(send, payload, end - Date.now()) : post(send, payload)
  steps.push({ method, answer: answered })
  return answered
}

type Send = (fields: object) => unknown

function post(send: Send, payload: object): BridgeAnswer {
  try {
    const returned = send(payload)
    // a later rejection has no listener
    Promise.resolve(returned).catch(() => {})
    return refused(parseAnswer(returned)) ? FAILED : { ok: true, value: undefined }
  } catch {
    return FAILED
  }
}
