import { expect, test } from 'vitest'
import type { HeaderProfile } from '../profile/index.ts'
import { type Caller, encodeCall } from './wire.ts'

const profile: HeaderProfile = {
  version: '3.17.0',
  channel: 'Web',
  platform: 'Web',
  deviceId: 'd',
  deviceInfo: 'Chrome 120',
  system: 'PartyPlay',
  platformOs: 'Android',
  area: 'ZH',
  language: 'ZH',
  country: 'CN',
  timeZone: 'Asia/Shanghai',
  source: 'from-web',
}
const caller: Caller = { base: '', token: 't', userId: '1', language: 'tw', area: '', profile }
const call = { method: 'POST', path: '/x', params: { b: 2, a: 1 } }

test('equal calls have equal keys, in whatever order their parameters are written', () => {
  const other = { ...call, params: { a: 1, b: 2, c: undefined, d: null } }
  expect(encodeCall(other, caller).key).toBe(encodeCall(call, caller).key)
  expect(String(encodeCall(call, caller).body)).toBe('a=1&b=2')
})

test('an empty text is sent, as it may clear a field', () => {
  expect(String(encodeCall({ ...call, params: { remark: '' } }, caller).body)).toBe('remark=')
})

test('answers are not shared across persons or languages, and calls in flight not across logins or areas', () => {
  const { key, cacheKey } = encodeCall(call, caller)
  expect(encodeCall(call, { ...caller, userId: '2' }).cacheKey).not.toBe(cacheKey)
  expect(encodeCall(call, { ...caller, language: 'en' }).cacheKey).not.toBe(cacheKey)
  expect(encodeCall(call, { ...caller, token: 'u' }).cacheKey).toBe(cacheKey)
  expect(encodeCall(call, { ...caller, token: 'u' }).key).not.toBe(key)
  expect(encodeCall(call, { ...caller, area: 'TH' }).key).not.toBe(key)
})

test('header values beyond ASCII are made safe', () => {
  const { headers } = encodeCall(call, { ...caller, profile: { ...profile, deviceInfo: '小米 14\n' } })
  expect(headers.DEVIVEINFO).toBe('%E5%B0%8F%E7%B1%B3%2014%0A')
  expect(() => new Headers(headers)).not.toThrow()
})

test('the language of the page and the area of the address go before what the app says', () => {
  const { headers } = encodeCall(call, { ...caller, area: 'TH' })
  expect(headers).toMatchObject({ LANGUAGE: 'TW', AREA: 'TH' })
})

test('the werewolf game’s own host gets its calls alone, without the prefix that the API knows them by', () => {
  const hosts = { ...caller, base: 'https://api.test', werewolf: 'https://game.test/v1/' }
  const urlOf = (path: string, caller: Caller) => encodeCall({ ...call, path }, caller).url
  expect(urlOf('/werewolf/race/rank_list', hosts)).toBe('https://game.test/v1/race/rank_list')
  expect(urlOf('/werewolf-day', hosts)).toBe('https://api.test/werewolf-day')
  expect(urlOf('/x', hosts)).toBe('https://api.test/x')
  expect(urlOf('/werewolf/race/rank_list', caller)).toBe('/werewolf/race/rank_list')
})

test('another API host is one setting, with or without its slash', () => {
  expect(encodeCall(call, { ...caller, base: 'https://api.test/' }).url).toBe('https://api.test/x')
})
