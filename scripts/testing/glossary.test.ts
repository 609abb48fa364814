import { describe, expect, it } from 'vitest'
import { filesBelow } from '../site/files.ts'
import { metas } from './metas.ts'
import { misnamed } from './misnamed.ts'
import { ROOT, readTexts } from './read-texts.ts'

type Words = string | readonly Words[] | { [key: string]: Words }

const files = Object.fromEntries(
  ['pages', 'shared', 'scripts/sandbox', 'scripts/new-page/template']
    .flatMap((folder) => filesBelow(ROOT, folder))
    .filter((file) => /\/(locales|words)\/.*\.json$/.test(file))
    .map((file) => [`/${file}`, readTexts(file) as Words]),
)

const texts = (words: Words, key = ''): [key: string, text: string][] =>
  typeof words === 'string'
    ? [[key, words]]
    : Object.entries(words).flatMap(([name, below]) => texts(below, key ? `${key}.${name}` : name))

const LANGUAGES = ['zh', 'en', 'tw'] as const

it.each(LANGUAGES)('every word that people read in %s calls things by their names', (language) => {
  const inFiles = Object.entries(files)
    .filter(([file]) => file.endsWith(`/${language}.json`))
    .flatMap(([file, words]) => texts(words).map(([key, text]) => [`${file.slice(1)} ${key}`, text] as const))
  const ofPages = Object.entries(metas).flatMap(([file, { title, description }]) =>
    [title, description].flatMap((words, at) => {
      const text = words?.[language]
      return text ? [[`${file.slice(1)} ${at ? 'description' : 'title'}`, text] as const] : []
    }),
  )
  expect(inFiles.length).toBeGreaterThan(1000)
  expect(
    [...inFiles, ...ofPages].flatMap(([place, text]) =>
      misnamed(language, text, place).map((what) => `${place}: ${what} (${text})`),
    ),
  ).toEqual([])
})

describe('what the glossary finds', () => {
  it.each([
    ['60 Magic candy', '“Magic candy” inside a sentence is “magic candy”'],
    ['Back to the Battle order', '“Battle order” inside a sentence is “battle order”'],
    ['You need more PP Coins', '“PP Coins” inside a sentence is “PP coins”'],
    ['The campaign is over', '“campaign” is “event”'],
    ["Only the server's answer counts.", '“server” is “here”'],
    ['You’re invited', "“’” is “'”"],
    ['Choose “Open”', 'curly quotation marks are straight ones'],
    ['Hand in for checking', '“Hand in” is “submit”'],
    ['Pick your favourite', '“favourite” is spelled “favorite”'],
  ])('in English: %s', (text, said) => {
    expect(misnamed('en', text)).toContain(said)
  })

  it.each([
    '{{price}} magic candy',
    'Candy box, tier by tier',
    'The end. Captains rest',
    'Hall of Fame, season {number}',
  ])('nothing in: %s', (text) => {
    expect(misnamed('en', text)).toEqual([])
  })

  it('a name that is put into sentences begins small', () => {
    const place = 'scripts/sandbox/domains/magic-emoji/words/en.json currency'
    expect(misnamed('en', 'Magic candy', place)).not.toEqual([])
    expect(misnamed('en', 'magic candy', place)).toEqual([])
  })

  it('a word of the mainland in Taiwan', () => {
    expect(misnamed('tw', '視頻已保存')).toEqual(['“保存” is “儲存” in Taiwan', '“視頻” is “影片” in Taiwan'])
    expect(misnamed('tw', '影片已儲存')).toEqual([])
  })

  it('developer messages in Chinese are found; a message that the specification fixes is allowed', () => {
    expect(misnamed('zh', '是否到账只以服务器的答复为准')).not.toEqual([])
    expect(misnamed('zh', '服务器繁忙')).toEqual([])
  })
})
