import type { Person, Role, Target, Words } from '#testing/story'
import type { Tab } from './tab.ts'

/** One look in the page lasts at most this long, so that a page that is being left cannot hold it up. */
const LOOK = 1500
const PATIENCE = 30_000
/** A tap without a click by then is repeated. */
const TAP = 5000

export interface Manner {
  language: Person['language']
  /** Origin of the site. */
  site: string
  /** Milliseconds that a step may wait. */
  patience?: number
  /** Runs every step under a title. */
  step?: <Result>(title: string, act: () => Promise<Result>) => Promise<Result>
}

/** A person at a tab: plays stories with the probe and taps that both browsers have. */
export function personAt(tab: Tab, { language, site, patience = PATIENCE, step }: Manner): Person {
  const { probe } = tab
  const say = (words: Words) => sayIn(words, language)
  const parts = (sight: Target) => partsOf(sight, language)

  /** Looks again and again, through page changes, until it sees enough. */
  async function keepLooking<T>(
    look: (patience: number) => Promise<T>,
    enough: (seen: T) => boolean,
  ): Promise<T | undefined> {
    const deadline = Date.now() + patience
    let seen: T | undefined
    do {
      try {
        seen = await look(Math.min(LOOK, Math.max(1, deadline - Date.now())))
        if (enough(seen)) return seen
      } catch (error) {
        if (!isPageChange(error)) throw error
      }
    } while (Date.now() < deadline)
    return seen
  }

  /** @param how of the probe's ways to wait for a sight. */
  async function waitFor(sight: Target, how: 'waitFor' | 'waitForEnd' | 'lookFor'): Promise<void> {
    const [role, words] = parts(sight)
    if (await keepLooking((look) => probe[how](role, words, look), Boolean)) return
    const what = role ? `the ${role} "${words}"` : `"${words}"`
    const where = await probe.whereElse(role, words).catch(String)
    const problem = how === 'waitForEnd' ? 'was still in the page' : `was not on screen: ${where}`
    throw new Error(`After ${patience} ms ${what} ${problem}. On screen: ${await textOnScreen()}`)
  }

  async function tapOn(role: Role, words: string): Promise<void> {
    const deadline = Date.now() + patience
    do {
      const found = await keepLooking(
        (look) => probe.reach(role, words, look),
        (seen) => 'x' in seen,
      )
      if (!found || 'problem' in found) {
        throw new Error(`${found?.problem ?? 'The page did not answer.'} On screen: ${await textOnScreen()}`)
      }
      await tab.tap(found.x, found.y)
    } while (!(await tapMet()) && Date.now() < deadline)
  }

  /** A tap that leads to another page has certainly met. */
  async function tapMet(): Promise<boolean> {
    try {
      return await probe.tapped(TAP)
    } catch (error) {
      if (isPageChange(error)) return true
      throw error
    }
  }

  async function textOnScreen(): Promise<string> {
    const text = await probe.textOnScreen().catch((error) => String(error))
    return text.length > 700 ? `${text.slice(0, 700)} ...` : text
  }

  const person: Person = {
    language,
    tap: (role, name) => tapOn(role, say(name)),
    async fill(label, text) {
      await tapOn('textbox', say(label))
      if (!(await keepLooking((look) => probe.focused(say(label), look), Boolean)))
        throw new Error(`No cursor in the field "${say(label)}". On screen: ${await textOnScreen()}`)
      await probe.clearFocused()
      if (text) await tab.type(text)
    },
    async choose(label, option) {
      if (await keepLooking(() => probe.choose(say(label), say(option)), Boolean)) return
      throw new Error(
        `There is no select "${say(label)}" with the option "${say(option)}". On screen: ${await textOnScreen()}`,
      )
    },
    async readToEnd(near) {
      await waitFor(near, 'lookFor')
      if (await keepLooking(() => probe.scrollToEnd(say(near)), Boolean)) return
      throw new Error(`"${say(near)}" was not there to be scrolled. On screen: ${await textOnScreen()}`)
    },
    sees: (sight) => waitFor(sight, 'waitFor'),
    finds: (sight) => waitFor(sight, 'lookFor'),
    waitsUntilGone: (sight) => waitFor(sight, 'waitForEnd'),
    canSee: (sight) => probe.isOnScreen(...parts(sight)),
    isThere: (sight) => probe.isThere(...parts(sight)),
    async arrivesAt(path) {
      if (await keepLooking((look) => probe.waitForPath(path, look), Boolean)) return
      throw new Error(
        `After ${patience} ms the address was ${await tab.evaluate('location.href')}, not ${path}.`,
      )
    },
    async opens(path) {
      // a login of the address is meant: the question whether to change is that of app/account.e2e.ts
      if (path.includes('token=')) await tab.evaluate(`try { localStorage.removeItem('token') } catch {}`)
      await tab.open(addressOf(site, path, language))
    },
  }
  return step ? reporting(person, step) : person
}

function reporting(person: Person, step: NonNullable<Manner['step']>): Person {
  const steps = Object.entries(person).map(([name, act]) => [
    name,
    typeof act === 'function'
      ? (...what: unknown[]) =>
          step(`${name} ${what.map((each) => JSON.stringify(each)).join(' ')}`, async () => act(...what))
      : act,
  ])
  return Object.fromEntries(steps)
}

/** A sight in a language, as the probe looks for it: a role, or '' for words anywhere, and the words. */
export function partsOf(sight: Target, language: Person['language']): [Role | '', string] {
  return typeof sight === 'object' && 'role' in sight
    ? [sight.role, sayIn(sight.name, language)]
    : ['', sayIn(sight, language)]
}

export function sayIn(words: Words, language: Person['language']): string {
  return typeof words === 'string' ? words : words[language]
}

/** Address of a visit in a language: `/battle?token=1` -> `http://localhost:1234/battle?token=1&lang=en`. */
export function addressOf(site: string, path: string, language: string): string {
  const url = new URL(path, site)
  url.searchParams.set('lang', language)
  return url.href
}

/** Messages of both browsers when the document is replaced during an evaluation. */
function isPageChange(error: unknown): boolean {
  return /context was destroyed|Cannot find (default )?(execution )?context|navigat|Inspected target|promise was collected|interrupted|before the unload event|no such (frame|window)/i.test(
    String(error),
  )
}
