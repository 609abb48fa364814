import { beforeEach, describe, expect, it } from 'vitest'
import {
  getFreeBox,
  getFreeBoxHistory,
  getSharedFreeBox,
  helpFreeBox,
  openFreeBox,
  startFreeBox,
} from '#shared/api/free-box'
import { createSandbox, type Sandbox } from '../../index.ts'
import { type AskOptions, ask } from '../../testing/ask.ts'
import { DAY } from '../../world/clock.ts'
import { drawOne } from '../../world/random.ts'
import { EDITIONS } from './plan.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox()
  sandbox.clock.freeze(sandbox.state.firstMidnight + DAY / 2)
})

type Edition = 'single' | 'tiered'
const detail = async (userId = '10001', edition: Edition = 'single') =>
  (await ask(sandbox, getFreeBox, { edition }, { userId })).data
const start = (userId = '10001', edition: Edition = 'single') =>
  ask(sandbox, startFreeBox, { edition }, { userId })
const help = (boxId: string, userId: string) => ask(sandbox, helpFreeBox, { boxId }, { userId })
const open = (boxId: string, userId = '10001', options: AskOptions = {}) =>
  ask(sandbox, openFreeBox, { boxId }, { userId, ...options })
const started = async (edition: Edition = 'single') => (await start('10001', edition)).data.box?.id ?? ''

describe('a box', () => {
  it('a box is started, one after another, three a day', async () => {
    expect((await detail()).box).toBeNull()
    const { data } = await start()
    expect(data).toMatchObject({
      box: { state: 'waiting', helpers: [], need: 5 },
      starts: { left: 2, total: 3 },
    })
    expect(await start()).toMatchObject({ code: 2007 })
    sandbox.happen('10001', 'shared', 5)
    await open('10001-1')
    await start()
    sandbox.happen('10001', 'shared', 5)
    await open('10001-2')
    await start()
    sandbox.happen('10001', 'shared', 5)
    await open('10001-3')
    expect(await start()).toMatchObject({ code: 2072 })
    sandbox.clock.advance(DAY)
    expect(await start()).toMatchObject({ code: 200 })
  })

  it('a box is started once for one idempotency key; with another key it is another box', async () => {
    const begin = async (after: string | undefined, intentId: string) =>
      (await ask(sandbox, startFreeBox, { edition: 'single', after }, { intentId })).data.box?.id
    expect(await begin(undefined, 'start-box-1')).toBe('10001-1')
    expect(await begin(undefined, 'start-box-1')).toBe('10001-1')
    sandbox.happen('10001', 'shared', 5)
    await open('10001-1')
    expect(await begin('10001-1', 'start-box-2')).toBe('10001-2')
  })

  it('a box waits for the start of the campaign', async () => {
    expect(await start('10005')).toMatchObject({ code: 5101 })
  })

  it('a box expires after a day: nobody can help or open it, and the next can be started', async () => {
    const id = await started()
    sandbox.happen('10001', 'shared', 5)
    sandbox.clock.advance(DAY - 1)
    expect((await detail()).box?.state).toBe('full')
    sandbox.clock.advance(1)
    expect((await detail()).box?.state).toBe('expired')
    expect(await open(id)).toMatchObject({ code: 5101 })
    expect(await help(id, '777')).toMatchObject({ code: 5101 })
    expect(await start()).toMatchObject({ code: 200 })
  })

  it('a box gets no more helpers when the campaign is over, and opens if it has reached a tier', async () => {
    sandbox.happen('10006', 'shared', 5)
    expect((await detail('10006')).box).toMatchObject({ id: '10006-3', state: 'waiting', tier: 0 })
    expect(await help('10006-2', '777')).toMatchObject({ code: 5101 })
    expect(await open('10006-3', '10006')).toMatchObject({ code: 2007 })
    const { data } = await open('10006-2', '10006')
    expect(data.detail).toMatchObject({ phase: 'ended', box: { state: 'opened', opened: { tier: 2 } } })
    expect(await start('10006', 'tiered')).toMatchObject({ code: 5101 })
  })
})

describe('help', () => {
  it('help moves the box on, is thanked, and comes once from each', async () => {
    const id = await started()
    const { data } = await help(id, '777')
    expect(data).toMatchObject({
      granted: [{ id: 'candy', amount: 1 }],
      shared: { mine: 'helped', helps: { left: 2 }, box: { helpers: [{ userId: '777' }] } },
    })
    expect(await help(id, '777')).toMatchObject({ code: 2060 })
    expect((await detail()).box?.helpers).toHaveLength(1)
  })

  it('nobody can help with their own box, a full one, or one that does not exist', async () => {
    const id = await started()
    expect(await help(id, '10001')).toMatchObject({ code: 2066 })
    sandbox.happen('10001', 'shared', 9)
    expect(await help(id, '777')).toMatchObject({ code: 2007 })
    expect((await detail()).box?.helpers).toHaveLength(5)
    expect(await help('10001-9', '777')).toMatchObject({ code: 4040 })
    expect(await help('4041-1', '777')).toMatchObject({ code: 4040 })
  })

  it('a person can help with three boxes a day', async () => {
    for (const owner of ['601', '602', '603', '604']) await start(owner)
    for (const owner of ['601', '602', '603'])
      expect(await help(`${owner}-1`, '777')).toMatchObject({ code: 200 })
    expect(await help('604-1', '777')).toMatchObject({ code: 2072 })
    sandbox.clock.advance(DAY / 2)
    expect(await help('604-1', '777')).toMatchObject({ code: 200 })
  })
})

describe('a shared box', () => {
  const shared = async (input: object, userId = '777') =>
    (await ask(sandbox, getSharedFreeBox, input, { userId })).data

  it('a shared box is found by its owner, and says what the visitor can do', async () => {
    const id = await started()
    expect(await shared({ userId: '10001' })).toMatchObject({ box: { id }, mine: 'can' })
    expect(await shared({ boxId: id }, '')).toMatchObject({ mine: 'login' })
    expect(await shared({ boxId: id }, '10001')).toMatchObject({ mine: 'own' })
    sandbox.happen('10001', 'shared', 5)
    expect(await shared({ boxId: id })).toMatchObject({ mine: 'closed' })
    await open(id)
    expect((await shared({ boxId: id }))?.box.opened?.rewards).toHaveLength(1)
  })

  it('a shared box is the one of the campaign that was shared, or the last that was opened', async () => {
    const find = async (input: object) => (await shared({ userId: '10002', ...input }))?.box.id
    expect(await find({ activityId: '31' })).toBe('10002-3')
    expect(await find({ activityId: '32' })).toBe('10002-2')
    expect(await find({ activityId: '31', only: 'opened' })).toBe('10002-1')
    expect(await find({ activityId: '32', only: 'opened' })).toBeUndefined()
    expect(await find({ activityId: '33' })).toBeUndefined()
  })

  it('a shared box is null while there is none, and unknown when it never was', async () => {
    expect(await shared({ userId: '601' })).toBeNull()
    expect(await ask(sandbox, getSharedFreeBox, { boxId: 'x' })).toMatchObject({ code: 4040 })
  })
})

describe('opening', () => {
  it('opening needs the helpers, pays out, and is done once', async () => {
    const id = await started()
    sandbox.happen('10001', 'shared', 4)
    expect(await open(id)).toMatchObject({ code: 2007 })
    await help(id, '777')
    const before = sandbox.state.user('10001').coins
    const { data } = await open(id, '10001', { intentId: 'open-box-1' })
    const coins = data.granted[0]?.id === 'coin' ? data.granted[0].amount : 0
    expect(sandbox.state.user('10001').coins).toBe(before + coins)
    expect((await open(id, '10001', { intentId: 'open-box-1' })).data).toEqual(data)
    expect(await open(id)).toMatchObject({ code: 2060 })
    expect(await open(id, '777')).toMatchObject({ code: 4040 })
  })

  it('opening takes the tier that is reached, and ends the growing', async () => {
    const id = await started('tiered')
    sandbox.happen('10001', 'shared', 6)
    expect((await detail('10001', 'tiered')).box).toMatchObject({ state: 'ready', tier: 2, need: 9 })
    const { data } = await open(id)
    expect(data.detail.box).toMatchObject({ state: 'opened', opened: { tier: 2 } })
    expect(await help(id, '777')).toMatchObject({ code: 2007 })
  })

  it('opening was done on another phone for people who are out of luck', async () => {
    expect(await open('10009-2', '10009')).toMatchObject({ code: 2060 })
    expect((await detail('10009', 'tiered')).box?.state).toBe('opened')
  })
})

it('every prize of a box has a chance, and those of a tier add up to 100', async () => {
  for (const edition of ['single', 'tiered'] as const) {
    for (const { possible } of (await detail('10001', edition)).tiers)
      expect(possible.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
  }
})

it('boxes hold what is shown as often as is shown: chi-squared over a thousand people', async () => {
  for (const edition of ['single', 'tiered'] as const) {
    for (const [nth, { possible }] of EDITIONS[edition].tiers.entries()) {
      const shown = (await detail('10001', edition)).tiers[nth]?.possible ?? []
      const found = possible.map(() => 0)
      for (let at = 0; at < 1000; at++) {
        const won = possible.indexOf(drawOne(sandbox.state.user(`${edition}${nth}-${at}`).luck, possible))
        found[won] = (found[won] ?? 0) + 1
      }
      const chiSquared = shown.reduce((sum, { percent }, at) => {
        return sum + ((found[at] ?? 0) - percent * 10) ** 2 / (percent * 10)
      }, 0)
      // at most 3 degrees of freedom: 999 of 1000 fair boxes stay below
      expect(chiSquared, `${edition} ${nth}: ${found}`).toBeLessThan(16.27)
      expect(shown).toHaveLength(possible.length)
    }
  }
})

it('the history has all boxes, newest first', async () => {
  const { data } = await ask(sandbox, getFreeBoxHistory, {}, { userId: '10003' })
  expect(data.list.map(({ id }) => id)).toEqual(['10003-4', '10003-3', '10003-2', '10003-1'])
  const tiered = await ask(sandbox, getFreeBoxHistory, { edition: 'tiered' }, { userId: '10003' })
  expect(tiered.data.total).toBe(1)
})
