import { expect, it } from 'vitest'
import { type Jump, worstJump } from './jumps.ts'

const jump = (at: number, by: number, document = 0): Jump => ({ document, at, by, what: [`at ${at}`] })

it('jumps within a second are counted together, up to five seconds', () => {
  expect(worstJump([])).toEqual({ by: 0, what: [] })
  expect(worstJump([jump(0, 1), jump(900, 2), jump(2000, 2)])).toEqual({ by: 3, what: ['at 0', 'at 900'] })
  const steady = Array.from({ length: 8 }, (_, nth) => jump(nth * 900, 1))
  expect(worstJump(steady).by).toBe(6)
})

it('each document is counted by itself, whenever it reported', () => {
  expect(worstJump([jump(100, 1), jump(200, 1, 5), jump(300, 1), jump(250, 3, 5)])).toEqual({
    by: 4,
    what: ['at 200', 'at 250'],
  })
})
