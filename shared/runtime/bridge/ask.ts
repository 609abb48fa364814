import type { BridgeAnswer } from './call.ts'
import { CALLBACK_PREFIX } from './contract.ts'
import { parseAnswer } from './parse-answer.ts'

export const FAILED: BridgeAnswer = { ok: false, code: 'failed' }
const ignore = () => {}

/** Apps say by a negative code that they could not, or that the person would not. */
export const refused = (value: unknown) => Object(value).code < 0

const globals = globalThis as unknown as Record<string, unknown>
let asked = 0

/** The answer is what the host returns or what comes by callback, whichever is first; the rest is ignored. */
export function ask(
  send: (fields: object) => unknown,
  payload: object,
  timeoutMs: number,
): Promise<BridgeAnswer> {
  // In development the boot module has a counter of its own.
  while (globals[CALLBACK_PREFIX + ++asked]);
  const callback = CALLBACK_PREFIX + asked
  return new Promise((resolve) => {
    const settle = (answer: BridgeAnswer) => {
      clearTimeout(timer)
      // Not deleted: an app that calls it once more would meet an error.
      globals[callback] = ignore
      resolve(answer)
    }
    const timer = setTimeout(settle, timeoutMs, { ok: false, code: 'timeout' })
    const answered = (json: unknown) => {
      const value = parseAnswer(json)
      settle(refused(value) ? FAILED : { ok: true, value })
    }
    globals[callback] = answered
    new Promise((returned) => returned(send({ ...payload, callback }))).then(
      (value) => value == null || value === '' || answered(value),
      () => settle(FAILED),
    )
  })
}
