import { act, cleanup, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { navigate } from '#shared/runtime/navigate'
import { renderPage } from '#testing'
import { DownloadPage } from './DownloadPage'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) Version/16.0 Mobile/15E148 Safari/604.1'
const ANDROID = 'Mozilla/5.0 (Linux; Android 11; Redmi 9) Chrome/120.0.0.0 Mobile Safari/537.36'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120.0.0.0 Safari/537.36'

let go: MockInstance<typeof navigate.to>
beforeEach(() => {
  go = vi.spyOn(navigate, 'to').mockReturnValue(true)
})

function open(agent: string, query = '') {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  return renderPage(DownloadPage, { page: 'portal/download', query })
}

const start = () => screen.getByRole('button', { name: '立即下载' })

it.each([
  ['an iPhone', IPHONE, '苹果版，前往应用商店下载', /^https:\/\/apps\.apple\.com\//],
  ['an Android phone', ANDROID, '安卓版，下载安装包', /\.apk$/],
])('%s gets what it can install', async (_, agent, platform, target) => {
  const { user } = open(agent)
  expect(screen.getByText(platform)).toBeTruthy()
  await user.click(start())
  expect(go).toHaveBeenCalledWith(expect.stringMatching(target))
})

it('a computer shows the page as a code for the phone, without who opened it', async () => {
  open(WINDOWS, '?shareId=s1&token=secret&userId=10001')
  expect(await screen.findByRole('img', { name: '本页二维码' })).toBeTruthy()
})

describe('who led here', () => {
  it('an inviter is shown by name', async () => {
    open(ANDROID, '?extensionOfficerId=10002')
    expect(await screen.findByText('邀请你一起来玩，进房就能找到 TA')).toBeTruthy()
  })

  it('an inviter is left out when nobody has that id', async () => {
    const { sandbox } = open(ANDROID, '?extensionOfficerId=404001')
    await vi.waitFor(() => expect(sandbox.calls.some((call) => call.path.includes('base_info'))).toBe(true))
    expect(screen.queryByText('邀请你一起来玩，进房就能找到 TA')).toBeNull()
    expect(start()).toBeTruthy()
  })
})

describe('an invitation to a campaign', () => {
  const query =
    '?activityId=37&extensionOfficerId=10002&code=F7PU&roomId=88001&from=/activityNew/inviteFriends'

  it('the campaign, who invites and the code to type in the app are shown; the code can be copied', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const { user } = open(ANDROID, query)
    expect(await screen.findByRole('heading', { name: '好友同行' })).toBeTruthy()
    expect(await screen.findByText('邀请你一起来玩，进房就能找到 TA')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '复制' }))
    expect(copied).toHaveBeenCalledWith('F7PU')
    expect(await screen.findByText('邀请码已复制，装好后在 App 里填写')).toBeTruthy()
  })

  it('the link to copy keeps campaign, code, hall and where the person came from', async () => {
    const { user } = open(`${ANDROID} MicroMessenger/8.0.42`, query)
    await user.click(start())
    const { value } = await screen.findByLabelText<HTMLInputElement>('本页链接')
    expect(Object.fromEntries(new URL(value).searchParams)).toMatchObject({
      activityId: '37',
      code: 'F7PU',
      roomId: '88001',
      from: '/activityNew/inviteFriends',
    })
  })

  it('the visit is reported with campaign, code and where the person came from', async () => {
    const { sandbox } = open(ANDROID, query)
    await vi.waitFor(() => {
      const logged = sandbox.calls
        .map(({ params }) => params.content ?? '')
        .filter((text) => text.includes('download_landing'))
      const event = JSON.parse(logged[0] ?? '{}')
      expect(event).toMatchObject({
        subEventId: '37',
        roomId: '88001',
        extInfo: { extensionOfficerId: '10002' },
      })
      expect(JSON.parse(event.content)).toEqual({ code: 'F7PU', from: '/activityNew/inviteFriends' })
    })
  })

  it('a text that is no code is not shown as one', async () => {
    open(ANDROID, `?code=${encodeURIComponent('call +1 555 for a prize')}`)
    await screen.findByText('安卓版，下载安装包')
    expect(screen.queryByText('邀请码')).toBeNull()
  })
})

describe('inside a messenger', () => {
  const messenger = `${ANDROID} MicroMessenger/8.0.42`

  it('the way to a browser is shown for nine seconds', async () => {
    vi.useFakeTimers()
    const { user } = open(messenger)
    await user.click(start())
    expect(await screen.findByRole('alertdialog', { name: '请在浏览器中打开' })).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(8_900))
    expect(screen.queryByRole('alertdialog')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(go).not.toHaveBeenCalled()
  })

  it('the link can be copied: it keeps who invited, and nothing of who opened it', async () => {
    const { user } = open(messenger, '?extensionOfficerId=10002&token=secret&userId=10001')
    await user.click(start())
    const { value: link } = await screen.findByLabelText<HTMLInputElement>('本页链接')
    expect(link).toContain('extensionOfficerId=10002')
    expect(link).not.toMatch(/secret|10001/)
  })

  it('a copy that the browser refuses leaves the link to be copied by hand', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    const { user } = open(messenger)
    await user.click(start())
    await user.click(await screen.findByRole('button', { name: '复制链接' }))
    expect(await screen.findByText('无法自动复制，请长按链接手动复制')).toBeTruthy()
  })
})

it('inside the app the page leads into the room by itself, once; whoever comes back has the button', async () => {
  const app = { jumpRoom: vi.fn(), openPage: vi.fn() }
  vi.stubGlobal('android', app)
  open(`${ANDROID} PartyPlay/3.17.0`, '?roomId=88001')
  await screen.findByRole('button', { name: '进入房间' })
  expect(await screen.findByText('你已经在 App 里了')).toBeTruthy()
  await vi.waitFor(() => expect(app.jumpRoom.mock.calls).toEqual([['{"roomId":"88001"}']]))
  cleanup()
  const back = open(`${ANDROID} PartyPlay/3.17.0`, '?roomId=88001')
  await screen.findByText('你已经在 App 里了')
  expect(app.jumpRoom).toHaveBeenCalledTimes(1)
  await back.user.click(await screen.findByRole('button', { name: '进入房间' }))
  await vi.waitFor(() => expect(app.jumpRoom).toHaveBeenCalledTimes(2))
  expect(app.openPage).not.toHaveBeenCalled()
  expect(go).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
