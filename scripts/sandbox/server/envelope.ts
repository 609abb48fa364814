import { BadCall, Refusal } from '../world/refusal.ts'
import type { Language } from '../world/text.ts'
import { detailOf } from './receive.ts'

/** How the server wraps every answer; 200 is success. `msg` is for developers, `desc` for people. */
export interface Envelope {
  code: number
  msg: string
  desc?: string
  bizCode?: string
  data: unknown
  /** The server's clock, ms. */
  timestamp: number
}

/** An answer on its way out: status and envelope. */
export interface Answer {
  status: number
  envelope: Envelope
  /** What comes in lines of its own in place of the envelope. */
  lines?: readonly unknown[]
}

export function success(data: unknown, now: number): Answer {
  return { status: 200, envelope: { code: 200, msg: 'ok', data, timestamp: now } }
}

/** The answer to a refused call. Rethrows anything but a Refusal or a BadCall. */
export function failure(error: unknown, language: Language, now: number): Answer {
  if (error instanceof Refusal) {
    const { code, reason, bizCode } = error
    const desc = reason[language]
    return {
      status: 200,
      envelope: { code, msg: detailOf(error), desc, bizCode, data: null, timestamp: now },
    }
  }
  if (error instanceof BadCall) {
    const { status, message } = error
    return { status, envelope: { code: status, msg: message, data: null, timestamp: now } }
  }
  throw error
}
