import { beforeEach, describe, expect, it } from 'vitest'
import { getTransferCodes, improveChannelInfo, preWithdraw } from '#shared/api/withdraw'
import { getWithdrawExtInfo, resubmitSignature, submitSignature } from '#shared/api/withdraw-records'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'

const KNOWN = '10002'
const FRESH = '10001'
const NAME = '林知夏'
const CARD = '6222020200112248'
const number = { mobile: '13800010002', countryCode: '86' }

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox()
  sandbox.clock.freeze()
})

const account = async (userId: string) => (await ask(sandbox, preWithdraw, {}, { userId })).data
const records = async () => (await ask(sandbox, getWithdrawExtInfo, {}, { userId: KNOWN })).data

function improve(input: object = {}, userId = FRESH) {
  const good = { transferCode: 'harbour', holder: NAME, account: CARD, ...number }
  return ask(sandbox, improveChannelInfo, { ...good, ...input }, { userId })
}

describe('a bank account', () => {
  it('a bank account is added once, and can get new details', async () => {
    expect((await improve()).data.channel).toMatchObject({
      name: '海港银行',
      account: '**** 2248',
      state: 'ready',
    })
    expect(await improve()).toMatchObject({ code: 2060 })
    const { data } = await improve({ channelId: '1', transferCode: 'pocket', account: '88661234' })
    expect(data.channels).toMatchObject([{ kind: 'wallet', account: '**** 1234' }])
  })

  it('a bank account is checked: number, own name, bank, verified name', async () => {
    expect(await improve({ account: '6222020200112284' })).toMatchObject({
      code: 5001,
      desc: '请检查银行账号',
    })
    expect(await improve({ account: '62220202' })).toMatchObject({ code: 5001 })
    expect(await improve({ holder: '别人' })).toMatchObject({ code: 2066, desc: '必须是本人的姓名' })
    expect(await improve({ transferCode: 'nowhere' })).toMatchObject({ code: 4040 })
    expect(await improve({ channelId: '7' })).toMatchObject({ code: 4040 })
    expect(await improve({}, '10004')).toMatchObject({ code: 2066, desc: '请先完成实名认证' })
  })

  it('a bank account that was rejected is ready again with new details', async () => {
    expect((await account('10009')).channels[0]).toMatchObject({ state: 'rejected' })
    await improve({ channelId: '1' }, '10009')
    expect((await account('10009')).channels[0]).toMatchObject({ state: 'ready', reason: '' })
  })
})

describe('the agreement', () => {
  const good = { version: '2026-03', name: NAME }
  const sign = (input: object = {}, userId = FRESH) =>
    ask(sandbox, submitSignature, { ...good, ...input }, { userId })
  const signAgain = (userId: string) => ask(sandbox, resubmitSignature, good, { userId })

  it('the agreement is signed once, with one’s own name, in the version that is in force', async () => {
    expect(await sign({ name: '别人' })).toMatchObject({ code: 2066 })
    expect(await sign({ version: '2020-01' })).toMatchObject({ code: 2007 })
    expect(await sign()).toMatchObject({ data: { state: 'signed', signedAt: sandbox.clock.now() } })
    expect(await sign()).toMatchObject({ code: 2060 })
    expect((await account(FRESH)).agreement).toBe('signed')
  })

  it('the agreement is signed again after signing was left, or when it has expired', async () => {
    for (const [userId, before] of [
      ['10009', 'abandoned'],
      ['10006', 'expired'],
    ] as const) {
      expect((await account(userId)).agreement).toBe(before)
      expect(await sign({}, userId)).toMatchObject({ code: 2007 })
      expect(await signAgain(userId)).toMatchObject({ data: { state: 'signed' } })
    }
    expect(await signAgain(FRESH)).toMatchObject({ code: 2007 })
    expect(await signAgain(KNOWN)).toMatchObject({ code: 2060 })
  })
})

describe('what is shown', () => {
  it('nobody reads a whole account number, name or mobile number', async () => {
    await improve()
    const answers = JSON.stringify([await account(FRESH), await records()])
    expect(answers).toContain('**** 2248')
    expect(answers).toContain('*知夏')
    for (const secret of [CARD, NAME, number.mobile]) expect(answers).not.toContain(secret)
  })

  it('banks and wallets are named in the caller’s language', async () => {
    const { data } = await ask(sandbox, getTransferCodes, {}, { language: 'en' })
    expect(data.map(({ name }) => name)).toContain('Tortoise Bank')
  })
})
