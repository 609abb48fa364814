import { expect, test } from 'vitest'
import { splitBlocks } from './split-blocks.ts'

test.each([
  ['paragraphs', 'a\nb\n\n\nc', ['a\nb', 'c']],
  ['headings without blank lines', '# A\na\n## B\nb', ['# A', 'a', '## B', 'b']],
  ['a list with blank lines', '- a\n\n- b\n\n  more\n\nend', ['- a\n\n- b\n\n  more', 'end']],
  ['code with blank lines', 'a\n```\n1\n\n# 2\n```\nb', ['a', '```\n1\n\n# 2\n```', 'b']],
  ['code within code', '````\n```\n\nx\n````\nb', ['````\n```\n\nx\n````', 'b']],
  ['code that is not closed', '```\n1\n\n2', ['```\n1\n\n2']],
  ['code in a list that is not closed', '- a\n  ```\n  1\n\n  2\nb\n\nc', ['- a\n  ```\n  1\n\n  2\nb', 'c']],
  ['inline code that looks like a fence', '``` a ``` b\n\nc', ['``` a ``` b', 'c']],
  ['indented code with blank lines', '    a\n\n    b', ['    a\n\n    b']],
  ['line ends of Windows', 'a\r\n\r\nb', ['a', 'b']],
  ['nothing', ' \n\n', []],
])('%s', (_, text, pieces) => {
  expect(splitBlocks(text)).toEqual(pieces)
})

test('a long list is cut between its items', () => {
  const pieces = splitBlocks('- item\n'.repeat(2000))
  expect(pieces.every((piece) => piece.length <= 4000 && piece.startsWith('- item'))).toBe(true)
  expect(pieces.join('\n').match(/- item/g)).toHaveLength(2000)
})

test('a long table is cut between its rows, and each part has the head', () => {
  const head = '| a | b |\n|---|---|'
  const pieces = splitBlocks(`${head}\n${'| 1 | 2 |\n'.repeat(1000)}`)
  expect(pieces.length).toBeGreaterThan(2)
  expect(pieces.every((piece) => piece.startsWith(`${head}\n| 1`))).toBe(true)
})

test('a line without end is cut, but not within an emoji', () => {
  const pieces = splitBlocks(`a${'😀'.repeat(5000)}`)
  expect(pieces.join('')).toBe(`a${'😀'.repeat(5000)}`)
  expect(pieces.every((piece) => piece.length <= 4000 && !/[\ud800-\udbff]$/.test(piece))).toBe(true)
})

test('pieces of a text that grows do not change, but for the last ones', () => {
  const text = '# A\n\npara **b**\n\n- x\n\n- y\n\n```\ncode\n\nmore\n```\n\n| a |\n|---|\n| 1 |\n\nend'
  let before: string[] = []
  for (let end = 1; end <= text.length; end++) {
    const pieces = splitBlocks(text.slice(0, end))
    const settled = Math.max(0, before.length - 2)
    expect(pieces.slice(0, settled)).toEqual(before.slice(0, settled))
    before = pieces
  }
})
