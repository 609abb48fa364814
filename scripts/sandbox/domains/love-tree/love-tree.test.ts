import { beforeEach, describe, expect, it } from 'vitest'
import { fertiliseTree, getLoveTree, getTreeRecords, receiveFruit, waterTree } from '#shared/api/love-tree'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'
import { DAY } from '../../world/clock.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox()
})

const tree = async (userId = '10001') => (await ask(sandbox, getLoveTree, {}, { userId })).data
const water = (userId = '10001') => ask(sandbox, waterTree, {}, { userId })
const fertilise = (userId = '10001') => ask(sandbox, fertiliseTree, {}, { userId })
const pick = (fruitId: string, userId = '10002') => ask(sandbox, receiveFruit, { fruitId }, { userId })

describe('caring for the tree', () => {
  it('caring for the tree makes it grow from stage to stage', async () => {
    expect(await tree()).toMatchObject({ stage: 'seed', growth: 25, missing: 5 })
    const { data } = await water()
    expect(data).toMatchObject({ added: 5, tree: { stage: 'sprout', growth: 30, missing: 170 } })
    expect((await fertilise()).data.tree).toMatchObject({ growth: 80, balance: 11_900 })
  })

  it('caring for the tree is limited by the day', async () => {
    for (let times = 0; times < 5; times++) await water()
    expect(await water()).toMatchObject({ code: 2072, desc: '今日次数已用完' })
    for (let times = 0; times < 3; times++) await fertilise()
    expect(await fertilise()).toMatchObject({ code: 2072, desc: '今日次数已用完' })
    expect(await tree()).toMatchObject({ water: { left: 0, total: 5 }, fertiliser: { left: 0, total: 3 } })
    sandbox.clock.advance(DAY)
    expect(await tree()).toMatchObject({ water: { left: 5 }, fertiliser: { left: 3 } })
    expect(await water()).toMatchObject({ code: 200 })
  })

  it('caring for the tree twice with one idempotency key acts once', async () => {
    const once = () => ask(sandbox, fertiliseTree, {}, { intentId: 'intent-tree' })
    expect(await once()).toMatchObject({ data: { tree: { growth: 75 } } })
    await once()
    expect(await tree()).toMatchObject({ growth: 75, balance: 11_900 })
  })

  it('a tree that bears all its fruit takes no more care, and nothing is charged', async () => {
    const { growth, missing, balance } = await tree('10003')
    expect(missing).toBe(0)
    expect(await fertilise('10003')).toMatchObject({ code: 2066 })
    expect(await water('10003')).toMatchObject({ code: 2066 })
    expect(await tree('10003')).toMatchObject({ growth, balance })
  })

  it('caring for the tree is seen by the partner, whose own times are untouched', async () => {
    await water()
    const partner = (await tree()).partner?.userId ?? ''
    expect(await tree(partner)).toMatchObject({
      growth: 30,
      partner: { userId: '10001' },
      water: { left: 5 },
    })
  })

  it('caring for the tree is refused without coins, without a partner, and outside the campaign', async () => {
    expect(await fertilise('10004')).toMatchObject({ code: 2072, desc: 'PP币不足' })
    expect(await tree('10008')).toMatchObject({ partner: null, growth: 0, fruits: [] })
    expect(await water('10008')).toMatchObject({ code: 2066 })
    expect(await water('10005')).toMatchObject({ code: 5101, desc: '暂未开放' })
    expect(await water('10006')).toMatchObject({ code: 5101, desc: '活动已结束' })
  })
})

describe('fruit', () => {
  it('fruit appears with growth, is ripe a day later, and is received by each of the two', async () => {
    expect((await tree('10002')).fruits.map(({ state }) => state)).toEqual(['ripe', 'growing'])
    const before = sandbox.state.user('10002').coins
    expect(await pick('1')).toMatchObject({ code: 200, data: { granted: [{ id: 'coin', amount: 66 }] } })
    expect(sandbox.state.user('10002').coins).toBe(before + 66)
    expect(await pick('1')).toMatchObject({ code: 2060 })
    expect(await pick('2')).toMatchObject({ code: 2007 })
    expect(await pick('3')).toMatchObject({ code: 4040 })
    const partner = (await tree('10002')).partner?.userId ?? ''
    expect(await pick('1', partner)).toMatchObject({ code: 200 })
    sandbox.clock.advance(DAY)
    expect(await pick('2')).toMatchObject({ code: 200 })
  })

  it('fruit can be received until the results are out', async () => {
    expect(await pick('1', '10006')).toMatchObject({ code: 200 })
    expect(await pick('1', '10007')).toMatchObject({ code: 5101 })
  })

  it('fruit may have been received on another phone', async () => {
    expect(await pick('1', '10009')).toMatchObject({ code: 2060 })
    expect((await tree('10009')).fruits[0]?.state).toBe('received')
    expect(await pick('1', '10008')).toMatchObject({ code: 2066 })
  })
})

it('records tell what both did, newest first, page by page', async () => {
  await pick('1')
  const page = async (pageNum: number) =>
    (await ask(sandbox, getTreeRecords, { pageNum, pageSize: 10 }, { userId: '10002' })).data
  const { list, total } = await page(1)
  expect(list[0]).toMatchObject({
    who: { userId: '10002' },
    what: 'fruit',
    growth: 0,
    reward: { id: 'coin' },
  })
  expect(list[1]).toMatchObject({ who: { userId: '2110002' }, what: 'fertilise', growth: 50, reward: null })
  const last = await page(Math.ceil(total / 10))
  expect(last.hasMore).toBe(false)
  expect(last.list.at(-1)?.id).toBe('1')
})
