import { beforeEach, expect, it, vi } from 'vitest'
import { toast } from '#shared/runtime/toast'
import { buildWithHosts } from '#testing/site-hosts.ts'
import { saveVideo } from './index.ts'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 12_4 like Mac OS X) Version/12.1 Mobile/15E148 Safari/604.1'
const VIDEO = '/files/a.mp4'
const FILES = 'https://files.example'

let userAgent: string

// Messengers' browsers save no files, and say nothing.
beforeEach(() => {
  buildWithHosts({ files: [FILES] })
  userAgent = `${PHONE} MicroMessenger/8.0`
  vi.spyOn(navigator, 'userAgent', 'get').mockImplementation(() => userAgent)
  vi.spyOn(toast, 'warning').mockImplementation(() => {})
})

it('a video opens in a new tab, which learns nothing of this one', async () => {
  const tab = { opener: window }
  const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  expect(await saveVideo(VIDEO)).toEqual({ way: 'opened' })
  expect(open).toHaveBeenCalledWith(`${location.origin}${VIDEO}`, '_blank')
  expect(tab.opener).toBeNull()
})

it.each([
  ['refuses', () => null],
  [
    'throws at',
    () => {
      throw new Error('no tabs')
    },
  ],
])('a browser that %s a new tab leaves the link to be copied', async (_, open) => {
  vi.spyOn(window, 'open').mockImplementation(open)
  const link = `${FILES}/a.mp4`
  expect(await saveVideo(link)).toEqual({ way: 'by-hand', link })
})

it('a video of a foreign host is not opened', async () => {
  const open = vi.spyOn(window, 'open')
  expect(await saveVideo('https://evil.example/a.mp4')).toEqual({ way: 'failed' })
  expect(open).not.toHaveBeenCalled()
})

it('iOS before 13 is recognised by the missing attribute', async () => {
  userAgent = PHONE
  const own = Object.getOwnPropertyDescriptor(HTMLAnchorElement.prototype, 'download')
  Reflect.deleteProperty(HTMLAnchorElement.prototype, 'download')
  vi.spyOn(window, 'open').mockReturnValue({} as Window)
  expect(await saveVideo(VIDEO)).toEqual({ way: 'opened' })
  if (own) Object.defineProperty(HTMLAnchorElement.prototype, 'download', own)
})
