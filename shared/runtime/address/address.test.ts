import { expect, test } from 'vitest'
import { address, indexQuery, parseAddress, rereadAddress } from './index.ts'

test('every query parameter of the specification is read', () => {
  const names = [
    'token',
    'userId',
    'roomId',
    'fleetId',
    'channelId',
    'subChannelId',
    'materialId',
    'extensionOfficerId',
    'landingPageId',
    'shareId',
    'materiaLType',
    'appKey',
  ] as const
  const read = parseAddress(`?${names.map((name) => `${name}=the-${name}`).join('&')}&fromPc=1`)
  for (const name of names) expect(read[name]).toBe(`the-${name}`)
  expect(read.param('fromPc')).toBe('1')
  expect(parseAddress('').token).toBe('')
})

test.each([
  ['', '0'],
  ['?activityId=12', '12'],
  ['?id=13', '13'],
  ['?activityId=12&id=13', '12'],
  ['?activityId=12?from=app', '12'],
  ['?activityId=?from=app', '0'],
])('the activity of "%s" is %s', (search, activityId) => {
  expect(parseAddress(search).activityId).toBe(activityId)
})

test.each(['?userId=2&amp;token=u', '?userId=2&amp;amp;token=u', '?userId=2&AMP%3Btoken=u'])(
  'the login of %s, as messengers and mail write it, is read',
  (search) => {
    const { userId, token } = parseAddress(search)
    expect({ userId, token }).toEqual({ userId: '2', token: 'u' })
  },
)

test('an address within an address keeps its own query', () => {
  const back = '/battle?tab=1&amp;day=2'
  expect(parseAddress(`?back=${encodeURIComponent(back)}`).param('back')).toBe(back)
})

test('the area is written AREA or area', () => {
  expect(parseAddress('?AREA=TH').area).toBe('TH')
  expect(parseAddress('?area=TH').area).toBe('TH')
})

test('a language that the pages do not speak counts as none', () => {
  expect(parseAddress('?lang=tw').lang).toBe('tw')
  expect(parseAddress('?lang=fr').lang).toBe('')
})

test('broken encoding does not break the page', () => {
  expect(parseAddress('?roomId=%E0%A4%A').roomId).toContain('A')
})

test.each([
  ['twice the same name', '?userId=1&userId=2', '1'],
  ['empty once', '?userId=&userId=2', '2'],
  ['in brackets', '?userId[]=1&userId[0]=2&userId', ''],
  ['undefined', '?userId=undefined', ''],
  ['null', '?userId=null', ''],
  ['null once', '?userId=null&userId=2', '2'],
  ['an address within', '?back=%2Fbattle%3FuserId%3D9&userId=1', '1'],
  ['an address within that is not encoded', '?back=/battle?userId=9&userId=1', '1'],
  ['no name', '?=5&&&=', ''],
])('a user id that is %s does no harm', (_, search, userId) => {
  expect(parseAddress(search).userId).toBe(userId)
})

test('a visit keeps the address it came with, until it is reread', () => {
  history.replaceState(null, '', '/?roomId=1')
  rereadAddress()
  history.replaceState(null, '', '/?roomId=2')
  expect(address().roomId).toBe('1')
  expect(rereadAddress().roomId).toBe('2')
})

test('an index query of which nothing was stored is empty', () => {
  expect(indexQuery()).toEqual({})
  sessionStorage.setItem('indexQuery', '"text"')
  expect(indexQuery()).toEqual({})
})
