import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { checkBackground, checkBudget, checkHeavySet } from './budget.ts'
import type { Layer } from './lower-layers.ts'
import type { Page } from './pages.ts'

const background = (code: string, css = ''): Layer[] => [
  { name: 'background', file: 'static/background-1a2b3c4d.js', code, css, weights: {} },
]
const heavySet = (code: string, weights: Record<string, number>): Layer[] => [
  { name: 'ui', file: 'static/ui-1a2b3c4d.js', code, css: '', weights },
]
/** Text that does not compress below so many KB. */
const heavy = (kilobytes: number) => randomBytes(kilobytes * 1024).toString('base64')

it('the background part of every page is at most 6 KB', async () => {
  await expect(checkBackground(background(heavy(5)))).resolves.toBeUndefined()
  await expect(checkBackground(background(heavy(7)))).rejects.toThrow(
    /^shared\/background: it weighs 7\.\d KB over the wire, 1\.\d KB over its budget\./,
  )
})

it('the background part of every page has no styles', async () => {
  await expect(checkBackground(background('1', '.a{}'))).rejects.toThrow('it brings styles')
})

it('the heavy set may weigh 20 KB', async () => {
  await expect(checkHeavySet(heavySet(heavy(19), {}), [])).resolves.toBeUndefined()
  await expect(checkHeavySet(heavySet(heavy(21), {}), [])).rejects.toThrow(
    /^shared\/ui: it weighs 21\.\d KB over the wire, 1\.\d KB over its budget, and every full page fetches it\./,
  )
})

it('a page over its budget names what grew, or what is heaviest', async () => {
  const before = heavySet('', { 'shared/ui/tab/Tabs.tsx': 1000, 'shared/ui/list/EndlessList.tsx': 2000 })
  const now = heavySet(heavy(21), { 'shared/ui/tab/Tabs.tsx': 9192, 'shared/ui/list/EndlessList.tsx': 2000 })
  await expect(checkHeavySet(now, before)).rejects.toThrow(
    /Grown since the last good build: shared\/ui\/tab\/Tabs\.tsx \(8\.0 KB\) before compression\./,
  )
  await expect(checkHeavySet(now, [])).rejects.toThrow(
    /Heaviest of its modules: shared\/ui\/tab\/Tabs\.tsx \(9\.0 KB\)/,
  )
})

it('popups of rewards and posters have a budget of their own beside the parts on demand', async () => {
  const page = { folder: 'pages/pet/room', meta: { weight: 'light' } } as Page
  const weigh = (extras: number) =>
    checkBudget(page, { layers: [], first: [], later: [heavy(12)], extras: [heavy(extras)], html: '' }, {})
  await expect(weigh(9)).resolves.toMatchObject({ scripts: 0, html: expect.any(Number) })
  await expect(weigh(11)).rejects.toThrow(
    /^pages\/pet\/room: its sound and posters weigh 11\.\d KB over the wire, 1\.\d KB over the budget of a light page\./,
  )
})
