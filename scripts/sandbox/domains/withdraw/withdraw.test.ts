import { beforeEach, describe, expect, it } from 'vitest'
import { getSmsCode, sendCode } from '#shared/api/auth'
import { getCoupons } from '#shared/api/coupon'
import { applyWithdraw, improveChannelInfo, preWithdraw } from '#shared/api/withdraw'
import { getWithdrawExtInfo } from '#shared/api/withdraw-records'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'
import { monthStart } from '../../world/calendar.ts'
import { DAY, HOUR } from '../../world/clock.ts'

const KNOWN = '10002'
const FRESH = '10001'
const NAME = '林知夏'
const CARD = '6222020200112248'
const number = { mobile: '13800010002', countryCode: '86' }

let sandbox: Sandbox
beforeEach(() => {
  // The tenth of a month, 00:00 in the product's zone.
  sandbox = createSandbox({ now: Date.UTC(2026, 3, 9, 16) })
  sandbox.clock.freeze()
})

const account = async (userId = KNOWN, input = {}) =>
  (await ask(sandbox, preWithdraw, input, { userId })).data
const records = async (userId = KNOWN) => (await ask(sandbox, getWithdrawExtInfo, {}, { userId })).data

async function sendSms() {
  const { data } = await ask(sandbox, getSmsCode, number)
  sandbox.clock.advance(60_000)
  await ask(sandbox, sendCode, { ...number, ticket: data.ticket })
}

/** Withdraws with a good code, and what would be right of everything that is not said. */
async function withdraw(input: object = {}, options: { userId?: string; intentId?: string } = {}) {
  await sendSms()
  const good = { amount: '2000', net: '1980', channelId: '1', ...number, code: '123456' }
  return ask(sandbox, applyWithdraw, { ...good, ...input }, { userId: KNOWN, ...options })
}

function improve(input: object = {}, userId = FRESH) {
  const good = { transferCode: 'harbour', holder: NAME, account: CARD, ...number }
  return ask(sandbox, improveChannelInfo, { ...good, ...input }, { userId })
}

describe('before withdrawing', () => {
  it('a person who withdraws sees the limits, the fee of the first withdrawal, and that of later ones', async () => {
    expect(await account(KNOWN, { amount: '2001' })).toMatchObject({
      balance: 86_500,
      minAmount: 1000,
      maxAmount: 20_000,
      fee: { firstPercent: '1.00', extraPercent: '2.50', percent: '1.00' },
      countThisMonth: 0,
      // Fees are rounded up to a whole PP coin.
      quote: { amount: 2001, fee: 21, discount: 0, net: 1980, payout: '198.00' },
    })
    await withdraw()
    expect(await account(KNOWN, { amount: '2000' })).toMatchObject({
      fee: { percent: '3.50' },
      countThisMonth: 1,
      quote: { fee: 70, net: 1930, payout: '193.00' },
    })
  })

  it('before a withdrawal there is no figure where the server has none, and no quote outside the limits', async () => {
    expect(await account('10008', { amount: '2000' })).toMatchObject({ fee: null, quote: null })
    for (const amount of ['999', '20001']) expect((await account(KNOWN, { amount })).quote).toBeNull()
    for (const amount of ['1000', '20000']) expect((await account(KNOWN, { amount })).quote).not.toBeNull()
  })
})

describe('a withdrawal', () => {
  it('a withdrawal takes its PP coins at once and is paid after review', async () => {
    const { data } = await withdraw()
    expect(data).toMatchObject({
      balance: 84_500,
      withdrawal: { state: 'review', net: 1980, payout: '198.00' },
    })
    sandbox.clock.advance(3 * 60_000)
    const [newest] = (await records()).list
    expect(newest).toMatchObject({ state: 'paid', reason: '', expectedAt: null })
    expect(newest?.timeline.map(({ state }) => state)).toEqual(['review', 'paying', 'paid'])
    expect((await account()).balance).toBe(84_500)
  })

  it('a withdrawal happens once for an idempotency key, however often it arrives', async () => {
    const first = await withdraw({}, { intentId: 'intent-withdraw' })
    const again = await withdraw({}, { intentId: 'intent-withdraw' })
    expect(again.data).toEqual(first.data)
    expect((await account()).balance).toBe(84_500)
  })

  it('a withdrawal that is looked up without a code answers with its result, or that it never will', async () => {
    const about = (intentId: string) =>
      ask(
        sandbox,
        applyWithdraw,
        { amount: '2000', net: '1980', channelId: '1' },
        { userId: KNOWN, intentId },
      )
    const done = await withdraw({}, { intentId: 'intent-done' })
    expect((await about('intent-done')).data).toEqual(done.data)
    expect(await about('intent-lost')).toMatchObject({ code: 4040 })
    expect(await withdraw({ net: '1930' }, { intentId: 'intent-other' })).toMatchObject({ code: 200 })
    const late = await withdraw({}, { intentId: 'intent-lost' })
    expect(late).toMatchObject({ code: 4040 })
    expect((await account()).countThisMonth).toBe(2)
  })

  it('a withdrawal is a whole number from 1000 to 20000 PP coins', async () => {
    for (const amount of ['999', '20001', '1e3', '1,000', '１０００', '1000.5', '-1000', ''])
      expect(await withdraw({ amount })).toMatchObject({ code: 5001 })
    expect(await withdraw({ amount: '1000', net: '990' })).toMatchObject({ code: 200 })
    sandbox.clock.advance(40 * DAY)
    expect(await withdraw({ amount: '20000', net: '19800' })).toMatchObject({ code: 200 })
  })

  it('a withdrawal is refused when what was shown is no longer right, and nothing is taken', async () => {
    expect(await withdraw({ net: '1981' })).toMatchObject({ code: 2007, desc: '到账金额有变化，请重新确认' })
    expect((await account()).balance).toBe(86_500)
  })

  it('a withdrawal needs the right code', async () => {
    expect(await withdraw({ code: '000000' })).toMatchObject({ code: 2007, desc: '验证码错误或已过期' })
    expect(await withdraw({ mobile: '138' })).toMatchObject({ code: 5001, desc: '请输入正确的手机号' })
  })

  it('a withdrawal needs a verified name, the signed agreement, a ready channel, a known fee and the coins', async () => {
    expect(await withdraw({}, { userId: '10004' })).toMatchObject({ code: 2066, desc: '请先完成实名认证' })
    expect(await withdraw({}, { userId: '10006' })).toMatchObject({ code: 2066, desc: '请先签署协议' })
    expect(await withdraw({}, { userId: '10008' })).toMatchObject({
      code: 2007,
      desc: '暂时无法提现，请稍后再试',
    })
    expect(await withdraw({ channelId: '2' })).toMatchObject({ code: 2007, desc: '请先完善收款信息' })
    expect(await withdraw({ channelId: '9' })).toMatchObject({ code: 4040 })
    sandbox.state.user(KNOWN).coins = 1999
    expect(await withdraw()).toMatchObject({ code: 2072 })
  })

  it('a withdrawal made cheaper by a coupon uses it up', async () => {
    const input = { amount: '2000', couponId: 'c-3' }
    expect((await account(KNOWN, input)).quote).toMatchObject({ fee: 20, discount: 10, net: 1990 })
    expect(await withdraw({ net: '1990', couponId: 'c-3' })).toMatchObject({ code: 200 })
    const { data } = await ask(sandbox, getCoupons, { scene: 'withdraw' }, { userId: KNOWN })
    expect(data.list).toMatchObject([{ id: 'c-3', state: 'used' }])
    expect(await withdraw({ net: '1990', couponId: 'c-3' })).toMatchObject({ code: 2007 })
  })

  it('a withdrawal of the month’s first is reduced again after the month has turned in the product’s zone', async () => {
    await withdraw()
    sandbox.clock.freeze(monthStart(sandbox.clock.now(), 1) - 1)
    expect((await account()).fee?.percent).toBe('3.50')
    sandbox.clock.advance(1)
    expect((await account()).fee?.percent).toBe('1.00')
  })
})

describe('a bank', () => {
  async function through(transferCode: string) {
    const { data } = await improve({ transferCode }, KNOWN)
    await withdraw({ channelId: data.channel.id })
    return async (after: number) => {
      sandbox.clock.advance(after)
      const [newest] = (await records()).list
      return {
        states: newest?.timeline.map(({ state }) => state),
        newest,
        balance: (await account()).balance,
      }
    }
  }

  it('a bank that refuses has the PP coins given back, once, and the withdrawal does not count', async () => {
    const later = await through('cliff')
    expect(await later(120_000)).toMatchObject({
      states: ['review', 'paying', 'failed'],
      newest: { reason: '银行拒绝了这笔付款，PP币已退回' },
      balance: 86_500,
    })
    expect(await later(DAY)).toMatchObject({ balance: 86_500 })
    expect((await account()).countThisMonth).toBe(0)
  })

  it('a bank that sends the money back a day later has the PP coins given back then', async () => {
    const later = await through('boomerang')
    expect(await later(DAY - 1)).toMatchObject({ states: ['review', 'paying', 'paid'], balance: 84_500 })
    expect(await later(1)).toMatchObject({
      states: ['review', 'paying', 'paid', 'returned'],
      balance: 86_500,
    })
  })

  it('a slow bank takes three days', async () => {
    const later = await through('tortoise')
    expect(await later(3 * DAY - 1)).toMatchObject({ states: ['review', 'paying'] })
    expect(await later(1)).toMatchObject({ newest: { state: 'paid' } })
  })

  it('a bank that answers twice counts once', async () => {
    const later = await through('echo')
    expect(await later(HOUR)).toMatchObject({ states: ['review', 'paying', 'paid'], balance: 84_500 })
  })

  it('a bank that forgets to answer leaves the withdrawal being paid, and nobody says when', async () => {
    const later = await through('silent')
    expect(await later(30 * DAY)).toMatchObject({ newest: { state: 'paying', expectedAt: null } })
  })
})
