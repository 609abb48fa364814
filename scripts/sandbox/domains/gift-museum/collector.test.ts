import { beforeEach, describe, expect, it } from 'vitest'
import {
  getMuseum,
  openCollector,
  receiveCollectorAward,
  resetCollector,
  synthesize,
} from '#shared/api/gift-museum'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox({ now: Date.UTC(2026, 3, 8, 4) })
})

const museum = 'gift'
const look = async (userId = '10001') => (await ask(sandbox, getMuseum, { museum }, { userId })).data
const make = (giftId: string) => ask(sandbox, synthesize, { museum, giftId })
const award = (level: number, userId = '10002') =>
  ask(sandbox, receiveCollectorAward, { museum, level }, { userId })
const reset = (userId = '10002') => ask(sandbox, resetCollector, { museum }, { userId })
const open = (userId = '10001') => ask(sandbox, openCollector, { museum }, { userId })

describe('the collector', () => {
  it('the collector counts what is made once it is open', async () => {
    expect(await award(1, '10001')).toMatchObject({ code: 2007, desc: '请先开启收藏家' })
    expect((await look()).collector).toMatchObject({ state: 'closed', price: 600 })
    expect((await open()).data).toMatchObject({ balance: 11_400, collector: { state: 'open', points: 0 } })
    expect(await open()).toMatchObject({ code: 2060 })
    expect((await make('dew')).data.museum.collector.points).toBe(1)
    expect((await award(1, '10001')).data.granted).toMatchObject([{ id: 'coin', amount: 50 }])
    expect(await open('10004')).toMatchObject({ code: 2072 })
  })

  it('the collector gives each award once, when it is reached', async () => {
    const { collector } = await look('10002')
    expect(collector.list.map(({ state }) => state)).toEqual(['claimed', 'claimable', 'locked', 'locked'])
    const { balance } = await look('10002')
    expect((await award(2)).data.museum.balance).toBe(balance + 200)
    expect(await award(2)).toMatchObject({ code: 2060 })
    expect(await award(3)).toMatchObject({ code: 2007 })
    expect(await award(5)).toMatchObject({ code: 4040 })
  })

  it('the collector may find an award received on another phone', async () => {
    expect(await award(2, '10009')).toMatchObject({ code: 2060 })
    expect((await look('10009')).collector.list[1]?.state).toBe('claimed')
  })

  it('the collector says what a reset takes away, takes exactly that, and can be reset twice', async () => {
    const { collector, balance } = await look('10002')
    expect(collector.loses).toMatchObject({
      points: 9,
      rewards: [{ id: 'coin', amount: 200 }, { id: 'lantern' }],
    })
    const { data } = await reset()
    expect(data.balance).toBe(balance - 300)
    expect(data.collector).toMatchObject({ state: 'open', points: 0, resets: { left: 1, total: 2 } })
    expect(data.collector.list.every(({ state }) => state === 'locked')).toBe(true)
    expect(await reset()).toMatchObject({ code: 2007, desc: '还没有可以重置的进度' })
    expect(await reset('10001')).toMatchObject({ code: 2007, desc: '请先开启收藏家' })
    expect(await reset('10003')).toMatchObject({ code: 2066 })
  })
})
