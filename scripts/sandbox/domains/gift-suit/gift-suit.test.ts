import { beforeEach, expect, it } from 'vitest'
import { getGiftEffects, getGiftSuits, getSuitCollectors } from '#shared/api/gift-suit'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox()
})

const suits = async (userId = '10001') => (await ask(sandbox, getGiftSuits, {}, { userId })).data
const collectors = async (suitId?: string, userId = '10003') =>
  (await ask(sandbox, getSuitCollectors, suitId ? { suitId } : {}, { userId })).data

it('gifts fill a suit in its order, piece by piece', async () => {
  sandbox.happen('10001', 'gifted', 10)
  sandbox.happen('10001', 'gifted', 60)
  const [night] = (await suits()).suits
  expect(night?.gifts.map(({ sent, state }) => [sent, state])).toEqual([
    [10, 'done'],
    [1, 'now'],
    [0, 'later'],
    [0, 'later'],
  ])
})

it('a full suit opens the next one', async () => {
  sandbox.happen('10001', 'gifted', 10 + 3 * 52 + 2 * 188 + 520)
  const { suits: all, pieces } = await suits()
  expect(all.map(({ state }) => state)).toEqual(['full', 'open', 'locked'])
  expect(all[0]?.fullAt).toBeGreaterThan(0)
  expect(pieces).toEqual({ sent: 16, total: 50 })
})

it('the last piece of the last suit grants what it holds', async () => {
  const before = sandbox.state.user('10003').coins
  sandbox.happen('10003', 'gifted', 199)
  expect((await suits('10003')).suits.map(({ state }) => state)).toEqual(['full', 'full', 'full'])
  expect(sandbox.state.user('10003').coins).toBe(before + 520)
})

it('gifts before the start and after the end do not count', async () => {
  sandbox.happen('10005', 'gifted', 999)
  expect((await suits('10005')).pieces.sent).toBe(0)
  const before = (await suits('10006')).pieces.sent
  sandbox.happen('10006', 'gifted', 999)
  expect((await suits('10006')).pieces.sent).toBe(before)
})

it('collectors stand by pieces, of all suits or of one', async () => {
  const all = await collectors()
  expect(all.mine).toMatchObject({ userId: '10003', score: 49 })
  const one = await collectors('water')
  expect(one.mine?.score).toBe(20)
  expect((await collectors(undefined, '')).mine).toBeNull()
  expect(await ask(sandbox, getSuitCollectors, { suitId: 'none' })).toMatchObject({ code: 4040 })
})

it('effects can be seen by everybody, the dearest gift first', async () => {
  const { data } = await ask(sandbox, getGiftEffects, {}, { userId: '' })
  const prices = data.map(({ price }) => price)
  expect(prices).toEqual([...prices].sort((a, b) => b - a))
  expect(data.length).toBeGreaterThan(9)
})
