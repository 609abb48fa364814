import { type GenericSchema, getDotPath, object, picklist, safeParse, string } from 'valibot'
import { expect, it } from 'vitest'
import { array, boolean, count, fallback, isBearable, time } from './index.ts'

const task = object({ name: string(), state: picklist(['open', 'done']), points: count })

/** What is read of a value, where each issue lies, and whether the data is usable. */
function read(schema: GenericSchema, value: unknown) {
  const { output, typed, issues = [] } = safeParse(schema, value)
  return {
    output,
    paths: issues.map((issue) => getDotPath(issue)),
    usable: typed && issues.every(isBearable),
  }
}

const good = { name: 'a', state: 'open', points: 1 }

it('a row with a state that is new is left out, and its issue names row and field', () => {
  expect(read(object({ tasks: array(task) }), { tasks: [good, { ...good, state: 'frozen' }, good] })).toEqual(
    {
      output: { tasks: [good, good] },
      paths: ['tasks.1.state'],
      usable: true,
    },
  )
})

it('a number beyond all bounds costs its row too', () => {
  expect(read(array(task), [{ ...good, points: 1e16 }, null])).toEqual({
    output: [],
    paths: ['0.points', '1'],
    usable: true,
  })
})

it('rows within a row cost themselves alone, and a moment that cannot be read not even its row', () => {
  const groups = array(object({ at: time, tasks: array(task) }))
  expect(read(groups, [{ at: 'soon', tasks: [{}, good] }])).toEqual({
    output: [{ at: Number.NaN, tasks: [good] }],
    paths: ['0.at', '0.tasks.0.name', '0.tasks.0.state', '0.tasks.0.points'],
    usable: true,
  })
})

it('what is no array is refused as a whole, and so is a new state outside of rows', () => {
  expect(read(array(task), { 0: good }).usable).toBe(false)
  expect(
    read(object({ tasks: array(task), state: picklist(['on']) }), { tasks: [], state: 'off' }).usable,
  ).toBe(false)
})

it('a value that stands in for one that cannot be read is reported', () => {
  const state = fallback(picklist(['paid', 'unknown']), 'unknown')
  const orders = array(object({ state }))
  expect(read(orders, [{ state: 'frozen' }, { state: 'paid' }, { state: null }])).toEqual({
    output: [{ state: 'unknown' }, { state: 'paid' }, { state: 'unknown' }],
    paths: ['0.state', '2.state'],
    usable: true,
  })
})

it('a boolean may be written as a number or as text', () => {
  expect([true, false, 1, 0, '1', '0', 'true', 'false'].map((each) => read(boolean(), each).output)).toEqual([
    true,
    false,
    true,
    false,
    true,
    false,
    true,
    false,
  ])
  expect([2, '', 'yes', null].map((each) => read(boolean(), each).usable)).toEqual(Array(4).fill(false))
})
