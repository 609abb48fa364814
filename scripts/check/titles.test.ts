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

it('the title of a test has at most 100 characters', () => {
  const long = titles.filter(({ title }) => title.length > 100)
  expect(long.map(({ file, title }) => `${file}: ${title}`)).toEqual([])
})
