import { expect, it } from 'vitest'
import { listRelations } from '#shared/api/user-relation'
import { createSandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'

const sandbox = createSandbox()
const known = async (input: object, userId = '10001') =>
  (await ask(sandbox, listRelations, input, { userId })).data

it('people who are online stand first, page by page', async () => {
  const first = await known({ pageSize: 30 })
  const second = await known({ pageSize: 30, pageNum: 2 })
  const all = [...first.list, ...second.list]
  expect([all.length, first.hasMore, second.hasMore]).toEqual([46, true, false])
  const online = all.map((each) => each.online)
  expect(online.indexOf(false)).toBe(online.lastIndexOf(true) + 1)
  expect(all.every((each) => each.online || !each.roomId)).toBe(true)
})

it('people are found by kind, by part of a name, and by exact id', async () => {
  expect((await known({ relation: 'fan' })).list.every(({ relation }) => relation === 'fan')).toBe(true)
  const [someone] = (await known({})).list
  expect((await known({ keyword: someone?.userId })).list.map(({ userId }) => userId)).toEqual([
    someone?.userId,
  ])
  expect((await known({ keyword: someone?.nickname })).list).toContainEqual(someone)
  expect((await known({ keyword: 'nobody at all' })).list).toEqual([])
  expect((await known({}, '10008')).total).toBe(0)
})
