import { beforeEach, describe, expect, it } from 'vitest'
import {
  buyExtraGame,
  getRaceAwards,
  getRaceInfo,
  getRacePreview,
  getRaceRanks,
  receiveRaceReward,
} from '#shared/api/werewolf'
import { createSandbox, isApiPath, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'
import { DAY } from '../../world/clock.ts'

const KNOWN = '10002'

let sandbox: Sandbox
beforeEach(() => {
  // Noon in the product's zone.
  sandbox = createSandbox({ now: Date.UTC(2026, 3, 8, 4) })
  sandbox.clock.freeze()
})

const info = async (userId: string) => (await ask(sandbox, getRaceInfo, {}, { userId })).data
const ranks = async (userId = KNOWN) => (await ask(sandbox, getRaceRanks, { pageSize: 100 }, { userId })).data
const claim = (awardId: string, userId = KNOWN, intentId?: string) =>
  ask(sandbox, receiveRaceReward, { awardId }, { userId, intentId })

it('the host’s calls stand below one prefix of the API', () => {
  expect(isApiPath(getRaceInfo.path)).toBe(true)
  expect(isApiPath('/wolfkillDetail')).toBe(false)
})

describe('the board', () => {
  it('the board puts the earlier of two equal scores first, and shows me what is missing', async () => {
    const { list, mine } = await ranks()
    const [fifth, sixth] = list.filter(({ userId }) => userId === '73005' || userId === '73006')
    expect(fifth?.score).toBe(sixth?.score)
    expect((fifth?.reachedAt ?? 0) < (sixth?.reachedAt ?? 0)).toBe(true)
    const before = list[(mine?.rank ?? 0) - 2]
    expect(mine?.gap).toBe((before?.score ?? 0) - (mine?.score ?? 0) + 1)
    expect(list.map(({ rank }) => rank)).toEqual(list.map((_, at) => at + 1))
  })

  it('the board is seen logged out, and has nobody on it before the start', async () => {
    expect((await ranks('')).mine).toBeNull()
    expect((await info('')).me).toBeNull()
    expect((await ranks('10005')).list).toEqual([])
    expect((await ranks('10008')).list).toEqual([])
  })
})

describe('awards', () => {
  it('awards are claimed once', async () => {
    const { data: awards } = await ask(sandbox, getRaceAwards, {}, { userId: KNOWN })
    expect(awards.map(({ id, state }) => `${id} ${state}`)).toEqual([
      'first-win claimable',
      'ten-games locked',
      'final locked',
    ])
    await claim('first-win', KNOWN, 'intent-award')
    const { data } = await claim('first-win', KNOWN, 'intent-award')
    expect(data.granted).toMatchObject([{ id: 'coin', amount: 30 }])
    expect(sandbox.state.user(KNOWN).coins).toBe(86_530)
    expect(await claim('first-win')).toMatchObject({ code: 2060 })
    expect(await claim('ten-games')).toMatchObject({ code: 2007 })
    expect(await claim('beauty')).toMatchObject({ code: 4040 })
  })

  it('awards for the place come with the results, and can be claimed for seven days', async () => {
    expect(await claim('final', '10006')).toMatchObject({ code: 2007 })
    const { data } = await claim('final', '10007')
    expect(data.granted.length).toBeGreaterThan(0)
    sandbox.clock.advance(7 * DAY)
    expect(await claim('first-win', '10007')).toMatchObject({ code: 5101 })
    expect((await ask(sandbox, getRaceAwards, {}, { userId: '10008' })).data).toEqual([])
  })
})

it('the preview has stages and prizes by place', async () => {
  const { data } = await ask(sandbox, getRacePreview, {}, { userId: '', language: 'en' })
  expect(data.stages.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'Qualifying on',
    'Knockout coming',
    'Final coming',
  ])
  expect(data.prizes.map(({ from, to }) => [from, to])).toEqual([
    [1, 1],
    [2, 3],
    [4, 10],
    [11, 50],
  ])
  expect(await ask(sandbox, getRacePreview, { raceId: '1' })).toMatchObject({ code: 4040 })
})

describe('extra games', () => {
  const buy = (userId = KNOWN, price = 60, intentId?: string) =>
    ask(sandbox, buyExtraGame, { price }, { userId, intentId })

  it('an extra game costs what was shown, once for one idempotency key, and so many a day', async () => {
    const { balance, extraGames } = await info(KNOWN)
    await buy(KNOWN, 60, 'intent-game')
    expect((await buy(KNOWN, 60, 'intent-game')).data).toMatchObject({
      balance: balance - 60,
      extraGames: { left: extraGames.left + 1, buyable: extraGames.buyable - 1 },
    })
    expect(await buy(KNOWN, 59)).toMatchObject({ code: 2007 })
    for (let more = extraGames.buyable - 1; more > 0; more--) await buy()
    expect(await buy()).toMatchObject({ code: 2066 })
    sandbox.clock.advance(DAY)
    expect((await info(KNOWN)).extraGames.buyable).toBe(extraGames.buyable)
  })

  it('nobody buys without PP coins or outside the tournament', async () => {
    expect(await buy('10004')).toMatchObject({ code: 2072 })
    expect(await buy('10005')).toMatchObject({ code: 5101 })
  })
})

it('the game’s host lets in who brings a pass in the body, and nobody else', async () => {
  const enter = (token: string) =>
    sandbox.fetch(
      new Request('http://localhost/werewolf/enter', {
        method: 'POST',
        body: new URLSearchParams({ token }),
      }),
    )
  expect((await enter('a.b.c')).status).toBe(200)
  expect((await enter('')).status).toBe(401)
})
