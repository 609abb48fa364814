import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import words from '#sandbox/world/words/rewards/en.json'
import { type Reward, RewardArt } from '#shared/campaign/reward'
import { renderComponent } from '#testing/render-component.tsx'
import { entrances } from './entrances.ts'
import { gifts } from './gifts.ts'
import { drawFrom, drawPrize } from './index.ts'
import { presents } from './presents.ts'
import { signs } from './signs.ts'
import { worn } from './worn.ts'

const KINDS: Reward['kind'][] = [
  'coin',
  'point',
  'ticket',
  'gift',
  'frame',
  'badge',
  'title',
  'entrance',
  'bubble',
  'card',
]
const idsIn = (file: string) =>
  [...readFileSync(path.join(import.meta.dirname, `${file}.svg`), 'utf8').matchAll(/<g id="(\w+)"/g)].map(
    ([, id]) => id,
  )
const prize = (id: string, kind: Reward['kind'], rarity?: Reward['rarity']): Reward => ({
  id,
  kind,
  name: id,
  amount: 1,
  days: 0,
  image: '',
  ...(rarity && { rarity }),
})
/** What is drawn, as `rose` or `rare coin`. */
const drawn = (reward: Reward, draw = drawPrize) => {
  const { container } = renderComponent(<RewardArt reward={reward} draw={draw} />)
  return [...container.querySelectorAll('use')]
    .map((use) => use.getAttribute('href')?.split('#')[1])
    .join(' ')
}

describe.each(Object.entries({ entrances, gifts, presents, signs, worn }))('%s', (name, [, names]) => {
  test('every drawing of the file is named, and none else', () =>
    expect(idsIn(name).sort()).toEqual(names.split(' ').sort()))
})

test('every kind has its drawing', () => {
  expect(KINDS.map((kind) => drawn(prize('unheard-of', kind)))).toEqual(KINDS)
  expect(idsIn('kinds')).toEqual(
    expect.arrayContaining([...KINDS, 'candy', 'coins', 'key', 'rare', 'epic', 'legend']),
  )
})

test('no two drawings have one name', () => {
  const all = ['kinds', 'entrances', 'gifts', 'presents', 'signs', 'worn'].flatMap(idsIn)
  expect(all.filter((id, at) => all.indexOf(id) < at)).toEqual([])
})

test('an item with its own drawing is drawn as itself, others as their kind', () => {
  expect(drawn(prize('rose', 'gift'))).toBe('rose')
  expect(drawn(prize('key', 'ticket'))).toBe('key')
  expect(drawn(prize('frameFox', 'frame'))).toBe('frameFox')
  expect(drawn(prize('frameOfTomorrow', 'frame'))).toBe('frame')
})

test('a set that the page did not bring is drawn by kind, so that its file is not asked for', () => {
  expect(drawn(prize('aries', 'gift'))).toBe('gift')
  expect(drawn(prize('aries', 'gift'), drawFrom(signs))).toBe('aries')
})

test('rare items glow by their rarity', () => {
  expect(drawn(prize('castle', 'gift', 'legend'))).toBe('legend castle')
  expect(drawn(prize('coin', 'coin', 'rare'))).toBe('rare coin')
  expect(drawn(prize('coin', 'coin', 'common'))).toBe('coin')
})

test('gifts of the sandbox are drawn as themselves', () => {
  const draw = drawFrom(gifts, presents, worn, signs)
  const things = Object.keys(words).filter(
    (id) => !/^(coin|points|frame|badge|title|entrance|bubble|card|ticket|fox)/.test(id),
  )
  expect(things.map((id) => drawn(prize(id, 'gift'), draw))).toEqual(things)
})
