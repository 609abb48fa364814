import { beforeEach, describe, expect, it } from 'vitest'
import {
  drawFestival,
  exchangeFestival,
  type FestivalId,
  getFestival,
  getFestivalRanks,
  receiveFestivalTask,
} from '#shared/api/festival'
import {
  getHunt,
  getNewYear,
  getRegions,
  getWishes,
  joinRegion,
  lookForCandy,
  openRedPacket,
  postWish,
  signInRegion,
} from '#shared/api/festival-acts'
import { getAwards, getReview, voteForAward } from '#shared/api/festival-annual'
import {
  getLadder,
  getLanterns,
  getLetters,
  lightLantern,
  openLetter,
  receiveRung,
  sendHeart,
  writeLetter,
} from '#shared/api/festival-pairs'
import { createSandbox, type Sandbox } from '../../index.ts'
import { type AskOptions, ask } from '../../testing/ask.ts'
import { DAY, midnight } from '../../world/clock.ts'
import { portionsOf } from './new-year.ts'
import { PACKETS } from './plan.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox()
})

const detail = async (festival: FestivalId, userId = '10001') =>
  (await ask(sandbox, getFestival, { festival }, { userId })).data
const claim = (taskId: string, userId = '10002', festival: FestivalId = 'national') =>
  ask(sandbox, receiveFestivalTask, { festival, taskId }, { userId })

describe('tasks and tokens', () => {
  it('a task is claimed once, when it is done, and starts over at midnight', async () => {
    const { tokens } = await detail('national', '10002')
    expect(await claim('share')).toMatchObject({ code: 2007 })
    expect((await claim('gift')).data.festival.tokens).toBe(tokens + 20)
    expect(await claim('gift')).toMatchObject({ code: 2060 })
    sandbox.clock.advance(DAY)
    expect((await detail('national', '10002')).tasks.map(({ state }) => state)).toEqual(Array(4).fill('todo'))
    sandbox.happen('10002', 'shared', 1)
    expect(await claim('share')).toMatchObject({ code: 200 })
    expect(await claim('nothing')).toMatchObject({ code: 4040 })
    expect(await claim('share', '10006')).toMatchObject({ code: 5101 })
  })

  it('a finished task that was not claimed is credited at midnight', async () => {
    const { tokens } = await detail('qixi', '10002')
    sandbox.clock.advance(DAY)
    expect((await detail('qixi', '10002')).tokens).toBe(tokens + 20)
  })

  it.each(['halloween', 'newYear'] as const)(
    'the odds of %s make a hundred, and are the odds drawn',
    async (festival) => {
      const { draw } = await detail(festival, '10003')
      const prizes = draw?.prizes ?? []
      expect(prizes.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100)
      const drawn = new Map<string, number>()
      for (let n = 0; n < 400; n++) {
        const userId = String(300_000 + n)
        const { data } = await ask(sandbox, drawFestival, { festival, times: '1', cost: 10 }, { userId })
        const name = data.granted[0]?.name ?? ''
        drawn.set(name, (drawn.get(name) ?? 0) + 1)
      }
      const [first] = prizes
      expect((drawn.get(first?.reward.name ?? '') ?? 0) / 4).toBeGreaterThan((first?.percent ?? 0) - 8)
      expect((drawn.get(first?.reward.name ?? '') ?? 0) / 4).toBeLessThan((first?.percent ?? 0) + 8)
    },
  )

  it('tokens are drawn with at the cost that was shown, and not below nothing', async () => {
    const draw = (times: '1' | '10', cost: number, options: AskOptions = {}) =>
      ask(sandbox, drawFestival, { festival: 'halloween', times, cost }, options)
    expect(await draw('1', 9)).toMatchObject({ code: 2007 })
    expect(await draw('10', 100)).toMatchObject({ code: 2072 })
    expect((await draw('1', 10, { intentId: 'once-and-no-more' })).data.festival.tokens).toBe(2)
    expect((await draw('1', 10, { intentId: 'once-and-no-more' })).data.festival.tokens).toBe(2)
    expect(await draw('1', 10)).toMatchObject({ code: 2072 })
    expect(await ask(sandbox, drawFestival, { festival: 'national', times: '1', cost: 10 })).toMatchObject({
      code: 2066,
    })
  })

  it('tokens are exchanged as long as there is something left', async () => {
    const exchange = (offerId: string, cost: number, userId = '10003') =>
      ask(sandbox, exchangeFestival, { festival: 'national', offerId, cost }, { userId })
    expect(await exchange('card', 1)).toMatchObject({ code: 2007 })
    expect((await exchange('card', 60)).data.granted).toMatchObject([{ id: 'cardDouble' }])
    expect(await exchange('card', 60)).toMatchObject({ code: 2066 })
    expect(await exchange('nothing', 60)).toMatchObject({ code: 4040 })
    expect(await exchange('rose', 10, '10001')).toMatchObject({ code: 200 })
    expect(await exchange('rose', 10, '10001')).toMatchObject({ code: 2072 })
  })

  it('the rank goes by all the tokens that were gathered, spent or not', async () => {
    const mine = async () =>
      (await ask(sandbox, getFestivalRanks, { festival: 'halloween' }, { userId: '10003' })).data.mine
    const before = await mine()
    await ask(sandbox, drawFestival, { festival: 'halloween', times: '1', cost: 10 }, { userId: '10003' })
    expect((await mine())?.score).toBe(before?.score)
    expect(before?.rank).toBeGreaterThan(0)
  })
})

describe('the national day', () => {
  const regions = async (userId = '10001') => (await ask(sandbox, getRegions, {}, { userId })).data

  it('a team is joined once, and what its people gather counts for it', async () => {
    expect(await ask(sandbox, signInRegion, {})).toMatchObject({ code: 2066 })
    const before = (await regions()).regions.find(({ id }) => id === 'sea')?.score ?? 0
    expect((await ask(sandbox, joinRegion, { regionId: 'sea' })).data.regionId).toBe('sea')
    expect(await ask(sandbox, joinRegion, { regionId: 'hills' })).toMatchObject({ code: 2060 })
    const { data } = await ask(sandbox, signInRegion, {})
    expect(data.tokens).toBe(5)
    expect(data.regions.regions.find(({ id }) => id === 'sea')?.score).toBeGreaterThanOrEqual(before + 5)
    expect(await ask(sandbox, joinRegion, { regionId: 'nowhere' }, { userId: '777' })).toMatchObject({
      code: 4040,
    })
  })

  it('days in a row give more, once a day, and a missed day starts over', async () => {
    const sign = () => ask(sandbox, signInRegion, {}, { userId: '10002' })
    expect((await sign()).data).toMatchObject({ tokens: 10, regions: { streak: 4, signedToday: true } })
    expect(await sign()).toMatchObject({ code: 2060 })
    sandbox.clock.advance(DAY)
    expect((await regions('10002')).streak).toBe(4)
    sandbox.clock.advance(DAY)
    expect((await regions('10002')).streak).toBe(0)
  })
})

describe('the hunt', () => {
  it('candy is where a clue says, all of it gives a bonus, and a place is looked at once a day', async () => {
    const { data } = await ask(sandbox, getHunt, {}, { language: 'en' })
    expect(data).toMatchObject({ looks: { left: 5, total: 5 }, candies: { found: 0, total: 3 } })
    expect(data.clues).toHaveLength(3)
    const words: Record<string, RegExp> = {
      moon: /street/,
      window: /peeps/,
      tree: /leaf/,
      cat: /meow/,
      pumpkin: /grins/,
      cauldron: /bubbles/,
      gate: /creaks/,
      stone: /carved/,
    }
    const hidden = data.spots.filter(({ id }) => data.clues.some((clue) => words[id]?.test(clue)))
    expect(hidden).toHaveLength(3)
    let bonus = 0
    for (const { id } of hidden) {
      const { data: found } = await ask(sandbox, lookForCandy, { spotId: id })
      expect(found.tokens).toBeGreaterThan(0)
      bonus += found.bonus
    }
    expect(bonus).toBe(10)
    expect(await ask(sandbox, lookForCandy, { spotId: hidden[0]?.id ?? '' })).toMatchObject({ code: 2060 })
    const empty = data.spots.filter(({ id }) => !hidden.some((each) => each.id === id))
    for (const { id } of empty.slice(0, 2))
      expect((await ask(sandbox, lookForCandy, { spotId: id })).data.tokens).toBe(0)
    expect(await ask(sandbox, lookForCandy, { spotId: empty[2]?.id ?? '' })).toMatchObject({ code: 2072 })
    expect(await ask(sandbox, lookForCandy, { spotId: 'nowhere' })).toMatchObject({ code: 4040 })
    sandbox.clock.advance(DAY)
    expect((await ask(sandbox, getHunt, {})).data.looks.left).toBe(5)
  })
})

describe('the new year', () => {
  const open = (packetId: string, userId = '10001') => ask(sandbox, openRedPacket, { packetId }, { userId })
  const newYear = async (userId = '10001') => (await ask(sandbox, getNewYear, {}, { userId })).data

  it('a red packet opens at its minute by the server’s clock, once for each person', async () => {
    const { midnight: begins } = await newYear()
    expect(begins).toBe(midnight(begins))
    sandbox.clock.set(begins - 1000)
    sandbox.clock.freeze()
    expect(await open('midnight')).toMatchObject({ code: 2007 })
    sandbox.clock.advance(1000)
    const { data } = await open('midnight')
    expect(data.granted[0]?.amount).toBeGreaterThan(0)
    expect(await open('midnight')).toMatchObject({ code: 2060 })
    sandbox.clock.advance(10 * 60_000)
    expect((await newYear()).packets.find(({ id }) => id === 'midnight')?.state).toBe('mine')
    expect(await open('midnight', '10002')).toMatchObject({ code: 2007 })
    expect(await open('nothing')).toMatchObject({ code: 4040 })
  })

  it('of a thousand at one second eight hundred get something, each once, and together all that is in it', async () => {
    const { midnight: begins } = await newYear()
    sandbox.clock.set(begins)
    sandbox.clock.freeze()
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, at) => open('midnight', String(500_000 + at))),
    )
    const got = answers.filter(({ code }) => code === 200).map(({ data }) => data.granted[0]?.amount ?? 0)
    expect(got).toHaveLength(800)
    expect(Math.min(...got)).toBeGreaterThan(0)
    expect(got.reduce((sum, coins) => sum + coins, 0)).toBe(8888)
    expect(answers.filter(({ code }) => code === 2072)).toHaveLength(200)
  })

  it('nobody’s place in the row is worth more than another’s', () => {
    const packet = PACKETS[2]
    const sums = Array.from({ length: packet.portions }, () => 0)
    for (let day = 0; day < 200; day++)
      for (const [at, coins] of portionsOf(packet, day * DAY).entries()) sums[at] = (sums[at] ?? 0) + coins
    const half = (from: number) =>
      sums.slice(from, from + packet.portions / 2).reduce((sum, coins) => sum + coins, 0)
    expect(half(0) / half(packet.portions / 2)).toBeGreaterThan(0.9)
    expect(half(0) / half(packet.portions / 2)).toBeLessThan(1.1)
  })

  it('a wish is on the wall for everybody, one a day', async () => {
    const wish = (text: string) => ask(sandbox, postWish, { text })
    expect(await wish('  ')).toMatchObject({ code: 5001 })
    expect(await wish('x'.repeat(41))).toMatchObject({ code: 5001 })
    expect((await wish('Peace')).data.wish).toMatchObject({ text: 'Peace', mine: true })
    expect(await wish('More')).toMatchObject({ code: 2060 })
    const { data } = await ask(sandbox, getWishes, {}, { userId: '10002' })
    expect(data.list[0]).toMatchObject({ text: 'Peace', mine: false, author: { userId: '10001' } })
  })
})

/** The other one of 10002's couple. */
const PARTNER = '84021'

describe('couples', () => {
  it('a letter says nothing before it is opened, and a day on which both wrote gives both tokens', async () => {
    const letters = async (userId: string) => (await ask(sandbox, getLetters, {}, { userId })).data
    const write = (text: string, userId: string) => ask(sandbox, writeLetter, { text }, { userId })
    expect(await write('Hello', '10001')).toMatchObject({ code: 2066 })
    expect(await write('', '10002')).toMatchObject({ code: 5001 })
    const { data } = await write('See you soon', '10002')
    expect(data.letters).toMatchObject({ canWrite: false, bothToday: false })
    expect(await write('Again', '10002')).toMatchObject({ code: 2060 })
    const sealed = (await letters(PARTNER)).letters[0]
    expect(sealed).toMatchObject({ from: 'them', text: '', opened: false })
    const opening = () => ask(sandbox, openLetter, { letterId: sealed?.id ?? '' }, { userId: PARTNER })
    expect((await opening()).data.letters[0]).toMatchObject({ text: 'See you soon', opened: true })
    expect(await opening()).toMatchObject({ code: 2060 })
    const before = (await detail('valentine', '10002')).tokens
    expect((await write('Yes', PARTNER)).data.letters.bothToday).toBe(true)
    expect((await detail('valentine', '10002')).tokens).toBe(before + 20)
  })

  it('a lantern rises when both have lit it on its day, whoever comes second, even at the same moment', async () => {
    const { data } = await ask(sandbox, getLanterns, {}, { userId: '10003' })
    expect(data.lanterns.find(({ at }) => at === data.today)).toMatchObject({ mine: false, theirs: true })
    const light = (at: number, userId: string) => ask(sandbox, lightLantern, { at }, { userId })
    expect(await light(data.lanterns[0]?.at ?? 0, '10003')).toMatchObject({ code: 2007 })
    expect(await light(data.today ?? 0, '10001')).toMatchObject({ code: 2066 })
    const tokens = (await detail('qixi', '10003')).tokens
    expect((await light(data.today ?? 0, '10003')).data).toMatchObject({
      rose: true,
      lanterns: { risen: data.risen + 1 },
    })
    expect((await detail('qixi', '10003')).tokens).toBe(tokens + 15)
    expect(await light(data.today ?? 0, '10003')).toMatchObject({ code: 2060 })
    sandbox.clock.advance(DAY)
    const { data: next } = await ask(sandbox, getLanterns, {}, { userId: '10002' })
    const both = await Promise.all([light(next.today ?? 0, '10002'), light(next.today ?? 0, PARTNER)])
    expect(both.map(({ data: each }) => each.rose).sort()).toEqual([false, true])
  })

  it('a ladder is climbed by two, and each claims a rung for themselves', async () => {
    const ladder = async (userId: string) => (await ask(sandbox, getLadder, {}, { userId })).data
    const claimRung = (rungId: string, userId: string) => ask(sandbox, receiveRung, { rungId }, { userId })
    const { score, mine, theirs } = await ladder('10002')
    expect(score).toBe(mine + theirs)
    expect((await ask(sandbox, sendHeart, {}, { userId: '10002' })).data.ladder.score).toBe(score + 13)
    expect(await ask(sandbox, sendHeart, {}, { userId: '10002' })).toMatchObject({ code: 2060 })
    expect(await ask(sandbox, sendHeart, {})).toMatchObject({ code: 2066 })
    expect((await claimRung('1', '10002')).data.granted).toHaveLength(1)
    expect(await claimRung('1', '10002')).toMatchObject({ code: 2060 })
    expect(await claimRung('1', PARTNER)).toMatchObject({ code: 200 })
    expect(await claimRung('5', '10002')).toMatchObject({ code: 2007 })
    expect(await claimRung('9', '10002')).toMatchObject({ code: 4040 })
  })

  it('couples stand on the rank together', async () => {
    const { data } = await ask(sandbox, getFestivalRanks, { festival: 'qixi' }, { userId: '10002' })
    expect(data.mine?.partner?.userId).toBe(PARTNER)
    expect(data.list.every(({ partner }) => partner !== null)).toBe(true)
  })
})

describe('the annual celebration', () => {
  it('a year in review is the same each time it is read, and nobody else’s', async () => {
    const review = async (userId: string) => (await ask(sandbox, getReview, {}, { userId })).data
    expect((await review('10001')).slides.map(({ id }) => id)).toEqual([
      'days',
      'hours',
      'gifts',
      'friend',
      'room',
    ])
    expect(await review('10001')).toEqual(await review('10001'))
    expect(await review('10001')).not.toEqual(await review('10002'))
    expect((await review('10008')).slides).toEqual([])
  })

  it('each award takes one vote a day, and has a winner once the results stand', async () => {
    const [award] = (await ask(sandbox, getAwards, {})).data.awards
    const nominee = award?.nominees[3]
    const vote = (userId: string) =>
      ask(sandbox, voteForAward, { awardId: award?.id ?? '', userId: nominee?.userId ?? '' }, { userId })
    const { data } = await vote('10001')
    const after = data.awards.awards[0]
    expect(after?.votedFor).toBe(nominee?.userId)
    expect(after?.nominees.find(({ userId }) => userId === nominee?.userId)?.votes).toBeGreaterThan(
      nominee?.votes ?? 0,
    )
    expect(await vote('10001')).toMatchObject({ code: 2060 })
    expect(await vote('10006')).toMatchObject({ code: 5101 })
    expect(await ask(sandbox, voteForAward, { awardId: 'none', userId: '1' })).toMatchObject({ code: 4040 })
    sandbox.clock.advance(DAY)
    expect(await vote('10001')).toMatchObject({ code: 200 })
    const settled = (await ask(sandbox, getAwards, {}, { userId: '10007' })).data.awards
    expect(settled.every(({ winner, nominees }) => winner?.userId === nominees[0]?.userId)).toBe(true)
  })
})
