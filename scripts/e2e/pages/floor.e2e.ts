import { afterAll, beforeAll, describe, inject } from 'vitest'
import { openFloor } from '../../browser/floor/floor.ts'
import type { TestBrowser } from '../../browser/tab.ts'
import { EVERYTHING, LANGUAGES, onePerWeight, pagesUnderTest } from '../pages.ts'
import { openWorkbench, type Workbench } from '../workbench.ts'
import { describePlays } from './play.ts'

const folder = inject('floor')

describe.skipIf(!folder)('on Chromium 80', () => {
  let bench: Workbench<TestBrowser>
  beforeAll(async () => {
    bench = await openWorkbench(() => openFloor(folder, inject('probe')))
  })
  afterAll(() => bench?.close())

  const pages = pagesUnderTest()
  // What is built for an older browser is built alike for all pages of a weight.
  const first = onePerWeight(pages)
  describePlays(pages, () => bench, {
    languagesOf: (place) => (EVERYTHING ? LANGUAGES : [LANGUAGES[place % 3] ?? 'zh']),
    isDaily: (page) => first.includes(page),
    still: true,
  })
})
