import type { Language } from '#shared/runtime/i18n'
import type { Login } from '../session/login.ts'
import type { Question } from './ask-app.ts'

/** A call that left before the framework began; times in ms since 1970. */
export type EarlyCall = {
  response: Promise<Response>
  abort: AbortController
  startedAt: number
  /** When the headers came, if they have. */
  headersAt?: number
}

/** State that the inline script leaves for the boot module, and both for the runtime. */
export type BootState = {
  /** zh until it is chosen. */
  language: Language
  /** The query string before the token was removed; absent without a token. */
  search?: string
  /** Another person's login that the address brought where somebody is logged in; never stored. */
  link?: Login | undefined
  /** Chooses the language where the texts are hidden until the app has reported it. */
  choose?: (language: Language) => void
  /** What rendering waits for: the app's language, or a prerendered page being shown. */
  ready?: Promise<unknown>
  /** The request for the header profile, if the app was asked. */
  question?: Question
  calls: Record<string, EarlyCall>
  /** An open sheet of the HTML. */
  layer?: HTMLElement | undefined
  /** Replays the last press before hydration, once React listens. */
  play?: () => void
  /** The token that localStorage refused, once it is removed from the URL. */
  memory?: Map<string, string>
  /** The texts that are not in the HTML; rejects when they fail to load. */
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
