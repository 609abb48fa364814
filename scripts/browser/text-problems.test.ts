import { expect, it } from 'vitest'
import { foreignTexts, machineTexts, rawTexts } from './text-problems.ts'

const seen = (...texts: string[]) => texts.map((text) => ({ text, kept: false }))

it('the search finds Chinese in an English page, full-width signs too', () => {
  expect(foreignTexts('en', seen('Claim', '领取', 'Day 3：locked', 'LV.3 · 1,000'))).toEqual([
    '领取',
    'Day 3：locked',
  ])
})

it('the search finds English words in a Chinese page, and leaves product words alone', () => {
  expect(foreignTexts('zh', seen('Loading', '立即 Claim', 'PP 币', 'VIP'))).toEqual(['Loading', '立即 Claim'])
})

it('the search distinguishes simplified from traditional characters', () => {
  expect(foreignTexts('tw', seen('领取奖励', '領取獎勵', '今日任務'))).toEqual(['领取奖励'])
  expect(foreignTexts('zh', seen('領取獎勵', '领取奖励'))).toEqual(['領取獎勵'])
})

it('the search leaves names and texts from people alone', () => {
  expect(foreignTexts('en', [{ text: '小鹿', kept: true }])).toEqual([])
})

it('the search finds slips of the program', () => {
  const slips = ['undefined 天', 'NaN%', '[object Object]', 'goal.title', '{{count}} left', 'Invalid Date']
  expect(rawTexts(seen(...slips, 'v3.17.0', 'Until 8 p.m.'))).toEqual(slips)
})

it('the search finds words that only a machine would say', () => {
  const said = [
    "TypeError: Cannot read properties of undefined (reading 'x')",
    'Unexpected token < in JSON',
    'Failed to fetch',
  ]
  expect(machineTexts(seen(...said, 'Server busy', 'Request error', 'Closes at 24:00'))).toEqual(said)
})
