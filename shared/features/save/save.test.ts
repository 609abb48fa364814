import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startI18n } from '#shared/runtime/i18n'
import runtime from '#shared/runtime/i18n/locales/en.json'
import { toast } from '#shared/runtime/toast'
import { buildWithHosts } from '#testing/site-hosts.ts'
import { saveQRCode, saveVideo } from './index.ts'
import en from './locales/en.json'

const PHONE = 'Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36'
const PNG = 'data:image/png;base64,iVBORw0KGgo='
const VIDEO = '/files/a.mp4'
const FILES = 'https://files.example'

let saved: { name: string; size: number }[]
let said: string[]
let asked: RequestInit[]
let answer: (signal: AbortSignal) => Response | Promise<Response>

const file =
  (type: string, body: BodyInit | null, status = 200) =>
  () => {
    const response = new Response(body, { status })
    if (type) response.headers.set('Content-Type', type)
    else response.headers.delete('Content-Type')
    return response
  }
const onAgent = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)

beforeEach(() => {
  buildWithHosts({ files: [FILES] })
  saved = []
  said = []
  asked = []
  answer = file('video/mp4', new Uint8Array([0, 0, 0, 24, 102, 116, 121, 112]))
  vi.stubGlobal('fetch', async (_: string, init: RequestInit & { signal: AbortSignal }) => {
    asked.push(init)
    return answer(init.signal)
  })
  for (const kind of ['tip', 'warning'] as const)
    vi.spyOn(toast, kind).mockImplementation((words) => void said.push(words))
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob) - 1}`)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, size: blobs[Number(this.href.slice(5))]?.size ?? 0 })
  })
  startI18n('en', { runtime, 'features/save': en })
  onAgent(PHONE)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a QR code', () => {
  it('a QR code shows Saving, and the app saves it', async () => {
    const app = vi.fn()
    vi.stubGlobal('android', { saveQRCode: app })
    expect(await saveQRCode(PNG)).toEqual({ way: 'app' })
    expect(app).toHaveBeenCalledWith(JSON.stringify({ url: PNG }))
    expect(said).toEqual(['Saving'])
    expect(saved).toEqual([])
  })

  it.each([
    ['without an app', undefined],
    ['in an app that refuses', { saveQRCode: () => '{"code":-1}' }],
    ['in an app that lacks the call', { jumpRoom: () => {} }],
  ])('where the app %s, the browser downloads the QR code', async (_, app) => {
    if (app) vi.stubGlobal('android', app)
    expect(await saveQRCode(PNG)).toEqual({ way: 'saved' })
    expect(said).toEqual(['Saving'])
    expect(saved).toEqual([{ name: 'qrcode.png', size: 8 }])
  })

  it('in a messenger, which saves nothing, a QR code is saved by a long press', async () => {
    onAgent(`${PHONE} MicroMessenger/8.0`)
    expect(await saveQRCode(PNG)).toEqual({ way: 'failed' })
    expect(said).toEqual(['Saving', 'Press and hold the picture to save it'])
  })
})

describe('a video', () => {
  it('a video is fetched without cookies and saved under a fixed name', async () => {
    expect(await saveVideo(VIDEO)).toEqual({ way: 'saved' })
    expect(saved).toEqual([{ name: 'video.mp4', size: 8 }])
    expect(asked[0]?.credentials).toBe('omit')
  })

  it.each([VIDEO, `${FILES}/a.mp4`])(
    'a video at %s, here or at a host that the build knows, is fetched',
    async (url) => {
      expect(await saveVideo(url)).toEqual({ way: 'saved' })
      expect(asked).toHaveLength(1)
    },
  )

  it('a video is the app’s to save where there is one', async () => {
    const app = vi.fn()
    vi.stubGlobal('android', { download: app })
    expect(await saveVideo(VIDEO)).toEqual({ way: 'app' })
    expect(JSON.parse(app.mock.calls[0]?.[0])).toEqual({
      url: location.origin + VIDEO,
      name: 'video.mp4',
    })
  })

  it.each([
    ['HTML', file('text/html', '<!doctype html><p>Log in')],
    ['HTML that says it is a video', file('video/mp4', '  <html><p>Log in')],
    ['HTML that says nothing', file('', '<!DOCTYPE html>')],
    ['an error in JSON', file('application/json', '{"code":401}')],
    ['JSON that says it is a file', file('application/octet-stream', '{"code":401}')],
    ['a picture', file('image/png', 'PNG')],
    ['nothing', file('video/mp4', '')],
    ['no such file', file('video/mp4', 'gone', 404)],
  ])('a video that comes as %s is refused, and nothing is saved', async (_, come) => {
    answer = come
    expect(await saveVideo(VIDEO)).toEqual({ way: 'failed' })
    expect(said).toEqual(['There is no file to save'])
    expect(saved).toEqual([])
  })

  it('a video of an unknown type is saved', async () => {
    answer = file('application/octet-stream', 'ftyp')
    expect(await saveVideo(VIDEO)).toEqual({ way: 'saved' })
  })

  it.each([
    'javascript:alert(1)',
    '//evil.example/a.mp4',
    'https://evil.example/a.mp4',
    `${FILES}.evil.example/a.mp4`,
    'data:text/html;base64,PHA+',
    'data:video/mp4;base64,%%%',
    'blob:x',
    'https://[',
    '',
  ])('a video at %s is not fetched', async (url) => {
    expect(await saveVideo(url)).toEqual({ way: 'failed' })
    expect(asked).toEqual([])
    expect(saved).toEqual([])
  })

  it('a video that is led to a strange place is refused', async () => {
    answer = () =>
      Object.defineProperties(file('video/mp4', 'ftyp')(), {
        redirected: { value: true },
        url: { value: 'https://evil.example/a.mp4' },
      })
    expect(await saveVideo(VIDEO)).toEqual({ way: 'failed' })
    expect(saved).toEqual([])
  })

  it('a video that breaks off is not saved', async () => {
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('ftyp'))
        setTimeout(() => stream.error(new TypeError('terminated')), 20)
      },
    })
    answer = file('video/mp4', body)
    expect(await saveVideo(VIDEO)).toEqual({ way: 'failed' })
    expect(said).toEqual(["Couldn't save. Please check your connection and try again"])
    expect(saved).toEqual([])
  })

  it('a video that does not come within a minute is given up', async () => {
    vi.useFakeTimers()
    answer = (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      })
    const end = saveVideo(VIDEO)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await end).toEqual({ way: 'failed' })
    expect(saved).toEqual([])
  })

  it('a video tapped three times is saved once', async () => {
    await Promise.all([saveVideo(VIDEO), saveVideo(VIDEO), saveVideo(VIDEO)])
    expect(saved).toHaveLength(1)
  })
})
