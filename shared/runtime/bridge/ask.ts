import { CALLBACK_PREFIX } from './contract.ts'
import { parseAnswer } from './parse-answer.ts'

/** A call never throws: a failure is one of three codes, and callers may ignore it. */
export type BridgeAnswer =
  | { ok: true; value: unknown }
  | { ok: false; code: 'missing' | 'timeout' | 'failed' }

export const FAILED: BridgeAnswer = { ok: false, code: 'failed' }
const ignore = () => {}

/** Apps report failure or refusal by a negative code. */
export const refused = (value: unknown) => Object(value).code < 0

const globals = globalThis as unknown as Record<string, unknown>
let asked = 0

/** The result is the return value or the callback, whichever is first; the other is ignored. */
export function ask(
  send: (fields: object) => unknown,
  payload: object,
  timeoutMs: number,
): Promise<BridgeAnswer> {
  // in development the boot module has its own counter
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
