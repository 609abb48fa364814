import { beforeEach, describe, expect, it } from 'vitest'
import { getBingoCard, receiveBingoCell, receiveBingoFull, receiveBingoLine } from '#shared/api/bingo'
import { createSandbox, type Sandbox } from '../../index.ts'
import { type AskOptions, ask } from '../../testing/ask.ts'
import { DAY } from '../../world/clock.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox()
})

const cardOf = async (userId: string) => (await ask(sandbox, getBingoCard, {}, { userId })).data
const cell = (place: number, userId = '10002', options: AskOptions = {}) =>
  ask(sandbox, receiveBingoCell, { cellId: `cell-${place + 1}` }, { userId, ...options })
const line = (lineId: string, userId = '10002') => ask(sandbox, receiveBingoLine, { lineId }, { userId })
const full = (userId: string) => ask(sandbox, receiveBingoFull, {}, { userId })
const coins = (userId: string) => sandbox.state.user(userId).coins

describe('a cell', () => {
  it('a cell is locked until its row opens at midnight', async () => {
    const states = async () => (await cardOf('10001')).cells.slice(12).map(({ state }) => state)
    expect(await states()).toEqual(Array(4).fill('locked'))
    expect(await cell(12, '10001')).toMatchObject({ code: 2007 })
    sandbox.clock.advance(DAY)
    expect(await states()).toEqual(Array(4).fill('todo'))
  })

  it('a cell is moved on by what happens in the app, and stamped once', async () => {
    expect(await cell(1, '10001')).toMatchObject({ code: 2007 })
    sandbox.happen('10001', 'hosted', 1)
    expect((await cardOf('10001')).cells[1]).toMatchObject({ state: 'claimable', progress: 20, target: 20 })
    const before = coins('10001')
    expect((await cell(1, '10001', { intentId: 'stamp-cell-2' })).data.card.stamped).toBe(1)
    expect(await cell(1, '10001', { intentId: 'stamp-cell-2' })).toMatchObject({ code: 200 })
    expect(coins('10001')).toBe(before + 10)
    expect(await cell(1, '10001')).toMatchObject({ code: 2060 })
    expect(await cell(99, '10001')).toMatchObject({ code: 4040 })
  })

  it('a cell can finish two lines at once', async () => {
    const { data } = await cell(10)
    expect(data.finished).toEqual(['row-3', 'diagonal-1'])
    const claimable = data.card.lines.filter(({ state }) => state === 'claimable').map(({ id }) => id)
    expect(claimable).toEqual(['row-3', 'diagonal-1'])
    expect((await cell(12)).data.finished).toEqual(['column-1'])
  })

  it('a cell was stamped on another phone for people who are out of luck', async () => {
    expect(await cell(10, '10009')).toMatchObject({ code: 2060 })
    expect((await cardOf('10009')).cells[10]?.state).toBe('stamped')
  })
})

it('a line is claimed once, as soon as it is finished', async () => {
  expect(await line('row-3')).toMatchObject({ code: 2007 })
  await cell(10)
  const before = coins('10002')
  expect(await line('row-3')).toMatchObject({
    code: 200,
    data: { granted: [{ amount: 66 }, { id: 'candy' }] },
  })
  expect(coins('10002')).toBe(before + 66)
  expect(await line('row-3')).toMatchObject({ code: 2060 })
  expect(await line('row-9')).toMatchObject({ code: 4040 })
})

it('the full board comes with the last stamp', async () => {
  expect(await full('10003')).toMatchObject({ code: 2007 })
  expect((await cell(15, '10003')).data.card).toMatchObject({ stamped: 16, full: { state: 'claimable' } })
  expect(await full('10003')).toMatchObject({ code: 200 })
  expect(await full('10003')).toMatchObject({ code: 2060 })
})

it('nothing moves before the start; after the end lines can be claimed, cells cannot', async () => {
  sandbox.happen('10005', 'hosted', 9)
  expect((await cardOf('10005')).cells[1]?.progress).toBe(0)
  expect(await cell(0, '10005')).toMatchObject({ code: 5101 })
  expect(await cell(10, '10006')).toMatchObject({ code: 5101 })
  expect(await line('row-1', '10006')).toMatchObject({ code: 2007 })
  expect(await line('row-1', '10007')).toMatchObject({ code: 5101 })
})
