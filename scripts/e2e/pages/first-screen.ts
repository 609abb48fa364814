import type { PageStory, Person, Sight } from '#testing/story'
import type { ChromiumTab } from '../../browser/chromium/chromium.ts'
import { overflowAt } from '../checks.ts'

/** The smallest phones, whose first screen has to show what a page is for, and a common one; in px. */
const PHONES = [
  { width: 320, height: 568 },
  { width: 375, height: 667 },
  { width: 375, height: 812 },
]

/**
 * What is wrong with a page's first screen before anything is scrolled: it does not fit, its main act is out of sight on a
 * small phone, or something that could be spared lies over a control. The last phone is the one to go on with.
 */
export async function firstScreenProblems(
  tab: ChromiumTab,
  person: Person,
  story: PageStory,
): Promise<string[]> {
  const main = story.main ?? (await firstTapOf(story, person))
  const found: string[] = []
  for (const size of PHONES) {
    const { width, height } = size
    await tab.page.setViewportSize(size)
    await tab.evaluate('void scrollTo(0, 0)')
    await tab.evaluate('__probe.settled()')
    found.push(...(await overflowAt(tab, width)))
    const where = `at ${width}x${height}`
    if (height <= 667 && main && !(await person.canSee(main)))
      found.push(`${JSON.stringify(main)} is out of sight ${where}`)
    if (width === 375)
      found.push(...(await tab.page.evaluate(coveredControls)).map((each) => `${each} ${where}`))
  }
  return found
}

/** What a story touches first, found without touching it. */
async function firstTapOf(story: PageStory, person: Person): Promise<Sight | undefined> {
  const met = new Error('met')
  let first: Sight | undefined
  const meet = (sight: Sight) => {
    first = sight
    return Promise.reject(met)
  }
  const looking: Person = {
    ...person,
    tap: (role, name) => meet({ role, name }),
    fill: (name) => meet({ role: 'textbox', name }),
    choose: (name) => meet({ role: 'combobox', name }),
    readToEnd: meet,
  }
  await story.act(looking).catch((error) => {
    if (error !== met) throw error
  })
  return first
}

/**
 * Runs in the page: controls of which something fixed, that they are no part of, lies over the middle. A dock with the
 * page's main act has its place there; what can be sent away, or has nothing to press, has not.
 */
function coveredControls(): string[] {
  const fixedOf = (element: Element | null): Element | null => {
    for (let each = element; each; each = each.parentElement)
      if (getComputedStyle(each).position === 'fixed') return each
    return null
  }
  const found: string[] = []
  for (const control of document.querySelectorAll('button, a[href], input, select, textarea')) {
    const { left, top, width, height } = control.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    if (width < 2 || x < 0 || x > innerWidth || y < 0 || y > innerHeight) continue
    const cover = fixedOf(document.elementFromPoint(x, y))
    const isDock = cover?.querySelector('button, a[href]') && !cover.querySelector('[data-track$="-away"]')
    if (cover && !isDock && !cover.contains(control)) found.push(`"${control.textContent}" is covered`)
  }
  return found
}
