import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { declaredCalls } from './calls.ts'
import { testsOf } from './read-tests.ts'
import type { Row } from './row.ts'
import { MESSAGES, RUNTIME } from './stated/messages.ts'
import { tables } from './tables.ts'
import { writeTables } from './write-tables.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const all = tables()

type Words = { [key: string]: string | Words }

const wordsOf = (room: string, language: string): Words =>
  JSON.parse(readFileSync(path.join(ROOT, room, 'locales', `${language}.json`), 'utf8'))
const wordsAt = (words: Words, key: string) =>
  key.split('.').reduce<string | Words | undefined>((at, name) => (at as Words | undefined)?.[name], words)
const keysOf = (words: Words, above = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? above + key : keysOf(value, `${above}${key}.`),
  )

/** As `includes`, by whole words and numbers: 404 is not in 4040. */
const holds = (source: string, text: string) =>
  source.split(text).some((before, at, parts) => {
    const after = parts[at + 1]
    const cutsWord = (left: string, right: string) => /\w$/.test(left) && /^\w/.test(right)
    return after !== undefined && !cutsWord(before, text) && !cutsWord(text, after)
  })

/** What is wrong with a row: no such test, or one that does not hold what the row says. */
function faultOf({ what, where, test, shows = [] }: Row): string[] {
  const named = testsOf(where).filter(({ title }) => title === test)
  if (!named.length) return [`${what}: ${where} has no test "${test}"`]
  const told = [shows].flat()
  return named.some(({ source }) => told.every((text) => holds(source, text)))
    ? []
    : [`${what}: "${test}" in ${where} does not hold ${told.join(', ')}`]
}

describe.each(all)('$title', ({ rows }) => {
  it('the rows of the table are shown by tests that exist and hold what is said', () => {
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.flatMap(faultOf)).toEqual([])
  })

  it('the rows of the table are each listed once', () => {
    const named = rows.map(({ what }) => what)
    expect(named.filter((what, at) => named.indexOf(what) !== at)).toEqual([])
  })
})

it('every endpoint is called by a test of its domain', () => {
  const calls = declaredCalls()
  expect(calls.length).toBeGreaterThan(150)
  expect(calls.filter(({ row }) => !row).map(({ call, file }) => `${call} in ${file}`)).toEqual([])
})

describe('messages', () => {
  it('messages read in English character by character as they were promised', () => {
    expect(MESSAGES.map(({ room, key }) => wordsAt(wordsOf(room, 'en'), key))).toEqual(
      MESSAGES.map(({ words }) => words),
    )
  })

  it('the messages of every page are all in the table', () => {
    const listed = MESSAGES.filter(({ room }) => room === RUNTIME).map(({ key }) => key)
    expect(listed.sort()).toEqual(keysOf(wordsOf(RUNTIME, 'en')).sort())
  })

  it.each(MESSAGES)(
    '"$words" stands in its test, in a language of the pages',
    ({ room, key, where, test }) => {
      const said = ['zh', 'en', 'tw'].map((language) => String(wordsAt(wordsOf(room, language), key)))
      const source = testsOf(where).find(({ title }) => title === test)?.source ?? ''
      expect(said.some((words) => source.includes(words))).toBe(true)
    },
  )
})

it('the README tells what the tables say; vitest -u writes it again', async () => {
  await expect(writeTables(all)).toMatchFileSnapshot('./README.md')
})
