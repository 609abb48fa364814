import { beforeEach, describe, expect, it, vi } from 'vitest'
import { rereadAddress } from '#shared/runtime/address'
import { buildWithHosts } from '#testing/site-hosts.ts'
import { EXAMPLE_APK, EXAMPLE_STORE } from './download.ts'
import { device, download } from './index.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Version/16.0 Mobile/15E148 Safari/604.1'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 11; Redmi 9) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/16.0 Safari/605.1.15'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36'

const on = (agent: string, touchPoints = 0) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(touchPoints)
}
const loaded = vi.fn()
beforeEach(() => {
  loaded.mockReset()
  vi.spyOn(location, 'assign').mockImplementation((url) => loaded(String(url)))
})

describe('a device', () => {
  it.each([
    ['an iPhone', IPHONE, 5, 'ios'],
    ['an iPad that says it is a Mac', MAC, 5, 'ios'],
    ['a Mac', MAC, 0, 'desktop'],
    ['an Android phone', ANDROID, 5, 'android'],
    ['a Windows computer with a touch screen', WINDOWS, 10, 'desktop'],
  ] as const)('%s is known', (_, agent, touchPoints, kind) => {
    on(agent, touchPoints)
    const { ios, android, desktop } = device()
    expect({ ios, android, desktop }).toEqual({ ios: false, android: false, desktop: false, [kind]: true })
  })
})

it.each([
  ['WeChat', `${ANDROID} MicroMessenger/8.0.42`],
  ['QQ', `${IPHONE} QQ/8.9.80`],
  ['Line', `${IPHONE} Line/13.1.0`],
  ['WhatsApp', `${ANDROID} WhatsApp/2.23`],
  ['Facebook', `${IPHONE} [FBAN/FBIOS;FBAV/400.0]`],
  ['Messenger on Android', `${ANDROID} [FB_IAB/Orca-Android]`],
  ['Instagram', `${ANDROID} Instagram 300.0`],
  ['Telegram', `${ANDROID} Telegram-Android/10.0`],
  ['TikTok', `${ANDROID} musical_ly_2023`],
])('in %s the page explains how to open a browser', async (_, agent) => {
  on(agent)
  expect(await download.start()).toBe('overlay')
  expect(loaded).not.toHaveBeenCalled()
})

it('QQ’s own browser is no messenger', () => {
  on(`${ANDROID} MQQBrowser/13.0`)
  expect(device().messenger).toBe(false)
})

it.each([
  ['an iPhone', IPHONE, 'store', EXAMPLE_STORE],
  ['an Android phone', ANDROID, 'apk', EXAMPLE_APK],
  ['anything else', WINDOWS, 'apk', EXAMPLE_APK],
])('%s gets what it can use', async (_, agent, result, url) => {
  on(agent)
  expect(await download.start()).toBe(result)
  expect(loaded).toHaveBeenCalledWith(url)
})

it.each([
  ['an iPhone', IPHONE, 'https://apps.apple.com/app/id42?mt=8'],
  ['an Android phone', ANDROID, 'https://get.partner.example/app.apk'],
])('%s gets it from where the build’s settings say', async (_, agent, url) => {
  vi.resetModules()
  const { download } = await import('./index.ts')
  buildWithHosts({
    store: 'https://apps.apple.com/app/id42?mt=8',
    apk: 'https://get.partner.example/app.apk',
  })
  on(agent)
  await download.start()
  expect(loaded).toHaveBeenCalledWith(url)
})

it('inside the app there is nothing to download', async () => {
  on(`${ANDROID} PartyPlay/3.17.0`)
  const openPage = vi.fn()
  vi.stubGlobal('android', { openPage })
  expect(device().inApp).toBe(true)
  expect(await download.start()).toBe('opened')
  expect(openPage).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

it('the app opens with the campaign and the code of the link that led here', async () => {
  on(`${ANDROID} PartyPlay/3.17.0`)
  const openPage = vi.fn()
  vi.stubGlobal('android', { openPage })
  history.replaceState(null, '', '/download?activityId=37&code=F7PU')
  rereadAddress()
  await download.start()
  expect(JSON.stringify(openPage.mock.calls)).toMatch(/activityId=37&code=F7PU/)
  vi.unstubAllGlobals()
})

it('an app that cannot go anywhere is renewed', async () => {
  on(`${ANDROID} PartyPlay/2.0.0`)
  vi.stubGlobal('android', { toShare: () => {} })
  expect(await download.start()).toBe('apk')
  vi.unstubAllGlobals()
})
