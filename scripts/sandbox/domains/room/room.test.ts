import { expect, it } from 'vitest'
import { listHalls } from '#shared/api/room'
import { createSandbox } from '../../index.ts'
import { type AskOptions, ask } from '../../testing/ask.ts'

const sandbox = createSandbox()
const halls = async (input: object = {}, options: AskOptions = { userId: '', language: 'en' }) =>
  (await ask(sandbox, listHalls, input, options)).data

it('halls are listed page by page, the liveliest first, logged out too', async () => {
  const { list, total } = await halls({ pageSize: 100 })
  expect(list).toHaveLength(total)
  expect(list.map(({ online }) => online)).toEqual(list.map(({ online }) => online).sort((a, b) => b - a))
  const second = await halls({ pageNum: 2, pageSize: 3 })
  expect(second.list.map(({ roomId }) => roomId)).toEqual(list.slice(3, 6).map(({ roomId }) => roomId))
})

it('a hall is found by a piece of its name or by its exact id', async () => {
  const found = async (keyword: string) => (await halls({ keyword })).list.map(({ roomId }) => roomId)
  expect(await found(' galaxy ')).toEqual(['88002'])
  expect(await found('88003')).toEqual(['88003'])
  expect(await found('8800')).toEqual([])
})

it('of a campaign for which halls were chosen, only those are listed', async () => {
  const { total } = await halls()
  const { list, total: takingPart } = await halls({ activityId: '42', pageSize: 100 })
  expect(takingPart).toBe(total - 1)
  expect(list.map(({ roomId }) => roomId)).not.toContain('88010')
})

it('there may be no halls', async () => {
  expect(await halls({}, { userId: '10008' })).toMatchObject({ list: [], total: 0 })
})
