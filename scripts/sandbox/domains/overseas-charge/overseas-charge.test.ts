import { beforeEach, describe, expect, it } from 'vitest'
import { getSmsCode, sendCode } from '#shared/api/auth'
import {
  getChargeAccount,
  getChargeLog,
  overseasChargeLogin,
  transferAssets,
} from '#shared/api/overseas-charge'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox()
  sandbox.clock.freeze()
})

async function logIn(countryCode: string, mobile: string) {
  const { data } = await ask(sandbox, getSmsCode, { mobile, countryCode }, { userId: '' })
  await ask(sandbox, sendCode, { mobile, countryCode, ticket: data.ticket }, { userId: '' })
  return ask(sandbox, overseasChargeLogin, { mobile, countryCode, code: '123456' }, { userId: '' })
}

const account = async (userId: string, toUserId?: string) =>
  (await ask(sandbox, getChargeAccount, { toUserId }, { userId })).data
const order = (userId: string, input: object = {}, intentId?: string) =>
  ask(
    sandbox,
    transferAssets,
    { productId: 'p-2', toUserId: '20001', price: '4.99', currency: 'USD', ...input },
    { userId, intentId },
  )
const log = async (userId: string, orderId?: string) =>
  (await ask(sandbox, getChargeLog, { orderId }, { userId })).data.list

describe('products', () => {
  it('products have their price in the currency of the number that logged in, as decimal text', async () => {
    expect((await logIn('81', '9012310001')).data).toMatchObject({ userId: '10001' })
    expect(await account('10001')).toMatchObject({ countryCode: '81', currency: 'JPY' })
    expect((await account('10001')).products[1]).toEqual({ id: 'p-2', coins: 300, bonus: 10, price: '800' })
    expect((await account('777')).products[0]?.price).toBe('0.99')
  })

  it('products are not sold this way where people buy in the app', async () => {
    expect(await logIn('86', '13800010001')).toMatchObject({ code: 2066 })
  })
})

it('the recipient is shown before anything is paid, unless there is nobody', async () => {
  expect((await account('777', '20013')).recipient).toMatchObject({
    userId: '20013',
    nickname: '<b>阿泽</b>',
  })
  expect(await ask(sandbox, getChargeAccount, { toUserId: '4041' })).toMatchObject({ code: 4040 })
})

describe('an order', () => {
  it('an order is processed, then paid, and its PP coins arrive once', async () => {
    const { data } = await order('777')
    expect(data).toMatchObject({
      order: {
        coins: 310,
        price: '4.99',
        currency: 'USD',
        state: 'processing',
        recipient: { userId: '20001' },
      },
      payUrl: `/recharge/interPage?orderId=${data.order.orderId}`,
    })
    sandbox.clock.advance(5_000)
    const before = sandbox.state.user('20001').coins
    expect(await log('777', data.order.orderId)).toMatchObject([{ state: 'paid' }])
    await log('777')
    expect(sandbox.state.user('20001').coins).toBe(before + 310)
  })

  it('an order is made once for an idempotency key', async () => {
    await order('777', {}, 'intent-charge')
    await order('777', {}, 'intent-charge')
    expect(await log('777')).toHaveLength(1)
  })

  it('an order may fail', async () => {
    const { data } = await order('10009')
    sandbox.clock.advance(5_000)
    expect(await log('10009', data.order.orderId)).toMatchObject([{ state: 'failed', reason: '支付未完成' }])
    await order('10009')
    sandbox.clock.advance(5_000)
    expect((await log('10009'))[0]).toMatchObject({ state: 'paid' })
  })

  it('an order of some people is never answered', async () => {
    const { data } = await order('777', { toUserId: '20099' })
    sandbox.clock.advance(86_400_000)
    expect(await log('777', data.order.orderId)).toMatchObject([{ state: 'processing' }])
  })

  it('an order at a price that has changed, of an unknown product or for nobody is refused', async () => {
    expect(await order('777', { price: '4.98' })).toMatchObject({ code: 2007 })
    expect(await order('777', { currency: 'HKD' })).toMatchObject({ code: 2007 })
    expect(await order('777', { price: 'a lot' })).toMatchObject({ code: 5001 })
    expect(await order('777', { productId: 'p-9' })).toMatchObject({ code: 4040 })
    expect(await order('777', { toUserId: '4041' })).toMatchObject({ code: 4040 })
    expect(await log('777')).toEqual([])
  })

  it('an order that does not exist is answered with an empty list', async () => {
    expect(await log('777', '99')).toEqual([])
  })
})
