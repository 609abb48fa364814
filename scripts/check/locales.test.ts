import path from 'node:path'
import { expect, it } from 'vitest'
import { readWords } from '../build/locale-files.ts'
import { filesBelow } from '../site/files.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const folders = ['pages', 'shared']
  .flatMap((folder) => filesBelow(ROOT, folder))
  .filter((file) => /\/locales\/zh\.json$/.test(file))
  .map((file) => path.posix.dirname(file))

it('there are words to look at', () => expect(folders.length).toBeGreaterThan(60))

it('every text stands in each language', () => {
  const lacking = folders.flatMap((folder) => {
    try {
      readWords(ROOT, [{ namespace: folder, folder }])
      return []
    } catch (error) {
      return [(error as Error).message]
    }
  })
  expect(lacking).toEqual([])
})
