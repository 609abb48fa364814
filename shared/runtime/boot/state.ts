import type { Language } from '#shared/runtime/i18n'
import type { Question } from './ask-app.ts'

/** A call that left before the framework began; times in ms since 1970. */
export type EarlyCall = {
  response: Promise<Response>
  abort: AbortController
  startedAt: number
  /** When the headers came, if they have. */
  headersAt?: number
}

/** What the boot script leaves for the runtime. */
export type BootState = {
  /** zh until it is chosen. */
  language: Language
  /** Resolves when it is, where nobody but the app can say and the app is asked. */
  choosing?: Promise<unknown>
  /** The question for the header profile, where the app had to be asked. */
  question?: Question
  calls: Record<string, EarlyCall>
  /** What localStorage refused: all that is left of the token once it is gone from the address. */
  memory?: Map<string, string>
  /** The page's words, where the HTML does not carry them; rejects when they could not be loaded. */
  words?: Promise<unknown>
}

declare global {
  interface Window {
    __boot?: BootState
    /** Shows the first screen in the chosen language; the HTML calls it once its templates are parsed. */
    __swap?: () => void
  }
}
