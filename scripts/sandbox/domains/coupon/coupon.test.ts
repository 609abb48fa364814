import { beforeEach, expect, it } from 'vitest'
import { getCoupons, getMaxDiscount } from '#shared/api/coupon'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'
import { DAY } from '../../world/clock.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox()
})

const best = async (amount: string, scene?: 'pack' | 'withdraw') =>
  (await ask(sandbox, getMaxDiscount, { amount, scene }, { userId: '10002' })).data

it('usable coupons are listed first, those soonest to expire before others', async () => {
  const { data } = await ask(sandbox, getCoupons, {}, { userId: '10002' })
  expect(data.list.map(({ id, state }) => `${id} ${state}`)).toEqual([
    'c-1 usable',
    'c-2 usable',
    'c-3 usable',
    'c-4 expired',
  ])
  const expired = await ask(sandbox, getCoupons, { state: 'expired' }, { userId: '10002' })
  expect(expired.data).toMatchObject({ total: 1, list: [{ id: 'c-4' }] })
})

it('the coupon that takes most off a price is found, and none where none fits', async () => {
  expect(await best('2000')).toMatchObject({ coupon: { id: 'c-1' }, discount: 200, total: 1800 })
  expect(await best('5000')).toMatchObject({ coupon: { id: 'c-1' }, discount: 300 })
  expect(await best('6000')).toMatchObject({ coupon: { id: 'c-2' }, discount: 500, total: 5500 })
  expect(await best('40', 'withdraw')).toMatchObject({ coupon: { id: 'c-3' }, discount: 20 })
  expect(await best('0')).toMatchObject({ coupon: null, discount: 0, total: 0 })
})

it('a coupon that has expired takes nothing off', async () => {
  sandbox.clock.advance(6 * DAY)
  expect(await best('2000')).toMatchObject({ coupon: null })
})
