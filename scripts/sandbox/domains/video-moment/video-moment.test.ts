import { beforeEach, describe, expect, it } from 'vitest'
import { addLikes, addMomentTask, getMomentRanks, getMoments, getMomentTopic } from '#shared/api/video-moment'
import { uploadMoment, uploadMomentFile } from '#shared/api/video-moment-upload'
import { createSandbox, type Sandbox } from '../../index.ts'
import { type AskOptions, ask } from '../../testing/ask.ts'
import { DAY } from '../../world/clock.ts'
import { REVIEW_MS } from './plan.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox()
  sandbox.clock.freeze(sandbox.state.firstMidnight + DAY / 2)
})

type Sort = 'hot' | 'new' | 'mine'
const topicOf = async (userId = '10001', topic = 'touching') =>
  (await ask(sandbox, getMomentTopic, { topic }, { userId })).data
const list = async (sort: Sort, userId = '10001', topic = 'touching') =>
  (await ask(sandbox, getMoments, { topic, sort }, { userId })).data.list
const like = (workId: string, userId = '10001', options: AskOptions = {}) =>
  ask(sandbox, addLikes, { topic: 'touching', workId }, { userId, ...options })
const film = { topic: 'touching', kind: 'video', title: '我的房间', url: 'https://media.test/1.mp4' } as const
const upload = (change: object = {}, userId = '10001') =>
  ask(sandbox, uploadMoment, { ...film, ...change }, { userId })

it('a topic that does not exist is unknown', async () => {
  expect(await ask(sandbox, getMomentTopic, { topic: 'nothing' })).toMatchObject({ code: 4040 })
})

describe('works', () => {
  it('works come hot by likes, new by date; before the start there are none', async () => {
    const likes = (await list('hot')).map((work) => work.likes)
    expect(likes).toEqual([...likes].sort((a, b) => b - a))
    const dates = (await list('new')).map(({ at }) => at)
    expect(dates).toEqual([...dates].sort((a, b) => b - a))
    expect(await list('hot', '10005')).toEqual([])
    expect(await list('hot', '10008')).toEqual([])
  })

  it('works are seen by everybody once the review is passed, before that by their author alone', async () => {
    const { data } = await upload()
    expect(data.work).toMatchObject({ state: 'reviewing', likes: 0, mine: true })
    expect((await list('mine')).map(({ id }) => id)).toEqual([data.work.id])
    const seen = async () => (await list('new', '10002')).some(({ id }) => id === data.work.id)
    expect(await seen()).toBe(false)
    sandbox.clock.advance(REVIEW_MS)
    expect(await seen()).toBe(true)
    expect((await like(data.work.id, '10002')).data.work.likes).toBeGreaterThan(0)
  })

  it('works are refused with a reason for people who are out of luck', async () => {
    const { data } = await upload({}, '10009')
    sandbox.clock.advance(REVIEW_MS)
    const mine = (await list('mine', '10009')).find(({ id }) => id === data.work.id)
    expect(mine).toMatchObject({ state: 'refused', reason: expect.stringMatching(/.+/) })
  })

  it('works of one person are an album, newest first, and an album never closes', async () => {
    const album = { topic: 'album', userId: '10002' }
    const { data } = await ask(sandbox, getMoments, album, { userId: '10007' })
    expect(data.list).toHaveLength(12)
    expect(data.list.every(({ author }) => author.userId === '10002')).toBe(true)
    const dates = data.list.map(({ at }) => at)
    expect(dates).toEqual([...dates].sort((a, b) => b - a))
    expect(await upload({ topic: 'album', title: '' }, '10007')).toMatchObject({ code: 200 })
  })
})

describe('handing in', () => {
  it('three works can be handed in a day', async () => {
    for (const title of ['一', '二', '三']) expect(await upload({ title })).toMatchObject({ code: 200 })
    expect(await upload({ title: '四' })).toMatchObject({ code: 2072 })
    sandbox.clock.advance(DAY)
    expect(await upload({ title: '四' })).toMatchObject({ code: 200 })
  })

  it('handing in needs a title, a file, and a kind that the topic takes', async () => {
    expect(await upload({ title: ' ' })).toMatchObject({ code: 5001 })
    expect(await upload({ title: '长'.repeat(31) })).toMatchObject({ code: 5001 })
    expect(await upload({ url: '' })).toMatchObject({ code: 5001 })
    expect(await upload({ kind: 'song' })).toMatchObject({ code: 2066 })
  })

  it('a song that is handed in is seen at once, and each can be handed in once', async () => {
    const song = { topic: 'songs', kind: 'song', title: '新歌', singer: '新人', url: '' }
    expect(await upload(song)).toMatchObject({ code: 200, data: { work: { state: 'shown' } } })
    expect(await upload(song, '10002')).toMatchObject({ code: 2060 })
  })

  it('handing in waits for the start and ends with the campaign', async () => {
    expect(await upload({}, '10005')).toMatchObject({ code: 5101 })
    expect(await upload({}, '10006')).toMatchObject({ code: 5101 })
  })
})

describe('likes', () => {
  it('likes are limited to one a day for a work, and ten a day in all', async () => {
    const works = await list('new')
    const [first] = works
    const id = first?.id ?? ''
    expect((await like(id)).data).toMatchObject({
      work: { liked: true, likes: (first?.likes ?? 0) + 1 },
      topic: { likes: { left: 9, total: 10 } },
    })
    expect(await like(id)).toMatchObject({ code: 2060 })
    for (const work of works.slice(1, 10)) expect(await like(work.id)).toMatchObject({ code: 200 })
    expect(await like(works[10]?.id ?? '')).toMatchObject({ code: 2072 })
    sandbox.clock.advance(DAY)
    expect(await like(id)).toMatchObject({ code: 200 })
  })

  it('likes are given once for one idempotency key', async () => {
    const id = (await list('new'))[0]?.id ?? ''
    await like(id, '10001', { intentId: 'like-once-1' })
    expect(await like(id, '10001', { intentId: 'like-once-1' })).toMatchObject({ code: 200 })
    expect((await topicOf()).likes.left).toBe(9)
  })

  it('likes are not for one’s own work, nor for one that is gone', async () => {
    const mine = (await list('mine', '10002'))[0]?.id ?? ''
    expect(await like(mine, '10002')).toMatchObject({ code: 2066 })
    expect(await like('touching-999')).toMatchObject({ code: 4040 })
  })

  it('likes are more by a task once for one idempotency key, however often it arrives', async () => {
    const once = () =>
      ask(sandbox, addMomentTask, { topic: 'touching', taskId: 'visit' }, { intentId: 'intent-visit' })
    const { data } = await once()
    expect(await once()).toMatchObject({ code: 200, data })
  })

  it('likes are more by tasks: each work that was seen counts once a day', async () => {
    const task = (taskId: string, workId?: string) =>
      ask(sandbox, addMomentTask, { topic: 'touching', taskId, ...(workId && { workId }) })
    const works = await list('new')
    for (const { id } of works.slice(0, 3)) expect(await task('watch', id)).toMatchObject({ code: 200 })
    expect(await task('watch', works[0]?.id)).toMatchObject({ code: 2007 })
    expect((await task('visit')).data.likes).toEqual({ left: 14, total: 14 })
    expect(await task('visit')).toMatchObject({ code: 2007 })
    expect(await task('share')).toMatchObject({ code: 2007 })
    expect(await task('nothing')).toMatchObject({ code: 4040 })
    sandbox.happen('10001', 'shared', 1)
    expect((await topicOf()).likes.total).toBe(16)
    sandbox.clock.advance(DAY)
    expect((await topicOf()).likes).toEqual({ left: 10, total: 10 })
  })
})

it('ranks go by likes, with my best work and what it lacks to the next place', async () => {
  const ranks = async (period: 'total' | 'day', userId: string) =>
    (await ask(sandbox, getMomentRanks, { topic: 'touching', period }, { userId })).data
  const { list: rows, mine } = await ranks('total', '10003')
  expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, at) => at + 1))
  const before = rows.find(({ rank }) => rank === (mine?.rank ?? 0) - 1)
  if (before && mine) expect(mine.gap).toBe(before.likes - mine.likes + 1)
  expect(mine?.work.mine).toBe(true)
  expect((await ranks('total', '10001')).mine).toBeNull()
  expect((await ranks('day', '10001')).list[0]?.likes).toBeLessThan(rows[0]?.likes ?? 0)
})

it('a song cannot be seen to its end, so no task asks for it', async () => {
  const kinds = async (topic: string) => (await topicOf('10001', topic)).tasks.map(({ kind }) => kind)
  expect(await kinds('songs')).toEqual(['visit', 'share'])
  expect(await kinds('touching')).toEqual(['visit', 'watch', 'share'])
})

it('a file of a work is a picture or a video, and can be fetched at its address', async () => {
  const send = (size: number, type: string) =>
    ask(sandbox, uploadMomentFile, { file: new Blob([new Uint8Array(size)], { type }) })
  const { data } = await send(9, 'video/mp4')
  const { headers } = await sandbox.fetch(new Request(data.url))
  expect(headers.get('content-type')).toBe('video/mp4')
  expect(await send(9, 'image/png')).toMatchObject({ code: 200 })
  for (const [size, type] of [
    [9, 'application/pdf'],
    [0, 'video/mp4'],
    [5 * 1024 * 1024 + 1, 'image/png'],
  ] as const)
    expect(await send(size, type)).toMatchObject({
      code: 5001,
      desc: '请选择 5 MB 以内的图片或 50 MB 以内的视频',
    })
})
