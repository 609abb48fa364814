import { describe, expect, it } from 'vitest'
import { type HeapSnapshot, sizesOf } from './heap-snapshot.ts'
import { judge } from './judge.ts'
import { perHalfSecond } from './scroll.ts'
import type { Stay } from './stay.ts'

const start = { heap: 1000, code: 500, nodes: 100, listeners: 10 }
const stay = (more: Partial<Stay> = {}): Stay => ({
  start,
  end: start,
  frames: 60,
  empty: 60,
  moving: 0,
  ...more,
})

describe('a stay', () => {
  it('a stay holds while memory keeps within a tenth', () => {
    expect(
      judge('pet/room', stay({ end: { heap: 1100, code: 900, nodes: 110, listeners: 11 } })).fails,
    ).toEqual([])
  })

  it('a stay fails by what grew, by slow frames, by what still moves', () => {
    const fails = (more: Partial<Stay>) => judge('pet/room', stay(more)).fails
    expect(fails({ end: { heap: 1101, code: 500, nodes: 100, listeners: 12 } })).toEqual([
      'heap',
      'listeners',
    ])
    expect(fails({ frames: 50 })).toEqual(['frames'])
    expect(fails({ frames: Number.NaN })).toEqual(['frames'])
    expect(fails({ frames: 40, empty: 42 })).toEqual([])
    expect(fails({ moving: 1 })).toEqual(['motion'])
  })
})

it('frames are counted by half seconds, a stall among them', () => {
  const smooth = Array.from({ length: 30 }, (_, frame) => frame * (500 / 30))
  expect(perHalfSecond([...smooth, 900, 1000])).toEqual([60, 2])
  expect(perHalfSecond([])).toEqual([])
})

it('what a page holds is kept apart from compiled code and from the browser’s own', () => {
  const meta: HeapSnapshot['snapshot']['meta'] = {
    node_fields: ['type', 'name', 'self_size'],
    node_types: [['hidden', 'object', 'code', 'native', 'string'], 'string', 'number'],
  }
  const nodes = [
    [1, 0, 40],
    [2, 0, 500],
    [4, 0, 12],
    [3, 0, 9000],
    [0, 0, 8],
  ].flat()
  expect(sizesOf({ snapshot: { meta }, nodes })).toEqual({ held: 52, code: 500 })
})
