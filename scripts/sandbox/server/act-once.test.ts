import { expect, it } from 'vitest'
import { changeRoom, luckyDraw } from '#shared/api/constellation'
import { receiveReward } from '#shared/api/warlord'
import { applyWithdraw } from '#shared/api/withdraw'
import { createSandbox } from '../index.ts'
import { ask } from '../testing/ask.ts'
import { keyedInput } from './act-once.ts'

it('a reward claimed twice with one idempotency key is granted once, and answered the same', async () => {
  const sandbox = createSandbox()
  const claim = () =>
    ask(sandbox, receiveReward, { kind: 'free', id: '1' }, { intentId: 'intent-a', userId: '10001' })
  const before = sandbox.state.user('10001').coins
  const [first, second] = [await claim(), await claim()]
  expect(first).toMatchObject({ code: 200, data: { granted: [{ id: 'coin', amount: 50 }] } })
  expect(second.data).toEqual(first.data)
  expect(sandbox.state.user('10001').coins).toBe(before + 50)
  expect(sandbox.calls.map(({ note }) => note)).toEqual([undefined, 'repeated'])
})

it('the same reward claimed with another idempotency key is refused with 2060', async () => {
  const sandbox = createSandbox()
  await ask(sandbox, receiveReward, { kind: 'free', id: '1' })
  expect(await ask(sandbox, receiveReward, { kind: 'free', id: '1' })).toMatchObject({ code: 2060 })
})

it('one idempotency key cannot be for two things, and those of two people may be equal', async () => {
  const sandbox = createSandbox()
  const draw = (times: '1' | '10', userId = '10001') =>
    ask(
      sandbox,
      luckyDraw,
      { roomId: userId === '10001' ? 'aries' : 'virgo', times, price: Number(times) },
      { intentId: 'intent-b', userId },
    )
  expect(await draw('1')).toMatchObject({ code: 200 })
  expect(await draw('10')).toMatchObject({ code: 5001 })
  expect(await draw('10', '10002')).toMatchObject({ code: 200 })
})

it('a mutation that failed with 500 changed nothing, and is tried again with the same id', async () => {
  const sandbox = createSandbox()
  const same = { intentId: 'intent-c', userId: '10001' }
  const draw = () => ask(sandbox, luckyDraw, { roomId: 'leo', times: '1', price: 1 }, same)
  expect(await draw()).toMatchObject({ code: 500, bizCode: 'OPEN_STARS_ROOM_ERROR' })
  await ask(sandbox, changeRoom, { roomId: 'leo' })
  expect(await draw()).toMatchObject({ code: 200 })
})

it('a withdrawal has the same input with another code by text message, not with another amount', () => {
  const about = (amount: string, code: string) => keyedInput(applyWithdraw, { amount, code })
  expect(about('1000', '111111')).toEqual(about('1000', '222222'))
  expect(about('1000', '111111')).not.toEqual(about('2000', '111111'))
})
