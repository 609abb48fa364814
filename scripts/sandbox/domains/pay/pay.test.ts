import { beforeEach, expect, it } from 'vitest'
import { checkOrder, getAuthInfo, prepayByWechat } from '#shared/api/pay'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox()
  sandbox.clock.freeze()
})

const guest = { userId: '' }
const check = (orderId: string) => ask(sandbox, checkOrder, { orderId }, guest)
const prepay = (orderId: string, openId = 'open-1') =>
  ask(sandbox, prepayByWechat, { orderId, openId }, guest)

it('an order says how many are bought and what they cost as decimal text, to whoever holds its id', async () => {
  const { data } = await check('70001')
  expect(data).toMatchObject({ orderId: '70001', currency: 'CNY', state: 'unpaid' })
  expect(data.amount).toMatch(/^\d+\.00$/)
  expect(data.title).toBe(`${(Number(data.amount) * 10).toLocaleString('en')} PP币`)
  expect(await check('4041')).toMatchObject({ code: 4040 })
})

it('the payer is known after WeChat sent a code back, which is good once', async () => {
  const { data } = await ask(sandbox, getAuthInfo, {}, guest)
  expect(data).toMatchObject({ openId: '', authorizeUrl: expect.stringMatching(/^https:/) })
  const known = await ask(sandbox, getAuthInfo, { code: 'from-wechat' }, guest)
  expect(known.data.openId).not.toBe('')
  expect(await ask(sandbox, getAuthInfo, { code: 'from-wechat' }, guest)).toMatchObject({ code: 2007 })
})

it('an order that went to the cashier is being checked, then paid', async () => {
  expect((await prepay('70001')).data).toMatchObject({ package: expect.stringMatching(/^prepay_id=/) })
  expect((await check('70001')).data.state).toBe('checking')
  expect(await prepay('70001')).toMatchObject({ code: 2007 })
  sandbox.clock.advance(3_000)
  expect((await check('70001')).data.state).toBe('paid')
  expect(await prepay('70001')).toMatchObject({ code: 2060 })
})

it('the cashier may refuse, or never answer', async () => {
  await prepay('70008')
  await prepay('70009')
  sandbox.clock.advance(86_400_000)
  const said = await ask(sandbox, checkOrder, { orderId: '70008' }, { ...guest, language: 'en' })
  expect(said.data).toMatchObject({
    state: 'failed',
    reason: 'The payment was refused, please pay another way',
  })
  expect((await check('70009')).data.state).toBe('checking')
})

it('after a quarter of an hour an order is closed', async () => {
  await check('70001')
  sandbox.clock.advance(900_000 - 1)
  expect((await check('70001')).data.state).toBe('unpaid')
  sandbox.clock.advance(1)
  expect((await check('70001')).data.state).toBe('closed')
  expect(await prepay('70001')).toMatchObject({ code: 2007 })
})

it('nobody pays without being known', async () => {
  expect(await prepay('70001', '')).toMatchObject({ code: 5001 })
})
