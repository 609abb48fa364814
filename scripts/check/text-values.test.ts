import path from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow } from '../site/files.ts'
import { sourceFolder } from '../testing/source-folder.ts'
import { missingValues } from './text-values.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const PAGE = 'pages/a/b/BPage.tsx'

/** Of a page with these texts that calls `t` so. */
const lackingIn = (call: string, texts: object) =>
  missingValues(
    sourceFolder({
      [PAGE]: `const t = useT<typeof zh>()\nexport const text = (kind: string, ready: boolean) => ${call}`,
      'pages/a/b/locales/zh.json': JSON.stringify(texts),
    }),
    [PAGE],
  )

it('each text gets the values that it asks for', () => {
  const sources = ['pages', 'shared']
    .flatMap((folder) => filesBelow(ROOT, folder))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|e2e)\./.test(file))
  expect(missingValues(ROOT, sources)).toEqual([])
})

it.each([
  ['a value of another name', "t('left', { number: 1 })", { left: '{{count}} left' }],
  ['no values at all', "t('left')", { left: '{{count}} left' }],
  ['a plural without its number', "t('left', {})", { left_other: 'some left' }],
  ['one of two texts', "t(ready ? 'go' : 'left')", { go: 'Go', left: '{{count}} left' }],
  ['a key that is put together', `t(\`\${kind}.left\`)`, { soon: { left: '{{count}} left' } }],
])('a text without its value is reported: %s', (_, call, texts) => {
  expect(lackingIn(call, texts)).toEqual([
    expect.stringMatching(/^pages\/a\/b\/BPage\.tsx:2 t\('.+'\) lacks/),
  ])
})

it('a text with all of its values is not, nor one that is never put together', () => {
  expect(lackingIn("t('left', { count: 1 })", { left: '{{count}} left' })).toEqual([])
  expect(
    lackingIn(`t(\`state.\${kind}\`) + t("state.left", { count: 1 })`, { state: { left: '{{count}} left' } }),
  ).toEqual([])
})
