import { expect, it } from 'vitest'
import { costsOf } from './costs.ts'

const PAGES = ['warlord/season', 'warlord/rules']
const test = (file: string, title: string, seconds: number) => ({ file, title, milliseconds: seconds * 1000 })
const UNIT = {
  title: 'Unit tests',
  milliseconds: 10_000,
  tests: [
    test('pages/warlord/season/SeasonPage.test.tsx', 'a season counts days', 2),
    test('pages/warlord/_family/hours/hours.test.ts', 'hours are counted', 1),
    test('scripts/testing/facts/facts-1.test.tsx', 'warlord/rules what failed is shown', 5),
    test('shared/kit/button/Button.test.tsx', 'a button is pressed', 12),
  ],
}
const BROWSER = {
  title: 'Browser tests',
  milliseconds: 20_000,
  tests: [
    test('scripts/e2e/pages/smoke.e2e.ts', 'warlord/season in zh comes to life', 6),
    test('scripts/e2e/pages/smoke.e2e.ts', 'warlord/season in en comes to life', 2),
    test('scripts/e2e/network/line.e2e.ts', 'a line with silence, in zh warlord/rules', 4),
  ],
}

it('a page costs what its own tests take, and those that name it, by what they are about', () => {
  expect(costsOf([UNIT, BROWSER], PAGES)).toEqual([
    { kind: 'facts', each: 2.5, dearest: { page: 'warlord/rules', seconds: 5 } },
    { kind: 'its own tests', each: 1, dearest: { page: 'warlord/season', seconds: 2 } },
    { kind: 'smoke', each: 4, dearest: { page: 'warlord/season', seconds: 8 } },
    { kind: 'other browser tests', each: 2, dearest: { page: 'warlord/rules', seconds: 4 } },
  ])
})
