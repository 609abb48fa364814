import { describe, expect, it } from 'vitest'
import { foreignSigns } from '#testing/foreign-signs.ts'
import { ROOT, readTexts } from '#testing/read-texts.ts'
import { filesBelow } from '../../../scripts/site/files.ts'

type Words = { [key: string]: string | Words }

const files = Object.fromEntries(
  ['pages', 'shared']
    .flatMap((folder) => filesBelow(ROOT, folder))
    .filter((file) => /\/locales\/[^/]+\.json$/.test(file))
    .map((file) => [`/${file}`, readTexts(file) as Words]),
)
const folders = [...new Set(Object.keys(files).map((file) => file.replace(/\/[^/]+$/, '')))]

const flat = (words: Words, prefix = ''): [key: string, text: string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  )
const PLURAL = /_(zero|one|two|few|many|other)$/
/** Keys without plural forms, which differ between languages. */
const keys = (words: Words | undefined) =>
  [...new Set(flat(words ?? {}).map(([key]) => key.replace(PLURAL, '')))].sort()
/** The `{{name}}` places of each text. A text for one may leave its number out, so `count` is not looked at. */
const places = (words: Words | undefined) => {
  const found: Record<string, string[]> = {}
  for (const [key, text] of flat(words ?? {})) {
    const names = (text.match(/\{\{\s*\w+/g) ?? []).map((name) => name.replace(/\W/g, ''))
    found[key.replace(PLURAL, '')] = [...new Set(names)].filter((name) => name !== 'count').sort()
  }
  return found
}

/** A number beside what it counts, as `{{points}} points` or `{{left}}/{{total}} more PP coins`. */
const COUNTED =
  /\{\{\w+\}\} (?:(?:PP|[a-z]+ing|more|new|extra|recall|reward) )*(?!is |was |has |this |less )([a-z]+s)\b/
/** They have no plural of their own, or their place is a name. */
const UNCOUNTED = new Set([
  'sweetness',
  'receives',
  'gets',
  'belongs',
  'sends',
  'invites',
  'asks',
  'wins',
  'owns',
])

describe.each(folders)('%s', (folder) => {
  const of = (language: string) => files[`${folder}/${language}.json`]

  it('names values alone in its places: formatting is the business of shared/runtime/format', () => {
    const texts = ['zh', 'en', 'tw'].flatMap((language) => flat(of(language) ?? {}))
    expect(texts.filter(([, text]) => /\{\{[^}]*,|\$t\(/.test(text))).toEqual([])
  })

  it('holds the same keys in zh, en and tw, and no other file', () => {
    expect(
      Object.keys(files)
        .filter((file) => file.startsWith(`${folder}/`))
        .sort(),
    ).toEqual(['en', 'tw', 'zh'].map((language) => `${folder}/${language}.json`))
    expect(keys(of('en'))).toEqual(keys(of('zh')))
    expect(keys(of('tw'))).toEqual(keys(of('zh')))
  })

  it('each language has the same places for names and numbers', () => {
    expect(places(of('en'))).toEqual(places(of('zh')))
    expect(places(of('tw'))).toEqual(places(of('zh')))
  })

  it.each([
    ['zh', ['other']],
    ['en', ['one', 'other']],
    ['tw', ['other']],
  ])('what is counted in %s has the forms %j', (language, forms) => {
    const counted = flat(of(language) ?? {}).filter(([key]) => PLURAL.test(key))
    const bases = [...new Set(counted.map(([key]) => key.replace(PLURAL, '')))]
    expect(counted.map(([key]) => key).sort()).toEqual(
      bases.flatMap((base) => forms.map((form) => `${base}_${form}`)).sort(),
    )
  })

  it('in English what stands beside a number has a form for one and one for more', () => {
    const beside = flat(of('en') ?? {}).filter(([key, text]) => {
      const noun = COUNTED.exec(text)?.[1]
      return noun && !UNCOUNTED.has(noun) && !PLURAL.test(key)
    })
    expect(beside).toEqual([])
  })

  it.each(['zh', 'en', 'tw'])('there is no empty text in %s', (language) => {
    expect(flat(of(language) ?? {}).filter(([, text]) => !text.trim())).toEqual([])
  })

  it.each(['zh', 'en', 'tw'] as const)('holds no word or sign of another language in %s', (language) => {
    expect(flat(of(language) ?? {}).filter(([, text]) => foreignSigns(language, text).length)).toEqual([])
  })
})

it('the fixed messages read in English as the specification has them', () => {
  const said = flat(files['/shared/runtime/i18n/locales/en.json'] ?? {}).map(([, text]) => text)
  expect(said).toEqual(
    expect.arrayContaining([
      'Please login first',
      'Please login again',
      'Server busy',
      'Resource not found',
      'Request error',
      'Server error',
      'Not open yet',
      'Switching',
      'Please unlock first to receive',
      'Empty',
      'Loading',
      'Initializing',
      'Unknown activity',
      'Saving',
      'Link copied, go share it',
      'Please select the target first',
      'Please select the hall first',
      'Please read it first',
    ]),
  )
})
