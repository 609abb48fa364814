import type { PageStory, Person, Target } from '#testing/story'
import type { ChromiumTab } from '../../browser/chromium/chromium.ts'
import { overflowAt } from '../checks.ts'

/** The smallest phones, whose first screen has to show what a page is for, and a common one; in px. */
const PHONES = [
  { width: 320, height: 568 },
  { width: 375, height: 667 },
  { width: 375, height: 812 },
]

/**
 * Problems of a page's first screen before scrolling: it does not fit, its main action is out of view on a small phone,
 * something is not as its tree promises (`asSeen`), a control is too small for a finger, or cut off where fonts are enlarged
 * to 200 %. The last viewport is kept for the rest of the test.
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
    await tab.probe.settled()
    found.push(...(await overflowAt(tab, width)))
    const where = `at ${width}x${height}`
    if (height <= 667 && main && !(await person.canSee(main)))
      found.push(`${JSON.stringify(main)} is out of sight ${where}`)
    if (height <= 667) found.push(...(await tab.probe.asSeen(false)).map((each) => `${each} ${where}`))
    if (width === 375)
      found.push(...(await tab.page.evaluate(smallControls)).map((each) => `${each} ${where}`))
  }
  return [...found, ...(await tab.page.evaluate(cutInLargeFonts))]
}

/** What a story touches first, found without touching it. */
async function firstTapOf(story: PageStory, person: Person): Promise<Target | undefined> {
  const met = new Error('met')
  let first: Target | undefined
  const meet = (sight: Target) => {
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
 * Runs in the page: controls that a finger misses, anywhere on it. What a pseudo-element adds around a control counts;
 * links in a sentence are as high as its lines.
 */
function smallControls(): string[] {
  const LEAST = 32
  const found: string[] = []
  for (const control of document.querySelectorAll('button, a[href], label:has(input), select')) {
    const sizes = [control.getBoundingClientRect()].map(({ width, height }) => [width, height])
    if (getComputedStyle(control).display === 'inline' || sizes.flat().some((size) => size < 3)) continue
    for (const edge of ['::before', '::after']) {
      const { content, position, width, height } = getComputedStyle(control, edge)
      if (content !== 'none' && position === 'absolute')
        sizes.push([Number.parseFloat(width), Number.parseFloat(height)])
    }
    const [width = 0, height = 0] = [0, 1].map((side) => Math.max(...sizes.map((size) => size[side] ?? 0)))
    if (Math.min(width, height) < LEAST)
      found.push(
        `"${control.textContent}" is ${Math.round(width)} by ${Math.round(height)} px, too small for a finger`,
      )
  }
  return found
}

/**
 * Runs in the page: controls outside the screen where a phone enlarges its fonts to 200 %, which the lengths of the page
 * follow. The page is hidden while its size changes, so that no layout shift is counted.
 */
async function cutInLargeFonts(): Promise<string[]> {
  const root = document.documentElement
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const restyle = async (fontSize: string) => {
    root.style.display = 'none'
    await frames()
    root.style.fontSize = fontSize
    root.style.display = ''
    // lists of which a part is rendered measure their rows again, a few frames later
    root.style.visibility = 'hidden'
    for (let rounds = 0; rounds < 3; rounds++) await frames()
    root.style.visibility = ''
    await frames()
    // entrances play once more; those without an end cannot be finished
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  }
  const within = (element: Element, holds: (style: CSSStyleDeclaration) => boolean) => {
    for (let each = element.parentElement; each; each = each.parentElement)
      if (holds(getComputedStyle(each))) return true
    return false
  }
  await restyle(`${2 * Number.parseFloat(getComputedStyle(root).fontSize)}px`)
  const found: string[] = []
  for (const control of document.querySelectorAll('button, a[href], input, select, textarea')) {
    const { left, right, top, bottom, width } = control.getBoundingClientRect()
    if (width < 2 || within(control, ({ overflowX }) => /auto|scroll/.test(overflowX))) continue
    const docked = within(control, ({ position }) => position === 'fixed')
    if (left < -2 || right > innerWidth + 2 || (docked && (top < 0 || bottom > innerHeight)))
      found.push(`"${control.textContent}" is cut off in fonts of 200 %`)
  }
  await restyle('')
  return found
}
