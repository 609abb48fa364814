// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { i18n } from 'i18next'
import { afterAll, expect, it } from 'vitest'
import { CODES, type Language } from '../../shared/runtime/i18n/index.ts'
import { filesBelow } from '../site/files.ts'
import { leanLibraries } from './lean-libraries.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(path.join(tmpdir(), 'lean-i18next-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** i18next as pages have it. */
async function leanI18next(): Promise<i18n> {
  const whole = createRequire(import.meta.url)
    .resolve('i18next')
    .replace(/dist\/.*$/, 'dist/esm/i18next.js')
  const { transform } = leanLibraries() as {
    transform: { handler(code: string, id: string): string }
  }
  const file = path.join(folder, 'i18next.mjs')
  writeFileSync(file, transform.handler(readFileSync(whole, 'utf8'), whole))
  return (await import(pathToFileURL(file).href)).default
}

type Nested = { [key: string]: string | Nested }

const textsOf = (words: Nested, before = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value]] : textsOf(value, `${before}${key}.`),
  )

/** What people and servers can put into a text, with a sign of each syntax that i18next knows. */
const VALUES = ['0', '1,234', '小明', '<b>$t(title)</b>', '{{name}}', '$& $1', 0, 1, 2.5, null, undefined]

function start(library: i18n, code: string, words: object) {
  const started = library.createInstance()
  void started.init({
    lng: code,
    fallbackLng: false,
    load: 'currentOnly',
    defaultNS: 'page',
    resources: { [code]: { page: words } },
    initAsync: false,
    interpolation: { escapeValue: false },
  } as never)
  return started
}

it('every text of the project is said by the lean i18next as by the whole one, whatever stands in it', async () => {
  const [lean, whole] = [await leanI18next(), (await import('i18next')).default]
  let said = 0
  for (const file of ['pages', 'shared'].flatMap((room) => filesBelow(ROOT, room))) {
    const [, language] = /locales\/(zh|en|tw)\.json$/.exec(file) ?? []
    if (!language) continue
    const words: Nested = JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))
    const code = CODES[language as Language]
    const [ours, theirs] = [start(lean, code, words), start(whole, code, words)]
    for (const [key, text] of textsOf(words)) {
      const names = [...text.matchAll(/{{(.+?)}}/g)].map(([, name]) => name as string)
      const plain = key.replace(/_(zero|one|two|few|many|other)$/, '')
      const cases: object[] = VALUES.map((value) => Object.fromEntries(names.map((name) => [name, value])))
      if (plain !== key) cases.push(...[0, 1, 2, 5, 1.5, 1_000_000].map((count) => ({ ...cases[0], count })))
      for (const values of [undefined, ...cases]) {
        const asked = [plain, values] as [string, Record<string, unknown>]
        expect(ours.t(...asked), `${file}: ${key}`).toBe(theirs.t(...asked))
        expect(ours.getFixedT(null, 'page')(...asked), `${file}: ${key}`).toBe(ours.t(...asked))
        said++
      }
    }
  }
  expect(said).toBeGreaterThan(50_000)
})

it('a key that nobody wrote comes back as it is, also one that leads into a text or through one', async () => {
  const started = start(await leanI18next(), 'en', { a: { b: 'text' } })
  expect(['none', 'a.none', 'a.b.c', 'toString', 'a.constructor'].map((key) => started.t(key))).toEqual([
    'none',
    'a.none',
    'a.b.c',
    'toString',
    'a.constructor',
  ])
})
