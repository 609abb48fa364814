import type { Language } from '../../shared/runtime/i18n/index.ts'

/** What a new page is made of. */
export interface Answers {
  /** Its first history path. */
  path: string
  weight: string
  'title-zh': string
  'title-en': string
  'title-tw': string
  'description-zh': string
  'description-en': string
  'description-tw': string
  /** What the palette of a new family is made around, as `#7a4df0`. */
  colour: string
  /** How a date of the group events draws its race: a name of `FORMS`. */
  form: string
}

export type Field = keyof Answers

export const LANGUAGES: readonly Language[] = ['zh', 'en', 'tw']
