import { afterEach, expect, it } from 'vitest'
import { type AppCall, injectApp, removeApps } from '#testing/clients/app'
import { bridge } from './index.ts'

afterEach(removeApps)

const share = { activityId: '7', userId: '10001' }

it.each<[string, () => unknown, object]>([
  ['jumpRoom', () => bridge.jumpRoom('8001'), { roomId: '8001' }],
  ['openUserProfilePage', () => bridge.openUserProfilePage('10001'), { userId: '10001' }],
  ['saveQRCode', () => bridge.saveQRCode('data:image/png;base64,AA'), { url: 'data:image/png;base64,AA' }],
  ['showCaptainReward', () => bridge.showCaptainReward({ coins: 5 }), { data: { coins: 5 } }],
  ['download', () => bridge.download('https://a.example/v.mp4', 'v.mp4'), { name: 'v.mp4' }],
  ['upload', () => bridge.upload({ type: 'video' }), { type: 'video' }],
  [
    'toShare',
    () => bridge.toShare({ ...share, extensionOfficerId: '10001' }),
    { ...share, extensionOfficerId: '10001' },
  ],
  ['toShareNew', () => bridge.toShareNew({ ...share, params: '{}' }), { ...share, params: '{}' }],
  [
    'openNativeAlbum',
    () => bridge.openNativeAlbum({ type: 'image', sort: 'desc', num: 3 }),
    { type: 'image', sort: 'desc', num: 3 },
  ],
  [
    'openNativeAlbumNew',
    () => bridge.openNativeAlbumNew({ type: 'video', num: 1 }),
    { type: 'video', num: 1 },
  ],
  [
    'openGiftBox',
    () => bridge.openGiftBox({ type: 'rose', userId: '2', nickname: 'Ann' }),
    { type: 'rose', userId: '2', nickname: 'Ann' },
  ],
  ['openPage', () => bridge.openPage('/battle'), { url: '/battle' }],
  ['showSisterGroupDetail', () => bridge.showSisterGroupDetail('/sisterGroup'), { url: '/sisterGroup' }],
  ['callPasteboard', () => bridge.callPasteboard('text'), { text: 'text' }],
  ['showCommonReward', () => bridge.showCommonReward({ id: 1 }), { data: { id: 1 } }],
])('%s reaches the app by its name, with its fields', async (method, call, payload) => {
  const got: AppCall[] = []
  const app = (received: AppCall) => {
    got.push(received)
    return '{}'
  }
  injectApp('android', app, [method])
  await call()
  expect(got).toEqual([{ method, payload: expect.objectContaining(payload) }])
})
