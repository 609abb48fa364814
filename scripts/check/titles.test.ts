import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow } from '../site/files.ts'
import { readTitles } from './read-titles.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const TESTS = /(\.(test|e2e|s3)|-facts|-contract)\.tsx?$/
/** Words that go on with a sentence which began elsewhere, in the name of a file or of a describe. */
const GOES_ON =
  /^(that|which|whose|and|or|but|nor|is|are|was|were|has|have|does|do|may|can|cannot|must|says|shows|leads|keeps|takes)\b/

const titles = ['pages', 'shared', 'scripts']
  .flatMap((folder) => filesBelow(ROOT, folder))
  .filter((file) => TESTS.test(file))
  .flatMap((file) =>
    readTitles(file, readFileSync(path.join(ROOT, file), 'utf8')).map((title) => ({
      file,
      title: title.split(' › ').at(-1) ?? '',
    })),
  )

it('there are titles to look at', () => expect(titles.length).toBeGreaterThan(2000))

it('the title of a test is a sentence of its own, which says whom it is about', () => {
  const fragments = titles.filter(({ title }) => GOES_ON.test(title))
  expect(
    fragments.map(
      ({ file, title }) => `${file}: "${title}" goes on with a sentence; write what it is about first`,
    ),
  ).toEqual([])
})

/** Words of no other project, and the usual ones in their place. */
const PRIVATE: [RegExp, string][] = [
  [/\banew\b/i, 'again'],
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
  [/\bhears\b/i, 'gets, is called with, is notified of'],
  // a stored header keeps its name
  [/\btells\b|(?<!\.)\btold\b(?!["']?:)/i, 'shows, reports, sends'],
  [/\b(could not|cannot|can|to) be had\b/i, 'failed to load, is (not) available'],
  [/\bintent: true\b|\b(openDecision|nameOfDecision|isOneDecision)\b/, 'idempotency key'],
  [/\bbridge\.host\b|\bhost apps?\b/, 'client'],
  [/\b(useCall|useAction|useClaim|useSpend|useTurn|alsoReload)\b/, 'the names of TanStack Query'],
]

it('titles, comments and guides are written in usual words', () => {
  const files = ['pages', 'shared', 'scripts', '.'].flatMap((folder) =>
    folder === '.' ? ['README.md', 'CONTRIBUTING.md'] : filesBelow(ROOT, folder),
  )
  const read = files.filter((file) => /\.(tsx?|css|md)$/.test(file) && !file.endsWith('titles.test.ts'))
  expect(read.length).toBeGreaterThan(2000)
  const found = read.flatMap((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8')
    return PRIVATE.filter(([word]) => word.test(text)).map(
      ([word, usual]) => `${file}: ${word.exec(text)?.[0]}; write ${usual}`,
    )
  })
  expect(found).toEqual([])
})
