import { expect, it } from 'vitest'
import { getGiftBook } from '#shared/api/gift-book'
import { createSandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'

const sandbox = createSandbox()
const book = async (userId: string, of?: string) =>
  (await ask(sandbox, getGiftBook, of ? { userId: of } : {}, { userId })).data

it('an album can be one’s own or another person’s', async () => {
  expect(await book('10001')).toMatchObject({ mine: true, owner: { userId: '10001' } })
  expect(await book('10001', '10003')).toMatchObject({ mine: false, lit: 27, total: 27, next: null })
  expect((await book('10001', '10003')).groups).toEqual((await book('10003')).groups)
  expect(await ask(sandbox, getGiftBook, { userId: '4041' })).toMatchObject({ code: 4040 })
})

it('a lit gift names who sent the first one, an unlit one names nobody', async () => {
  const gifts = (await book('10002')).groups.flatMap((group) => group.gifts)
  for (const { received, first } of gifts) expect(Boolean(first)).toBe(received > 0)
  expect(new Set(gifts.map(({ first }) => Boolean(first)))).toEqual(new Set([true, false]))
})

it('the next milestone says how many gifts are missing', async () => {
  const { lit, next, milestones } = await book('10001')
  expect(next?.missing).toBe((next?.need ?? 0) - lit)
  expect(milestones.filter(({ state }) => state === 'claimed').every(({ need }) => need <= lit)).toBe(true)
  expect((await book('10008')).lit).toBe(0)
})
