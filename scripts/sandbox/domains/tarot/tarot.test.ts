import { expect, it } from 'vitest'
import { getTarot } from '#shared/api/tarot'
import { createSandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'
import { DAY } from '../../world/clock.ts'

const sandbox = createSandbox()
const reading = async (readingId?: string, userId = '10001') =>
  (await ask(sandbox, getTarot, readingId ? { readingId } : {}, { userId })).data

it('a reading has three different cards in their positions, and is another one tomorrow', async () => {
  const today = await reading()
  expect(today?.cards.map(({ position }) => position)).toEqual(['past', 'present', 'future'])
  expect(new Set(today?.cards.map(({ number }) => number)).size).toBe(3)
  expect(await reading()).toEqual(today)
  sandbox.clock.advance(DAY)
  expect((await reading())?.id).not.toBe(today?.id)
})

it('a shared reading is the same for whoever sees it, logged out too', async () => {
  const mine = await reading()
  expect(await reading(mine?.id, '')).toEqual(mine)
  expect(await reading(mine?.id, '10002')).toEqual(mine)
})

it('there is no reading without a login or an id, none for tomorrow, and none of an unknown person', async () => {
  expect(await reading(undefined, '')).toBeNull()
  const tomorrow = (await reading())?.id.replace(/\d+$/, (day) => String(Number(day) + 1))
  for (const readingId of [tomorrow ?? '', '4041-20000', 'x']) {
    expect(await ask(sandbox, getTarot, { readingId })).toMatchObject({ code: 4040 })
  }
})
