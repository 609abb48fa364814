import { beforeEach, expect, it } from 'vitest'
import { getGiftFlow, sendGift } from '#shared/api/gift-box'
import { getGiftPoints } from '#shared/api/gift-points'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'
import { DAY } from '../../world/clock.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox()
})

const box = async (userId = '10001', direction?: 'in' | 'out') =>
  (await ask(sandbox, getGiftFlow, { direction }, { userId })).data
const held = async (userId?: string) =>
  Object.fromEntries((await box(userId)).holdings.map(({ gift, count }) => [gift.id, count]))
const give = (input: object = {}, intentId?: string) =>
  ask(sandbox, sendGift, { giftId: 'rose', toUserId: '10004', amount: 5, ...input }, { intentId })

it('a gift goes from one box to the other, and both see it', async () => {
  const { data } = await give()
  expect(data.record).toMatchObject({
    direction: 'out',
    gift: { id: 'rose', amount: 5 },
    person: { userId: '10004' },
  })
  expect([await held(), await held('10004')]).toEqual([{ rose: 7, lantern: 3 }, { rose: 5 }])
  expect((await box('10004', 'in')).list).toMatchObject([{ person: { userId: '10001' } }])
  expect((await box('10001', 'out')).list[0]).toEqual(data.record)
})

it('a gift goes once for one idempotency key', async () => {
  await give({}, 'intent-gift')
  await give({}, 'intent-gift')
  expect(await held()).toMatchObject({ rose: 7 })
})

it('a gift of more than there is, or of none, to oneself or to nobody is refused', async () => {
  expect(await give({ amount: 13 })).toMatchObject({ code: 2072 })
  expect(await give({ amount: 0 })).toMatchObject({ code: 5001 })
  expect(await give({ amount: 1.5 })).toMatchObject({ code: 5001 })
  expect(await give({ toUserId: '10001' })).toMatchObject({ code: 2007 })
  expect(await give({ toUserId: '4041' })).toMatchObject({ code: 4040 })
  expect(await give({ giftId: 'castle' })).toMatchObject({ code: 4040 })
  expect(await held()).toMatchObject({ rose: 12 })
})

it('a gift past its day is gone from the box', async () => {
  sandbox.clock.advance(8 * DAY)
  expect(await held()).toEqual({ rose: 12 })
  expect(await give({ giftId: 'lantern', amount: 1 })).toMatchObject({ code: 4040 })
})

it('a gift from the box brings points by its price', async () => {
  const points = async () => (await ask(sandbox, getGiftPoints, {})).data.points
  const before = await points()
  await give({ giftId: 'lantern', amount: 2 })
  expect((await points()) - before).toBe(10)
})
