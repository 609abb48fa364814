import { afterEach, beforeEach, expect, it } from 'vitest'
import { session } from '#shared/runtime/session'
import { cleanLink, cleanText } from './clean-link.ts'

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMDAwMSJ9.sig'
const encode = encodeURIComponent

beforeEach(() => session.save({ token: 'tok/en+1', userId: '10001' }))
afterEach(() => session.clear())

it.each([
  ['https://a.example/x?token=s&shareId=1', 'https://a.example/x?shareId=1'],
  ['https://a.example/x?shareId=1&TOKEN=s#top', 'https://a.example/x?shareId=1#top'],
  ['/x?accessToken=s', '/x'],
  ['/x?access_token=s&x-token=s&authToken=s&jwt=s&sessionId=s&password=s&a=1', '/x?a=1'],
  ['/x?%74oken=s&a=1', '/x?a=1'],
  ['/x?a=1&token=s&token=t', '/x?a=1'],
  ['/x?a=1&token', '/x?a=1&token'],
  ['/x#token=s', '/x'],
  ['/x#/battle?token=s&a=1', '/x#/battle?a=1'],
  ['/x;token=s/y?a=1', '/x?a=1'],
  [`/x?a=1&back=${encode('/battle?token=s&day=2')}`, `/x?a=1&back=${encode('/battle?day=2')}`],
  [
    `/x?back=${encode(`/y?to=${encode('/z?token=s&b=2')}`)}`,
    `/x?back=${encode(`/y?to=${encode('/z?b=2')}`)}`,
  ],
  [`/x?back=${encode(encode('/battle?token=s&day=2'))}`, `/x?back=${encode(encode('/battle?day=2'))}`],
  ['/x?back=/battle?token=s', '/x?back=/battle'],
  [`/x?params=${encode('{"token":"s","activityId":"7"}')}`, `/x?params=${encode('{"activityId":"7"}')}`],
  [`/x?params=${encode('{"token":"s')}&a=1`, '/x?params=&a=1'],
  [`/x?id=${JWT}&a=1`, '/x?id=&a=1'],
  ['/x?back=%2Fy%3Ftoken%3Ds%E0%A4%A&a=1', `/x?back=${encode('/y')}&a=1`],
])('%s loses what proves an identity', (link, clean) => {
  expect(cleanLink(link)).toBe(clean)
})

it.each([
  'https://a.example/x',
  '/download?shareId=s1&channelId=c9&extensionOfficerId=10002',
  '/x?name=%E6%98%9F%E6%B2%B3&list[]=1&empty=&flag#part',
  '/x?params=%7B%22activityId%22%3A%227%22%7D',
  'https://a.example/x?a=1&amp;b=2',
])('%s stays as it is', (link) => {
  expect(cleanLink(link)).toBe(link)
})

it.each([
  'https://a.example/s/tok/en+1',
  'https://a.example/?code=tok/en+1',
  `https://a.example/?code=${encode('tok/en+1')}`,
  `https://a.example/?code=${encode(encode('tok/en+1'))}`,
])('%s is no link to give away, as it holds this login', (link) => {
  expect(cleanLink(link)).toBe('')
})

it('a text keeps its words and loses what lies in its links', () => {
  expect(cleanText('Come! https://a.example/x?token=s&a=1 now, code tok/en+1')).toBe(
    'Come! https://a.example/x?a=1 now, code ',
  )
})
