import type { PageStory, Person, Sight } from '#testing/story'
import type { ChromiumTab } from '../../browser/chromium/chromium.ts'

/** The smallest phones whose first screen has to show what a page is for, in px. */
const SMALL = [
  { width: 375, height: 667 },
  { width: 320, height: 568 },
]

/** On which small phones a page's main act is out of sight before anything is scrolled. */
export async function mainOutOfSight(tab: ChromiumTab, person: Person, story: PageStory): Promise<string[]> {
  const main = story.main ?? (await firstTapOf(story, person))
  const found: string[] = []
  for (const size of SMALL) {
    await tab.page.setViewportSize(size)
    await tab.evaluate('void scrollTo(0, 0)')
    await tab.evaluate('__probe.settled()')
    if (main && !(await person.canSee(main)))
      found.push(`${JSON.stringify(main)} is out of sight at ${size.width}x${size.height}`)
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

/** A small phone and a common one, in px. */
const HEIGHTS = [667, 812]

/** Controls of the first screen over which something lies that could be spared, on either phone. */
export async function coveredOnFirstScreen(tab: ChromiumTab): Promise<string[]> {
  const found: string[] = []
  for (const height of HEIGHTS) {
    await tab.page.setViewportSize({ width: 375, height })
    await tab.evaluate('void scrollTo(0, 0)')
    await tab.evaluate('__probe.settled()')
    const covered = await tab.page.evaluate(coveredControls)
    found.push(...covered.map((each) => `${each} at 375x${height}`))
  }
  return found
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
