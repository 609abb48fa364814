import { beforeEach, expect, it } from 'vitest'
import { getKnowledge, searchKnowledge } from '#shared/api/knowledge'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox()
})

const read = (id: string, language: 'zh' | 'en' | 'tw' = 'en') =>
  ask(sandbox, getKnowledge, { id }, { userId: '', language })
const search = async (input: object, language: 'zh' | 'en' = 'en', userId = '') =>
  (await ask(sandbox, searchKnowledge, input, { userId, language })).data

it('an article is read in the caller’s language, as markdown, logged out too', async () => {
  expect((await read('3')).data).toMatchObject({
    title: 'Hours and levels',
    categoryName: "Captain's playbook",
    body: expect.stringContaining('| Gifts | All that your hall receives, in PP coins |'),
    related: [{ id: '1' }, { id: '2' }],
  })
  expect((await read('3', 'tw')).data.title).toBe('時數與等級')
})

it('a removed article is gone', async () => {
  expect(await read('4')).toMatchObject({ code: 4040, desc: 'This no longer exists' })
})

it('a word is found in title, summary and text, and the title counts most', async () => {
  expect((await search({ keyword: 'MIC' })).list.map(({ id }) => id)).toEqual(['2', '1', '5'])
  expect((await search({ keyword: '提现' }, 'zh')).list.map(({ id }) => id)).toEqual(['7'])
  expect(await search({ keyword: 'zebra' })).toMatchObject({ list: [], total: 0 })
})

it('a search without a word lists everything, by category and page by page', async () => {
  expect(await search({ pageSize: 5 })).toMatchObject({ total: 8, hasMore: true })
  const captain = await search({ categoryId: 'captain' })
  expect(captain.list.map(({ id }) => id)).toEqual(['1', '2', '3'])
  expect(captain.categories.map(({ count }) => count)).toEqual([3, 2, 2, 1])
  expect((await search({}, 'en', '10008')).list).toEqual([])
})

it('the captain’s playbook lists its chapters, and lies outside of the search', async () => {
  const { data } = await read('100')
  expect(data.related.map(({ id }) => id)).toEqual(['101', '102', '103', '104', '106', '107'])
  expect((await read('103', 'tw')).data).toMatchObject({
    title: '糧草：時數與時薪',
    categoryName: '隊長兵法',
  })
  expect(await read('105')).toMatchObject({ code: 4040 })
  expect((await search({ keyword: 'blood moon' })).list).toEqual([])
})
