import { describe, expect, it } from 'vitest'
import { gapToNext, liftOf } from './standing.ts'

const groups = (...scores: number[]) =>
  scores.map((score) => ({ score, rank: 1 + scores.filter((other) => other > score).length }))
const heights = (...scores: number[]) => groups(...scores).map((group, _, all) => liftOf(group, all))

describe('how far a racer has come', () => {
  it('before anybody has scored all stand at the start', () => {
    expect(heights(0, 0, 0, 0)).toEqual([0, 0, 0, 0])
  })

  it('the best group has come all the way, and one without a score stays behind', () => {
    const [best, none] = heights(500, 0)
    expect([best, none]).toEqual([1, 0])
  })

  it('a group with more score is further', () => {
    const [a = 0, b = 0, c = 0, d = 0] = heights(100, 400, 200, 300)
    expect(b).toBeGreaterThan(d)
    expect(d).toBeGreaterThan(c)
    expect(c).toBeGreaterThan(a)
  })

  it('two that are nearly level can still be distinguished', () => {
    const [first = 0, second = 0] = heights(10_000, 9999, 10, 10)
    expect(first - second).toBeGreaterThan(0.02)
  })

  it('two with the same score are equally far', () => {
    const [first, second] = heights(300, 300, 10)
    expect(first).toBe(second)
  })

  it('a group alone in the race has come all the way', () => {
    expect(heights(7)).toEqual([1])
  })
})

describe('what a group lacks', () => {
  it('a group’s gap is counted to the group placed just before it', () => {
    const all = groups(100, 400, 250)
    expect(all.map((group) => gapToNext(group, all))).toEqual([150, 0, 150])
  })

  it('groups that share the first place lack nothing', () => {
    const all = groups(400, 400)
    expect(all.map((group) => gapToNext(group, all))).toEqual([0, 0])
  })
})
