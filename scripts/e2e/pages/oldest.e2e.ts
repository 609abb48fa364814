import { EVERYTHING, LANGUAGES, onePerWeight, pagesUnderTest } from '../pages.ts'
import { oldestFolder, oldestTest as test } from '../test.ts'
import { describePlays } from './describe-plays.ts'

test.describe('on Chromium 80', () => {
  test.skip(!oldestFolder, 'This machine cannot run Chromium 80.')
  const pages = pagesUnderTest()
  // What is built for an older browser is built alike for all pages of a weight.
  const first = onePerWeight(pages)
  describePlays(pages, test, {
    kind: 'oldest',
    languagesOf: (place) => (EVERYTHING ? LANGUAGES : [LANGUAGES[place % 3] ?? 'zh']),
    isDaily: (page) => first.includes(page),
    isStill: true,
  })
})
