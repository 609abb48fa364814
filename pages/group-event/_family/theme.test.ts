// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const family = import.meta.dirname
const dates = readdirSync(path.dirname(family)).filter((name) => !name.startsWith('_'))

/** What components set themselves, from data; and what the kit has a value for. */
const NOT_ASKED = new Set(['--lift', '--lanes', '--part', '--team', '--kit-digits'])

const read = (...parts: string[]) => readFileSync(path.join(family, ...parts), 'utf8')
const painting = readdirSync(family, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(css|tsx)$/.test(file),
)
const named = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, name = '']) => name)

it.each(dates)('the palette of %s has every colour that its page is painted with', (date) => {
  const [, motif = ''] = /_family\/(motifs\/[\w-]+)\//.exec(read('..', date, 'season.ts')) ?? []
  const files = painting.filter((file) => !file.startsWith('motifs') || (motif && file.startsWith(motif)))
  const painted = new Set(files.flatMap((file) => named(read(file), /var\((--[\w-]+)/g)))
  const given = new Set([...named(read('..', date, 'theme.module.css'), /(--[\w-]+):/g), ...NOT_ASKED])
  expect([...painted].filter((name) => !given.has(name))).toEqual([])
})
