import { beforeEach, expect, it } from 'vitest'
import { getGameToken, getImMessage, getLastMessageTime } from '#shared/api/room-message'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox()
  sandbox.clock.freeze()
})

const messages = async (input: object, userId = '10001') =>
  (await ask(sandbox, getImMessage, input, { userId })).data

it('a hall’s messages come newest first, and more as time goes on', async () => {
  const before = (await messages({ roomId: '88002' })).list
  expect(before.map(({ at }) => at)).toEqual(before.map(({ at }) => at).sort((a, b) => b - a))
  sandbox.clock.advance(60_000)
  const after = (await messages({ roomId: '88002' })).list
  expect(after.slice(3)).toEqual(before.slice(0, -3))
  expect((await messages({}, '10008')).list).toEqual([])
  expect(await ask(sandbox, getImMessage, { roomId: '1' })).toMatchObject({ code: 4040 })
})

it('a gift says which, the hall itself is nobody', async () => {
  const { list } = await messages({ pageSize: 100 })
  for (const { kind, from, gift } of list) {
    expect([Boolean(gift), Boolean(from)]).toEqual([kind === 'gift', kind !== 'system'])
  }
  expect(new Set(list.map(({ kind }) => kind))).toEqual(new Set(['text', 'gift', 'system']))
})

it('a pass to a game names the person and the game, and runs out in half an hour', async () => {
  const { data } = await ask(sandbox, getGameToken, { gameId: '狼人', roomId: '88003' })
  const claims = JSON.parse(atob(data.token.split('.')[1] ?? ''))
  expect(claims).toMatchObject({ sub: '10001', game: encodeURIComponent('狼人'), room: '88003' })
  expect(data.expiresAt).toBe(sandbox.clock.now() + 1_800_000)
  expect(claims.exp).toBe(Math.floor(data.expiresAt / 1000))
})

it('when something was last said is given without what', async () => {
  const [newest] = await messages({ roomId: '88002' }).then(({ list }) => list)
  const modifiedAt = async () => (await ask(sandbox, getLastMessageTime, { roomId: '88002' })).data.modifiedAt
  expect(await modifiedAt()).toBe(newest?.at)
  sandbox.clock.advance(20_000)
  expect(await modifiedAt()).toBe((newest?.at ?? 0) + 20_000)
})
