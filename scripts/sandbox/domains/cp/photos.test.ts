import { beforeEach, expect, it } from 'vitest'
import { addCpPhotos, deleteCpPhoto, getCpPhotos, uploadCpPhoto } from '#shared/api/cp-photo'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'
import { coupleOf, couplesAt } from './couples.ts'

const MINUTE = 60_000
/** Paired, at the last level, and the other half. */
const ME = '10003'
let sandbox: Sandbox
let partner: string
beforeEach(() => {
  sandbox = createSandbox()
  sandbox.clock.freeze()
  const couple = coupleOf(couplesAt(sandbox.state, sandbox.clock.now()), ME)
  partner = couple?.people.find(({ userId }) => userId !== ME)?.userId ?? ''
})

const list = (userId = ME) => ask(sandbox, getCpPhotos, { pageSize: 60 }, { userId })
const add = (many: number, options: object = {}) => {
  const urls = JSON.stringify(Array.from({ length: many }, (_, at) => `https://img.test/${at}.png`))
  return ask(sandbox, addCpPhotos, { urls }, { userId: ME, ...options })
}
const remove = (photoId: string, userId = ME) => ask(sandbox, deleteCpPhoto, { photoId }, { userId })

it('photos are seen by the other half once they are reviewed, and put up once for one idempotency key', async () => {
  const before = (await list(partner)).data.total
  await add(2, { intentId: 'intent-photos' })
  expect(await add(2, { intentId: 'intent-photos' })).toMatchObject({ code: 200, data: { added: 2 } })
  expect((await list()).data.list.slice(0, 3)).toMatchObject([
    { state: 'reviewing', mine: true },
    { state: 'reviewing', mine: true },
    { state: 'shown' },
  ])
  expect((await list(partner)).data.total).toBe(before)
  sandbox.clock.advance(10 * MINUTE)
  expect((await list(partner)).data.list[0]).toMatchObject({ state: 'shown', mine: false })
})

it('a photo is served at the address that its upload answers', async () => {
  const file = new Blob([new Uint8Array(9)], { type: 'image/png' })
  const { data } = await ask(sandbox, uploadCpPhoto, { file }, { userId: ME })
  const shown = await sandbox.fetch(new Request(data.url))
  expect([shown.headers.get('content-type'), (await shown.arrayBuffer()).byteLength]).toEqual([
    'image/png',
    9,
  ])
  const text = new Blob(['hello'], { type: 'text/plain' })
  expect(await ask(sandbox, uploadCpPhoto, { file: text }, { userId: ME })).toMatchObject({ code: 5001 })
})

it('each takes down their own photos alone', async () => {
  const { list: photos } = (await list()).data
  const mine = photos.find((photo) => photo.mine)?.id ?? ''
  expect(await remove(mine, partner)).toMatchObject({ code: 4040 })
  expect(await remove(mine)).toMatchObject({ code: 200 })
  expect((await list(partner)).data.total).toBe(photos.length - 1)
})

it('a wall takes up to nine photos at a time and sixty in all, and nothing but addresses', async () => {
  expect(await add(10)).toMatchObject({ code: 5001 })
  expect(await add(0)).toMatchObject({ code: 5001 })
  expect(await ask(sandbox, addCpPhotos, { urls: '["javascript:1"]' }, { userId: ME })).toMatchObject({
    code: 5001,
  })
  for (let times = 0; times < 6; times++) await add(9)
  expect(await add(2)).toMatchObject({ code: 2072, desc: '照片墙已满' })
})

it('the wall is shut to who is single, and below its level', async () => {
  expect(await list('10001')).toMatchObject({ code: 2066 })
  expect(await list('10002')).toMatchObject({ code: 2007 })
})
