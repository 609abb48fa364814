import type { PageStory, Person, Role } from '#testing/story'
import { partsOf } from '../browser/person.ts'
import type { Tab } from '../browser/tab.ts'
import { foreignTexts, machineTexts } from '../browser/text-problems.ts'
import { seenTexts } from './checks.ts'
import { expect } from './test.ts'

const PATIENCE = 12_000

/** Names of what leads on when something failed: once more, or log in. */
const WAYS: Record<Person['language'], string[]> = {
  zh: ['重试', '再试', '重新', '刷新', '登录'],
  en: ['Retry', 'Try again', 'Reload', 'Refresh', 'Log in', 'Sign in'],
  tw: ['重試', '再試', '重新', '登入'],
}

/** Waits for a way on (retry, link); a page that works anyway needs none. */
export async function waitForWayOn(
  tab: Tab,
  story: PageStory,
  language: Person['language'],
  patience = PATIENCE,
): Promise<void> {
  await waitUntilLoaded(tab, patience)
  const targets: [Role | '', string][] = [
    partsOf(story.withoutServer ?? story.ready, language),
    ...WAYS[language].flatMap((name): [Role, string][] => [
      ['button', name],
      ['link', name],
    ]),
  ]
  const found = await tab.probe.waitForAny(targets, patience)
  if (!found) throw new Error(`The page shows no way to continue. On screen: ${await tab.probe.screenText()}`)
}

/** Waits until nothing is loading. */
export async function waitUntilLoaded(tab: Tab, patience = PATIENCE): Promise<void> {
  if (await tab.probe.idle(patience)) return
  throw new Error(`The page is still loading. On screen: ${await tab.probe.screenText()}`)
}

/** Not blank, no machine's words, in its language, and nothing escaped that the page ought to have caught. */
export async function expectSane(tab: Tab, language: Person['language']): Promise<void> {
  const texts = await seenTexts(tab)
  expect(texts.map(({ text }) => text).join('').length, 'signs of text on screen').toBeGreaterThan(4)
  expect(await tab.probe.height(), 'height in px').toBeGreaterThan(200)
  expect(await tab.evaluate('document.querySelectorAll("[data-smuggled]").length'), 'markup that ran').toBe(0)
  expect(machineTexts(texts), 'a machine’s words on screen').toEqual([])
  expect(foreignTexts(language, texts), `texts not in ${language}`).toEqual([])
  const escaped = tab.problems.filter(
    ({ kind, text }) => kind === 'exception' || (kind === 'console' && !FROM_NETWORK.test(text)),
  )
  expect(escaped.map(({ text }) => text)).toEqual([])
}

/** What the browser itself writes about an answer. */
const FROM_NETWORK = /Failed to load resource|net::ERR_/
