import type { Target } from '#testing/story'
import { personAt } from '../../browser/person.ts'
import type { Tab, TestBrowser } from '../../browser/tab.ts'
import { chromium, expect, oldest, oldestFolder, test } from '../test.ts'

// what its hooks open is opened once
test.describe.configure({ mode: 'default' })

/** A page on the phone's screen, 375 x 812, with what a person sees of it and what not. */
const PAGE = `<!doctype html><meta name="viewport" content="width=device-width"><style>
  * { margin: 0; font: 16px/20px sans-serif }
  .at { position: absolute; left: 20px }
  .clip { position: absolute; left: 20px; width: 200px; height: 40px }
  .gone { position: absolute; width: 1px; height: 1px; overflow: hidden }
</style><body style="height: 3000px">
<h1 class="at" style="top: 10px">Title</h1>
<p class="at" style="top: 40px">Half <b>and</b> <i>half</i></p>
<p class="at" style="top: 70px; pointer-events: none">Lets touches through</p>
<p class="at" style="top: 100px; width: 300px">Under an empty layer</p>
<div class="at" style="top: 90px; width: 340px; height: 40px"></div>
<p class="at" style="top: 140px">Under a bar</p>
<nav style="position: fixed; left: 0; right: 0; top: 130px; height: 40px; background: #fff"></nav>
<span class="gone">For a screen reader</span>
<div class="clip" style="top: 180px; overflow: auto">
  <p>In the list</p><p style="margin-top: 80px">Scrolled away in the list</p>
</div>
<div class="clip" style="top: 230px; overflow: hidden; white-space: nowrap">Cut at the end of the line, which is far too long</div>
<select class="at" style="top: 290px"><option>Other choice</option><option selected>Own choice</option></select>
<p class="at" style="top: 805px">Cut by the edge</p>
<section role="dialog" aria-label="Long" style="position: absolute; top: 400px; width: 100%; height: 2000px"></section>
<button class="at" style="top: 2500px">Far below</button>
<div class="clip" style="top: 340px; overflow: auto"><p style="width: 500px; text-align: right">Beside</p></div>`

const SEEN: Target[] = [
  'title',
  { role: 'heading', name: 'Title' },
  'Half and half',
  'Lets touches through',
  'Under an empty layer',
  'In the list',
  'Cut at the end',
  'Own choice',
  { role: 'dialog', name: 'Long' },
]
const UNSEEN: Target[] = [
  'Under a bar',
  'For a screen reader',
  'Scrolled away in the list',
  'far too long',
  'Cut by the edge',
  'Far below',
  { role: 'button', name: 'Far below' },
  'Beside',
]

/** The same in both browsers. */
function describeVisibility(open: () => Promise<TestBrowser>): void {
  let browser: TestBrowser
  test.beforeAll(async () => {
    browser = await open()
  })
  test.afterAll(() => browser?.close())

  const at = async (use: (tab: Tab) => Promise<void>) => {
    const tab = await browser.newTab()
    await tab.open(`data:text/html,${encodeURIComponent(PAGE)}`)
    await use(tab)
    await tab.close()
  }
  const manner = { language: 'en', site: '', patience: 300 } as const

  test('a person sees what stands on the screen, not cut away and not covered', () =>
    at(async (tab) => {
      const person = personAt(tab, manner)
      const seen = (targets: Target[]) => Promise.all(targets.map((sight) => person.canSee(sight)))
      expect(await seen(SEEN)).toEqual(SEEN.map(() => true))
      expect(await seen(UNSEEN)).toEqual(UNSEEN.map(() => false))
      for (const sight of UNSEEN) expect(await person.isThere(sight)).toBe(true)
    }))

  test('an element outside the viewport is found by scrolling, and a failure names where it is', () =>
    at(async (tab) => {
      const person = personAt(tab, manner)
      await expect(person.sees('Far below')).rejects.toThrow(
        /"Far below" was not on screen: \d+ px below the screen/,
      )
      await expect(person.sees('Under a bar')).rejects.toThrow('covered by <nav')
      await expect(person.sees('Nowhere')).rejects.toThrow('not there at all. On screen: Title Half and half')
      await expect(person.waitsUntilGone('Far below')).rejects.toThrow('"Far below" was still in the page')
      await person.finds('Scrolled away in the list')
      await person.finds('Far below')
      await person.sees('Far below')
      expect(await person.canSee('Title')).toBe(false)
      await expect(person.finds('Nowhere')).rejects.toThrow('not there at all')
    }))
}

test.describe('in the machine’s Chromium', () => {
  describeVisibility(chromium)
})

;(!oldestFolder ? test.describe.skip : test.describe)('on Chromium 80', () => {
  describeVisibility(oldest)
})

/** Names in boxes of their own height, and texts of which a box or a clipped background shows half. */
const LETTERS = `<!doctype html><style>
  p { width: 200px; margin: 8px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
  .rounded { font: 700 16px/1.5 "Arial Rounded MT Bold", "Varela Round", sans-serif }
  .inked { font: 700 24px/1 sans-serif; color: transparent; background: #a33; -webkit-background-clip: text }
</style>
<p class="rounded">奶糖猫 Toffee</p>
<p class="rounded" style="line-height: 1.25">奶糖猫 560</p>
<p class="rounded" style="line-height: .5">Half of jumping 奶糖</p>
<p style="font: 16px/20px sans-serif; height: 14px">Only tops gjpqy</p>
<span class="inked" style="display: block; height: 18px">Inked gjpqy 560</span>`

test('letters that are cut are found, and a line that a fallback font makes higher is none', async () => {
  const browser = await chromium()
  try {
    const tab = await browser.newTab()
    await tab.page.setContent(LETTERS)
    const found = await tab.probe.cutGlyphs()
    expect(found.map((each) => each.replace(/ is cut by .*/, ''))).toEqual([
      '"Half of jumping 奶糖"',
      '"Only tops gjpqy"',
      '"Inked gjpqy 560"',
    ])
  } finally {
    await browser.close()
  }
})
