import { expect, test } from 'vitest'
import { definitionsIn, readBlock } from './read-block.ts'
import { splitBlocks } from './split-blocks.ts'

const KB = 100_000
const fill = (part: string) => part.repeat(Math.ceil(KB / part.length))

// Read whole, most of these take a minute and more.
test.each([
  ['prose', fill('## A\n\nwords **bold** `code` [link](https://a.example/x) and more\n\n- a\n- b\n\n')],
  ['emphasis', fill('a_')],
  ['stars and lines', fill('_a*')],
  ['brackets', fill('[')],
  ['pictures', fill('![a](')],
  ['tags', fill('<a ')],
  ['code marks', fill('`a')],
  ['a list', fill('- item **x** yy\n')],
  ['a table', `|a|b|\n|-|-|\n${fill('|x|y|\n')}`],
  ['definitions', fill('[a]: b\n')],
  ['code', `\`\`\`\n${fill('a_b * c\n')}`],
  ['quotes', fill('>')],
])('100 kB of %s are read in time, and whole', (_, text) => {
  const start = performance.now()
  const blocks = splitBlocks(text)
  const definitions = definitionsIn(blocks)
  for (const block of blocks) {
    const tokens = readBlock(block, definitions)
    expect(
      tokens
        .map(({ raw }) => raw)
        .join('')
        .trimEnd(),
    ).toBe(block)
  }
  expect(performance.now() - start).toBeLessThan(15_000)
})

test('the first definition of a name counts, however the name is written; code defines nothing', () => {
  const blocks = [
    '[A  b]: https://a.example/ "title"',
    '[a b]: https://b.example/',
    '```\n[c]: https://c.example/\n```',
  ]
  expect(JSON.parse(definitionsIn(blocks))).toEqual([['a b', 'https://a.example/']])
})

test('no more than a hundred definitions are kept', () => {
  const many = Array.from({ length: 300 }, (_, at) => `[n${at}]: /x`)
  expect(JSON.parse(definitionsIn(many))).toHaveLength(100)
})
