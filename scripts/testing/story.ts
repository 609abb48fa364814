import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * A page's story: one visit that shows the page at work. It is in `<Page>.e2e.ts` beside the page and runs over the built
 * site in Chromium and on Chromium 80, in zh, en and tw (`scripts/e2e`).
 */
export interface PageStory {
  /** Query of a good visit, `lang` left out: `?token=demo-10001&userId=10001`. */
  query?: string
  /** User agent of the visit, as inside a messenger; the test browser's own where it is left out. */
  userAgent?: string
  /** Visible on the first screen once the data is loaded; never while loading, never in the prerendered HTML. */
  ready: Target
  /** Visible while the server fails, on a page that is useful without it; others must offer a way on. */
  withoutServer?: Target
  /**
   * What the page leads to, on the first screen of a small phone without scrolling; what `act` taps first where left out.
   */
  main?: Target
  /** The page's main action, from `ready` on. */
  act(person: Person): Promise<void>
  /** Visible without scrolling once the main action has succeeded. */
  done: Target
}

/** The same words in all languages, or the words of each, as a person reads them. */
export type Words = string | { zh: string; en: string; tw: string }

type Texts = { [key: string]: string | Texts }

/** Dotted keys of a locale file, plural forms included. */
type KeyIn<Own, Prefix extends string = ''> = Own extends readonly unknown[]
  ? `${Prefix}${string}`
  : {
      [K in keyof Own & string]: Own[K] extends string ? `${Prefix}${K}` : KeyIn<Own[K], `${Prefix}${K}.`>
    }[keyof Own & string]

/**
 * Returns a function for the words of a locale key, written as in the page's own code: `ranking.title`, `family:ask`,
 * `kit/sheet:close`. What the locales do not hold, as the server's names of prizes, is written in three languages.
 * A key that the page's locales do not have does not compile: `wordsOf<typeof zh>(import.meta.dirname)`.
 * @param folder the page's or the family's: `import.meta.dirname`.
 */
export function wordsOf<Own = never>(folder: string): (key: KeyIn<Own> | `${string}:${string}`) => Words {
  return (key) => {
    const [name = '', namespace] = String(key).split(':').reverse()
    const locales = localesOf(folder, namespace)
    const textIn = (language: string) => {
      const texts: Texts = JSON.parse(readFileSync(path.join(locales, `${language}.json`), 'utf8'))
      const text = name
        .split('.')
        .reduce<string | Texts | undefined>(
          (at, part) => (typeof at === 'object' ? at[part] : undefined),
          texts,
        )
      if (typeof text === 'string' && !text.includes('{{')) return text
      throw new Error(`${path.join(locales, language)}.json has no text "${name}" without a placeholder.`)
    }
    return { zh: textIn('zh'), en: textIn('en'), tw: textIn('tw') }
  }
}

function localesOf(folder: string, namespace: string | undefined): string {
  if (!namespace) return path.join(folder, 'locales')
  if (namespace === 'family') {
    const family = path.join(folder, '_family/locales')
    if (existsSync(family)) return family
    if (folder === path.dirname(folder))
      throw new Error('A story names words of its family, which has none: name a shared namespace.')
    return localesOf(path.dirname(folder), namespace)
  }
  const shared = namespace === 'runtime' ? 'runtime/i18n' : namespace
  return path.join(import.meta.dirname, '../../shared', shared, 'locales')
}

/**
 * Words, or an element of a role whose name contains the words. It is in sight where at least half of it (or a third of
 * the screen) stands within the screen and within what scrolls around it, and nothing lies over it.
 */
export type Target = Words | { role: Role; name: Words }

export type Role =
  | 'alert'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'dialog'
  | 'heading'
  | 'img'
  | 'link'
  | 'listitem'
  | 'progressbar'
  | 'radio'
  | 'status'
  | 'switch'
  | 'tab'
  | 'textbox'

/**
 * What a person can do in a page. Every step waits, at most 30 s, until it is possible: the element is there, visible,
 * enabled, at rest, and nothing lies over it. A step that stays impossible throws an error that says what was on screen.
 * Words match by containing, with white space folded; of several matches the first in document order is taken.
 */
export interface Person {
  /** The language of this visit. */
  readonly language: 'zh' | 'en' | 'tw'
  /** Scrolls to it and taps it. */
  tap(role: Role, name: Words): Promise<void>
  /** Taps the field with this label or placeholder, empties it and types. */
  fill(label: Words, text: string): Promise<void>
  /** Chooses an option, by its text, in a native select with this label. */
  choose(label: Words, option: Words): Promise<void>
  /** Scrolls what scrolls around these words (a reader, a sheet, the page) to its end. */
  readToEnd(near: Words): Promise<void>
  /** Waits until it is visible without scrolling: for the result of a tap. */
  sees(sight: Target): Promise<void>
  /** Waits for it and scrolls to it, as a person who reads on: never for the result of a tap. */
  finds(sight: Target): Promise<void>
  /** Waits until the page does not show it any more, neither in sight nor further up or down. */
  waitsUntilGone(sight: Target): Promise<void>
  /** Whether it is visible now, without waiting. */
  canSee(sight: Target): Promise<boolean>
  /** Whether the page shows it now, in sight or further up or down, without waiting: that something is not there. */
  isThere(sight: Target): Promise<boolean>
  /** Waits until the address is at this history path: `/login`. */
  arrivesAt(path: string): Promise<void>
  /** Opens another path or query of the site in the same tab, the language kept. */
  opens(path: string): Promise<void>
}
