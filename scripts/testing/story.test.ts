import path from 'node:path'
import { expect, it } from 'vitest'
import { wordsOf } from './story.ts'

const FOLDER = path.resolve('pages/bonds/cp-list')
const say = wordsOf(FOLDER) as (key: string) => ReturnType<ReturnType<typeof wordsOf>>

it.each([
  ['the page', 'tabs.prizes', { zh: '奖励', en: 'Prizes', tw: '獎勵' }],
  ['its family', 'family:ask', { zh: '邀请', en: 'Ask', tw: '邀請' }],
  ['a component', 'kit/rules-sheet:title', { zh: '活动规则', en: 'Rules', tw: '活動規則' }],
])('a story says the words of %s by their key', (_, key, words) => {
  expect(say(key)).toEqual(words)
})

it.each(['tabs.prices', 'tabs', 'gap', 'kit/sheets:close'])(
  'a story that names %s, which is no whole text, is shown the file that lacks it',
  (key) => {
    expect(() => say(key)).toThrow(/locales\/zh\.json has no text|locales\/zh\.json'/)
  },
)

it('a story that names a key of its page which does not exist does not compile', () => {
  const typed = wordsOf<{ tabs: { prizes: string } }>(FOLDER)
  expect(typed('tabs.prizes')).toMatchObject({ en: 'Prizes' })
  // @ts-expect-error the key is misspelt
  expect(() => typed('tabs.prices')).toThrow()
})
