import { readFileSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'
import { expect, it } from 'vitest'
import { filesBelow } from '../site/files.ts'
import { MIXINS } from '../vite/mixins.ts'
import { classesNamed, classesOf } from './style-sheets.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const files = ['pages', 'shared'].flatMap((folder) => filesBelow(ROOT, folder))
const sheets = files.filter((file) => file.endsWith('.module.css'))
const named = classesNamed(
  ROOT,
  files.filter((file) => /\.tsx?$/.test(file)),
)
const text = files
  .filter((file) => /\.(css|tsx?|svg)$/.test(file))
  .map((file) => ({ file, code: read(file) }))

it('there are style sheets to look at', () => expect(sheets.length).toBeGreaterThan(100))

it('no sheet has a class that no source names', () => {
  const dead = sheets.flatMap((sheet) =>
    [...classesOf(ROOT, sheet)]
      .filter((name) => !named.get(sheet)?.has(name))
      .map((name) => `${sheet} .${name}`),
  )
  expect(dead).toEqual([])
})

it('text is filled by the mixin alone, since WebKit clips letters at the edge of a box', () => {
  expect(text.filter(({ code }) => code.includes('background-clip: text')).map(({ file }) => file)).toEqual([
    `${MIXINS}/type.css`,
  ])
})

it('every variable that a sheet sets is painted with somewhere', () => {
  const used = new Set(
    text.flatMap(({ code }) => [...code.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name)),
  )
  const set = text
    .filter(({ file }) => file.endsWith('.css'))
    .flatMap(({ file, code }) =>
      [...code.matchAll(/^ *(--[\w-]+):/gm)].map(([, name = '']) => ({ file, name })),
    )
  expect(set.filter(({ name }) => !used.has(name))).toEqual([])
})

it('every mixin is applied in several places', () => {
  const applied = text.flatMap(({ code }) => [...code.matchAll(/@apply (--[\w-]+)/g)].map(([, name]) => name))
  const declared: string[] = []
  for (const file of filesBelow(ROOT, MIXINS))
    postcss
      .parse(read(file))
      .walkAtRules('mixin', ({ params }) => void declared.push(params.replace(/\(.*/, '')))
  expect(declared.filter((name) => applied.filter((each) => each === name).length < 3)).toEqual([])
})
