import path from 'node:path'
import { expect, it } from 'vitest'
import { findPages } from '../build/pages.ts'
import { patternOf } from '../testing/pattern-of.ts'
import { wordsOf } from './shown.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

it('what a state shows is looked for in the words of its page, then of its family, in each language', async () => {
  const pages = await findPages(ROOT)
  const named = pages.flatMap(({ id, meta }) =>
    Object.values(meta.states).flatMap(({ shows }) =>
      shows && !shows.startsWith('data-') ? [[id, shows]] : [],
    ),
  )
  expect(named.length).toBeGreaterThan(5)
  for (const [id = '', key = ''] of named)
    for (const language of ['zh', 'en', 'tw'] as const)
      expect([id, key, wordsOf(ROOT, id, key, language)]).not.toContain('')
})

it('words that no page has are refused in a sentence that names them', () => {
  expect(() => wordsOf(ROOT, 'singing/karaoke', 'karaoke.encore', 'en')).toThrow(
    'pages/singing/karaoke/page.ts: "shows" names "karaoke.encore", which neither the page\'s words nor its family\'s have.',
  )
})

it.each([
  ['现在 {{time}}，不在计时时段', '现在 00:30，不在计时时段', true],
  ['{{left}} of {{total}} seats (each)', '3 of 9 seats (each)', true],
  ['{{left}} of {{total}} seats', 'No seats', false],
])('"%s" finds "%s": %s', (words, text, found) => expect(patternOf(words).test(text)).toBe(found))
