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

/** What the inline script leaves for the boot module, and both for the runtime. */
export type BootState = {
  /** zh until it is chosen. */
  language: Language
  /** The query of the address before the token was taken out of it; absent where there was none. */
  search?: string
  /** Chooses it, where the words are hidden because nobody but the app can say one. */
  choose?: (language: Language) => void
  /** What the page waits for before it is drawn: the app's language, or that a page rendered ahead is seen. */
  ready?: Promise<unknown>
  /** The question for the header profile, where the app had to be asked. */
  question?: Question
  calls: Record<string, EarlyCall>
  /** What was last pressed before the page was hydrated, and who notes that. */
  press?: MouseEvent
  notePress?: (event: MouseEvent) => void
  /** What localStorage refused: all that is left of the token once it is gone from the address. */
  memory?: Map<string, string>
  /** The page's words, where the HTML does not carry them; rejects when they could not be loaded. */
  words?: Promise<unknown>
}

/** Under this key of the tab's storage the query waits for a boot module that has not come yet, over a reload, too. */
export const ARRIVAL = 'arrival'

declare global {
  interface Document {
    /** Chrome: rendered ahead of the move to it (shared/background/prefetch). */
    prerendering?: boolean
  }
  interface Window {
    __boot?: BootState
    /** Shows the first screen in the chosen language; the HTML calls it once its templates are parsed. */
    __swap?: () => void
  }
}
