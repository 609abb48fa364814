import type { LoggedError } from './log-error.ts'

/** What a page has just done, as far as support needs to follow it. Texts are unmasked, but for an error's. */
export type Step =
  | LoggedError
  | { call: { method: string; url: string; body?: unknown }; answer: Promise<Answer> }
  | { method: string; answer: BridgeAnswer | Promise<BridgeAnswer> }

type BridgeAnswer = { ok: boolean; code?: string }
/** A response; the clocks in ms since 1970. */
type Answer = { status: number; text: string; headers: Headers; sentAt: number; headersAt: number }

/** Steps wait here until the background, which comes later, replaces `push` by its listener: so each byte is in that module. */
export const steps: Step[] = []
