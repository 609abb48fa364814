import { expect, it } from 'vitest'
import { readCommand } from './gallery-command.ts'

it('without arguments every page is taken in every language', () => {
  expect(readCommand([])).toEqual({
    pages: [],
    languages: ['zh', 'en', 'tw'],
    accept: false,
    open: false,
  })
})

it('pages, families and languages are chosen, in whichever order', () => {
  const { pages, languages } = readCommand(['warlord', '--lang', 'tw,zh', 'portal/login'])
  expect(pages).toEqual(['warlord', 'portal/login'])
  expect(languages).toEqual(['zh', 'tw'])
})

it('a page may be named by its folder', () => {
  expect(readCommand(['pages/warlord/season/']).pages).toEqual(['warlord/season'])
})

it('recording what changed is asked for by name', () => {
  expect(readCommand(['warlord', '--accept']).accept).toBe(true)
})

it.each([
  [['--lang', 'fr'], /"fr" is not zh, en or tw/],
  [['--acept'], /Unknown option '--acept'\. Did you mean --accept\?/],
])('%j is refused with a sentence', (argv, sentence) => {
  expect(() => readCommand(argv)).toThrow(sentence)
})
