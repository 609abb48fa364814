import { beforeEach, describe, expect, it } from 'vitest'
import {
  canOpenCpPhoto,
  getCp,
  getCpRanks,
  getCpRecommended,
  receiveCpPrize,
  setCp,
  upCpLevel,
} from '#shared/api/cp'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'
import { DAY } from '../../world/clock.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox()
  sandbox.clock.freeze()
})

const MINUTE = 60_000
const detail = async (userId = '10001') => (await ask(sandbox, getCp, {}, { userId })).data
const set = (what: 'ask' | 'withdraw' | 'accept' | 'refuse', toUserId: string, userId = '10001') =>
  ask(sandbox, setCp, { what, toUserId }, { userId })
const levelUp = (level: number, userId = '10002') => ask(sandbox, upCpLevel, { level }, { userId })
const claim = (level: number, userId = '10002') => ask(sandbox, receiveCpPrize, { level }, { userId })

describe('choosing a partner', () => {
  it('choosing a partner takes a yes from both', async () => {
    expect((await set('ask', '10004')).data).toMatchObject({
      state: 'asking',
      asked: { userId: '10004', state: 'pending' },
    })
    expect((await detail('10004')).questions[0]).toMatchObject({ userId: '10001' })
    expect((await set('accept', '10001', '10004')).data).toMatchObject({
      state: 'paired',
      partner: { userId: '10001' },
      questions: [],
      sweetness: 0,
    })
    expect(await detail()).toMatchObject({ state: 'paired', partner: { userId: '10004' }, asked: null })
  })

  it('a partner is asked once for one idempotency key', async () => {
    const once = () =>
      ask(sandbox, setCp, { what: 'ask', toUserId: '10004' }, { intentId: 'intent-question' })
    const { data } = await once()
    expect(await once()).toMatchObject({ code: 200, data })
    const mine = (await detail('10004')).questions.filter(({ userId }) => userId === '10001')
    expect(mine).toHaveLength(1)
  })

  it('a person who is asked by the one they ask has said yes', async () => {
    await set('ask', '10004')
    expect((await set('ask', '10001', '10004')).data).toMatchObject({ state: 'paired' })
  })

  it('a question may be refused or taken back, and then somebody else can be asked', async () => {
    await set('ask', '10004')
    expect(await set('ask', '777')).toMatchObject({ code: 2060, desc: '请先等待对方回应' })
    await set('refuse', '10001', '10004')
    expect(await detail()).toMatchObject({ state: 'single', asked: { userId: '10004', state: 'refused' } })
    expect((await set('ask', '777')).data.state).toBe('asking')
    expect((await set('withdraw', '777')).data).toMatchObject({ state: 'single', asked: null })
    expect(await set('withdraw', '777')).toMatchObject({ code: 2007 })
    expect(await set('accept', '10001', '777')).toMatchObject({ code: 2007 })
    expect(await set('refuse', '10001', '777')).toMatchObject({ code: 2007 })
  })

  it('a question to a partner is open for a day', async () => {
    await set('ask', '10004')
    sandbox.clock.advance(DAY)
    expect(await set('accept', '10001', '10004')).toMatchObject({ code: 2007 })
    expect(await detail()).toMatchObject({ state: 'single', asked: { state: 'expired' } })
  })

  it('ordinary people answer a question after a minute with yes, those whose id ends in 4 with no', async () => {
    await set('ask', '81004')
    sandbox.clock.advance(MINUTE)
    expect(await detail()).toMatchObject({ state: 'single', asked: { state: 'refused' } })
    await set('ask', '81005')
    sandbox.clock.advance(MINUTE)
    expect(await detail()).toMatchObject({ state: 'paired', partner: { userId: '81005' } })
  })

  it('choosing a partner is refused for myself, nobody, the paired, and outside the campaign', async () => {
    expect(await set('ask', '10001')).toMatchObject({ code: 5001 })
    expect(await set('ask', '4041')).toMatchObject({ code: 4040 })
    expect(await set('ask', '10002')).toMatchObject({ code: 2066, desc: '对方已经有 CP 了' })
    expect(await set('ask', '82001')).toMatchObject({ code: 2066 })
    expect(await set('ask', '10001', '10002')).toMatchObject({ code: 2060, desc: '你已经有 CP 了' })
    expect(await set('ask', '10001', '10005')).toMatchObject({ code: 5101 })
    expect(await set('ask', '10001', '10006')).toMatchObject({ code: 5101 })
  })

  it('a few people are suggested as partners, others each day', async () => {
    const recommended = async (userId = '10001') =>
      (await ask(sandbox, getCpRecommended, {}, { userId, language: 'en' })).data
    const today = await recommended()
    expect(today).toHaveLength(6)
    expect(await recommended()).toEqual(today)
    expect(['Online now', 'Close to your level', 'Often around lately']).toContain(today[0]?.reason)
    sandbox.clock.advance(DAY)
    expect(await recommended()).not.toEqual(today)
    expect(await recommended('10008')).toEqual([])
  })
})

describe('levels', () => {
  it('levels are paid for by the sweetness of both, in order', async () => {
    expect(await detail('10002')).toMatchObject({ level: 2, sweetness: 1_600 })
    expect(await levelUp(4)).toMatchObject({ code: 2007 })
    expect((await levelUp(3)).data).toMatchObject({ level: 3, sweetness: 100 })
    expect(await levelUp(4)).toMatchObject({ code: 2072, desc: '甜蜜值不足' })
    const partner = (await detail('10002')).partner?.userId ?? ''
    sandbox.happen(partner, 'gifted', 3_900)
    expect((await levelUp(4, partner)).data).toMatchObject({ level: 4, sweetness: 0 })
    expect(await detail('10002')).toMatchObject({ level: 4, sweetness: 0 })
  })

  it('levels take the sweetness once for one idempotency key', async () => {
    const once = () => ask(sandbox, upCpLevel, { level: 3 }, { userId: '10002', intentId: 'intent-couple' })
    expect(await once()).toEqual(await once())
    expect(await detail('10002')).toMatchObject({ level: 3, sweetness: 100 })
  })

  it('levels end with the fifth, and are for couples while the campaign runs', async () => {
    expect(await levelUp(6, '10003')).toMatchObject({ code: 2007 })
    expect(await levelUp(1, '10001')).toMatchObject({ code: 2066 })
    expect(await levelUp(3, '10006')).toMatchObject({ code: 5101 })
  })

  it('levels open the photo wall with the third', async () => {
    const photo = async () => (await ask(sandbox, canOpenCpPhoto, {}, { userId: '10002' })).data
    expect(await photo()).toEqual({ canOpen: false, level: 2, needLevel: 3 })
    await levelUp(3)
    expect(await photo()).toMatchObject({ canOpen: true, level: 3 })
  })
})

describe('prizes of a level', () => {
  it('prizes of a level are claimed once by each of the two', async () => {
    expect(await claim(2)).toMatchObject({ code: 200, data: { granted: [{ id: 'framePair', days: 7 }] } })
    expect(await claim(2)).toMatchObject({ code: 2060 })
    expect(await claim(3)).toMatchObject({ code: 2007 })
    expect(await claim(9)).toMatchObject({ code: 4040 })
    expect(await claim(1, '10001')).toMatchObject({ code: 2066 })
    const partner = (await detail('10002')).partner?.userId ?? ''
    const before = sandbox.state.user(partner).coins
    expect(await claim(1, partner)).toMatchObject({ code: 200 })
    expect(sandbox.state.user(partner).coins).toBe(before + 52)
  })

  it('prizes of a level wait until the results are out', async () => {
    expect(await claim(2, '10006')).toMatchObject({ code: 200 })
    expect(await claim(2, '10007')).toMatchObject({ code: 5101 })
  })

  it('prizes of a level may have been claimed on another phone', async () => {
    expect(await claim(2, '10009')).toMatchObject({ code: 2060 })
    expect((await detail('10009')).levels[1]).toMatchObject({ state: 'claimed' })
  })
})

describe('the couples’ rank', () => {
  const ranks = async (userId: string, more = {}) => (await ask(sandbox, getCpRanks, more, { userId })).data

  it('the couples’ rank counts all sweetness, spent or not, with our row beside', async () => {
    const before = await ranks('10002', { pageSize: 40 })
    expect(before.mine).toMatchObject({ score: 2_400, people: [{}, { userId: '10002' }] })
    expect(before.mine?.gap).toBe((before.list[(before.mine?.rank ?? 0) - 2]?.score ?? 0) - 2_400 + 1)
    await levelUp(3)
    sandbox.happen('10002', 'gifted', 50)
    expect((await ranks('10002')).mine).toMatchObject({ score: 2_450, level: 3 })
  })

  it('the couples’ rank has no row of mine without a partner, and none at all before the start', async () => {
    expect((await ranks('10001')).mine).toBeNull()
    expect((await ranks('')).mine).toBeNull()
    expect(await ranks('10005')).toMatchObject({ list: [], total: 0 })
    expect(await detail('10005')).toMatchObject({ phase: 'coming', state: 'single', questions: [] })
  })
})
