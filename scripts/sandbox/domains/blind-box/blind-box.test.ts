import { beforeEach, expect, it } from 'vitest'
import { drawBlindBox, getBlindBoxes } from '#shared/api/blind-box'
import { createSandbox, type Sandbox } from '../../index.ts'
import { type AskOptions, ask } from '../../testing/ask.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox()
})

const boxes = async (userId = '10001') => (await ask(sandbox, getBlindBoxes, {}, { userId })).data
const draw = (times: '1' | '10', userId = '10001', options: AskOptions = {}) =>
  ask(sandbox, drawBlindBox, { boxId: 'fox', times, price: 30 * Number(times) }, { userId, ...options })

it('the published chances of a box add up to 100', async () => {
  for (const { figures } of (await boxes('')).boxes) {
    expect(figures.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100, 1)
  }
})

it('a draw costs its price, and its figure is owned from then on', async () => {
  const { data } = await draw('1')
  const [drawn] = data.drawn
  expect(data.detail.balance).toBe(12_000 - 30)
  expect(drawn?.fresh).toBe(true)
  const figure = data.detail.boxes[0]?.figures.find(({ id }) => id === drawn?.figureId)
  expect(figure?.owned).toBe(1)
})

it('ten draws cost ten prices, once for one idempotency key', async () => {
  const first = await draw('10', '10001', { intentId: 'ten-foxes-1' })
  expect(first.data.drawn).toHaveLength(10)
  expect((await draw('10', '10001', { intentId: 'ten-foxes-1' })).data).toEqual(first.data)
  expect((await boxes()).balance).toBe(12_000 - 300)
})

it('a hidden figure comes at the latest with the guarantee', async () => {
  expect((await boxes('10003')).boxes[0]).toMatchObject({ guaranteeLeft: 2, complete: false })
  await draw('1', '10003')
  const { data } = await draw('1', '10003')
  expect(data.drawn[0]?.rarity).toBe('hidden')
  expect(data.detail.boxes[0]).toMatchObject({ guaranteeLeft: 40, complete: true })
})

it('a draw is refused without coins, outside its time, and for a box that does not exist', async () => {
  expect(await draw('1', '10004')).toMatchObject({ code: 2072 })
  expect(await draw('1', '10005')).toMatchObject({ code: 5101 })
  expect(await draw('1', '10006')).toMatchObject({ code: 5101 })
  expect(await ask(sandbox, drawBlindBox, { boxId: 'cat', times: '1', price: 30 })).toMatchObject({
    code: 4040,
  })
})

it('a draw at another price than there is takes nothing', async () => {
  expect(await ask(sandbox, drawBlindBox, { boxId: 'fox', times: '1', price: 29 })).toMatchObject({
    code: 2007,
  })
  expect((await boxes()).balance).toBe(12_000)
})
