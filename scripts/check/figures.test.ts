import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow } from '../site/files.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const NOT_SHOWN = /\.(test|e2e)\.tsx?$|\/demo\.tsx$/

/** What a person holds, pays, gets or still needs: its figures are reckoned with. */
const RECKONED =
  'balance|price|cost|coins?|keys|tokens|tickets|wallet|purse|pool|fee|paid|pay|spent|earned|refund|reward|left|missing|gap|goal|target|progress|needed|amount'
const WORD = new RegExp(`\\b(\\w*?)(${RECKONED})\\b`, 'i')
/** The call of a formatter, with what it formats, and the name under which it goes into a text. */
const SHORTENED = /(?:(\w+): )?formatStatistic(?:Rounded)?\(([^()]*(?:\([^()]*\))?[^()]*)\)/g
/** A text that takes such a figure as the server wrote it: `t('price', { price })`. */
const RAW =
  /\b(?:t|own)\([^(){}]*\{[^{}]*?(?<=[{,]\s*)(?:balance|price|cost|coins|tokens|missing)(?=\s*[,}])/g

function wrongIn(source: string): string[] {
  const shortened = [...source.matchAll(SHORTENED)].filter(([, name = '', what = '']) =>
    [name, ...what.split(/[^\w]+/)].some((word) => WORD.test(word)),
  )
  return [...shortened, ...source.matchAll(RAW)].map(([found]) => found)
}

it('no page shortens what a person holds, pays or still needs, nor leaves it unformatted', () => {
  const files = ['pages', 'shared'].flatMap((folder) => filesBelow(ROOT, folder))
  const shown = files.filter((file) => /\.tsx?$/.test(file) && !NOT_SHOWN.test(file))
  expect(shown.length).toBeGreaterThan(500)
  expect(
    shown.flatMap((file) =>
      wrongIn(readFileSync(path.join(ROOT, file), 'utf8')).map((what) => `${file}: ${what}`),
    ),
  ).toEqual([])
})

it.each([
  'formatStatistic(wallet.balance)',
  'formatStatistic(usualPrice)',
  'formatStatisticRounded(price - (tokens ?? 0))',
  't("x", { left: formatStatistic(step.points - points) })',
  "t('packages.buy', { price })",
  "own('price', { price, currency: shop.currency })",
])('a line with %s would be found', (source) => expect(wrongIn(source)).toHaveLength(1))

it.each([
  'formatStatistic(row.score)',
  'formatAmount(balance)',
  "t('packages.buy', { price: formatAmount(price) })",
  'run({ seasonId, price })',
])('%s is right', (source) => expect(wrongIn(source)).toEqual([]))
