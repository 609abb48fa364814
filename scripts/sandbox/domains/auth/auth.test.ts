import { beforeEach, expect, it } from 'vitest'
import { getBaseInfo, getCountryCodes, getSmsCode, getUserInfo, login, sendCode } from '#shared/api/auth'
import { getTaskList } from '#shared/api/warlord'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox()
})

const number = { mobile: '13800010002', countryCode: '86' }
const guest = { userId: '' }
const enter = (code: string) => ask(sandbox, login, { ...number, code }, guest)
const permission = async () => (await ask(sandbox, getSmsCode, number, guest)).data
const send = async () => ask(sandbox, sendCode, { ...number, ticket: (await permission()).ticket }, guest)

it('a person logs in by number and code, and the token is good for calls', async () => {
  await send()
  const { data } = await enter('123456')
  expect(data).toMatchObject({ userId: '10002', userInfo: { token: data.token, rids: ['captain'] } })
  expect(await ask(sandbox, getTaskList, {}, { userId: '10002', token: data.token })).toMatchObject({
    code: 200,
  })
})

it('a code is good once, for five minutes, and only after it was sent', async () => {
  expect(await enter('123456')).toMatchObject({ code: 2007 })
  await send()
  sandbox.clock.advance(301_000)
  expect(await enter('123456')).toMatchObject({ code: 2007 })
  await send()
  expect(await enter('123456')).toMatchObject({ code: 200 })
  expect(await enter('123456')).toMatchObject({ code: 2007 })
})

it('five wrong codes close the number until the next code', async () => {
  await send()
  for (let attempt = 0; attempt < 5; attempt++) expect(await enter('000000')).toMatchObject({ code: 2007 })
  expect(await enter('123456')).toMatchObject({ code: 8001 })
  sandbox.clock.advance(60_000)
  await send()
  expect(await enter('123456')).toMatchObject({ code: 200 })
})

it('the next code can be asked for after a minute, also after a reload', async () => {
  await send()
  sandbox.clock.freeze()
  sandbox.clock.advance(20_000)
  expect((await permission()).waitSeconds).toBeLessThanOrEqual(40)
  expect(await send()).toMatchObject({ code: 8001 })
})

it('a ticket is good for one code', async () => {
  const { ticket } = await permission()
  const withTicket = () => ask(sandbox, sendCode, { ...number, ticket }, guest)
  await withTicket()
  sandbox.clock.advance(60_000)
  expect(await withTicket()).toMatchObject({ code: 2007 })
})

it('a number that its country does not have is refused', async () => {
  const answer = await ask(
    sandbox,
    getSmsCode,
    { mobile: '138', countryCode: '86' },
    { ...guest, language: 'en' },
  )
  expect(answer).toMatchObject({ code: 5001, desc: 'Enter the correct mobile number' })
})

it('countries are named in the caller’s language', async () => {
  const { data } = await ask(sandbox, getCountryCodes, {}, { ...guest, language: 'tw' })
  expect(data.find(({ iso }) => iso === 'JP')?.name).toBe('日本')
  expect(data.find(({ iso }) => iso === 'GB')?.name).toBe('英國')
})

it('an inviter is known by id, if such a person exists', async () => {
  expect(await ask(sandbox, getBaseInfo, { id: '10001' }, guest)).toMatchObject({ data: { userId: '10001' } })
  expect(await ask(sandbox, getBaseInfo, { id: '4041' }, guest)).toMatchObject({ code: 4040 })
})

it('a person who is logged in may look at anybody, by id', async () => {
  const look = (toUserId: string, who?: { userId: string }) => ask(sandbox, getUserInfo, { toUserId }, who)
  expect(await look('10002')).toMatchObject({ code: 200, data: { userId: '10002', rids: ['captain'] } })
  expect(await look('4041')).toMatchObject({ code: 4040 })
  expect(await look('10002', guest)).toMatchObject({ code: 401 })
})
