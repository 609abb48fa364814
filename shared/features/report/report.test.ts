import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rereadAddress } from '#shared/runtime/address'
import { session } from '#shared/runtime/session'
import { visitStorage } from '#shared/runtime/storage'
import { landed, report } from './index.ts'

let sent: { userId: unknown; content: Record<string, unknown> }[]
let code: number

beforeEach(() => {
  sent = []
  code = 200
  const app = new Hono().post('/assets/frontendLog/v2', async (c) => {
    const { userId, content } = await c.req.parseBody()
    sent.push({ userId, content: JSON.parse(String(content)) })
    return c.json({ code, data: null })
  })
  vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
    app.fetch(new Request(new URL(input, location.href), init)),
  )
  history.replaceState(null, '', '/download?roomId=8001')
  visitStorage.writeJson('indexQuery', { shareId: 's1', channelId: 'c9' })
  rereadAddress()
  session.save({
    token: 't',
    userId: '10001',
    userInfo: { userId: '10001', name: 'Ann', portrait: '', token: 't', rids: ['captain', 'user'] },
  })
})
afterEach(() => vi.unstubAllGlobals())

it('an event holds who, in which role and room, on which page, and on what device', async () => {
  document.title = 'Season of warlords'
  await report({ eventId: 'battle_unlock', subEventId: 'pay', targetUserId: '10002', content: '648' })
  expect(sent).toEqual([
    {
      userId: '10001',
      content: {
        userId: '10001',
        role: 'captain',
        roomId: '8001',
        teamId: '',
        targetUserId: '10002',
        subEventId: 'pay',
        subEventNote: '',
        eventId: 'battle_unlock',
        eventNote: 'Season of warlords',
        content: '648',
        createTime: expect.any(Number),
        version: '3.17.0',
        channel: 'Web',
        platform: 'Web',
        platformOs: expect.any(String),
        system: 'PartyPlay',
        deviceId: expect.any(String),
        deviceInfo: expect.any(String),
      },
    },
  ])
})

it.each(['landing', 'share'] as const)('a %s event holds where the person came from', async (kind) => {
  await report({ eventId: 'Share_Start', kind })
  expect(sent[0]?.content.extInfo).toEqual({
    extensionOfficerId: '',
    landingPageId: '',
    shareId: 's1',
    materialId: '',
    materiaLType: '',
    channelId: 'c9',
  })
})

it('a visit without a channel reports the last known one, and an unknown one as none', async () => {
  visitStorage.writeJson('indexQuery', { shareId: 's1' })
  localStorage.setItem('channelId', 'c1')
  await report({ eventId: 'download_landing', kind: 'landing' })
  expect(sent[0]?.content.extInfo).toMatchObject({ channelId: 'c1', shareId: 's1' })
  localStorage.setItem('channelId', 'undefined')
  await report({ eventId: 'download_landing', kind: 'landing' })
  expect(sent[1]?.content.extInfo).toMatchObject({ channelId: '' })
})

it('secrets in the texts of an event are masked', async () => {
  const secrets = {
    content: 'call 138 0013 8000',
    eventNote: 'token=abc',
    subEventNote: '6222021234567890123',
  }
  await report({ eventId: 'x', ...secrets })
  expect(sent[0]?.content).toMatchObject({ content: 'call ***', eventNote: 'token=***', subEventNote: '***' })
})

it('in a content that is JSON only the secret fields are masked, and the ids stay', async () => {
  const event = {
    shareId: 'a1b2c3d4e5f6a7b8c9d0e1f2a3',
    orderId: 1234567890123,
    phone: 13800138000,
    list: ['648'],
  }
  await report({ eventId: 'x', content: JSON.stringify(event) })
  expect(JSON.parse(String(sent[0]?.content.content))).toEqual({ ...event, phone: '***' })
})

it('a refused event shows no message', async () => {
  code = 500
  await expect(report({ eventId: 'x' })).resolves.toBeUndefined()
})

it('a landing on a page without a campaign sends its field empty', async () => {
  landed('recruit_landing')
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.content).toMatchObject({ eventId: 'recruit_landing', subEventId: '' })
})
