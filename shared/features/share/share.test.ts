import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSandbox, type Sandbox } from '#sandbox/index.ts'
import { startI18n } from '#shared/runtime/i18n'
import en from '#shared/runtime/i18n/locales/en.json'
import { session } from '#shared/runtime/session'
import { toast } from '#shared/runtime/toast'
import { putSandbox } from '#testing/fetch.ts'
import { share } from './index.ts'

const PHONE =
  'Mozilla/5.0 (Linux; Android 11; Redmi 9) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36'
const ACTIVITY = '20260408'
const TOKEN = 'demo-10001'
const PARAMS = `{"extensionOfficerId":"10001","activityId":"${ACTIVITY}"}`
const made = { pageUrl: 'https://share.example/s/1', pageUrlId: '5', shareId: '9', material: { id: '3' } }

let sandbox: Sandbox
let writeText: ReturnType<typeof vi.fn>

const asked = () => sandbox.calls.filter(({ path }) => path === '/activity/share/link')
const events = () =>
  sandbox.calls
    .filter(({ path }) => path === '/assets/frontendLog/v2')
    .map(({ params }) => JSON.parse(String(params.content)))
/** The link that the server makes is this one. */
const serverSays = (pageUrl: string) =>
  sandbox.addFault({ path: '/activity/share/link', data: { ...made, pageUrl } })

/** The browser, or our app at this version with these share calls. */
function open(version?: string, ...methods: string[]) {
  const userAgent = version ? `${PHONE} PartyPlay/${version}` : PHONE
  vi.stubGlobal('navigator', { userAgent, clipboard: { writeText } })
  const got: { method: string; payload: Record<string, string> }[] = []
  const take = (method: string) => (json: string) => void got.push({ method, payload: JSON.parse(json) })
  if (version) vi.stubGlobal('android', Object.fromEntries(methods.map((method) => [method, take(method)])))
  return got
}

beforeEach(() => {
  sandbox = createSandbox()
  putSandbox(sandbox)
  writeText = vi.fn(async () => {})
  for (const kind of ['tip', 'error'] as const) vi.spyOn(toast, kind).mockImplementation(() => {})
  startI18n('en', { runtime: en })
  session.save({ token: TOKEN, userId: '10001' })
})
afterEach(() => {
  session.clear()
  vi.unstubAllGlobals()
})

describe('in the app', () => {
  it('the new call carries the share fields, and the share parameters as JSON', async () => {
    const got = open('3.12.0', 'toShareNew', 'toShare')
    expect(await share({ activityId: ACTIVITY, pointId: 'friends', title: 'Come' })).toEqual({ way: 'app' })
    const payload = {
      activityId: ACTIVITY,
      userId: '10001',
      pointId: 'friends',
      title: 'Come',
      params: PARAMS,
    }
    expect(got).toEqual([{ method: 'toShareNew', payload }])
    expect(asked()).toEqual([])
  })

  it.each(['3.9.9', '3.11.9'])('in the app version %s gets the old call', async (version) => {
    const got = open(version, 'toShareNew', 'toShare')
    await share({ activityId: ACTIVITY })
    expect(got).toEqual([
      { method: 'toShare', payload: { activityId: ACTIVITY, userId: '10001', extensionOfficerId: '10001' } },
    ])
  })

  it('a new app that lacks its call gets the old one', async () => {
    const got = open('3.17.0', 'toShare')
    expect(await share({ activityId: ACTIVITY })).toEqual({ way: 'app' })
    expect(got[0]?.method).toBe('toShare')
  })

  it('an app that cannot share gets a link, as the web does', async () => {
    open('3.17.0', 'jumpRoom')
    expect(await share({ activityId: ACTIVITY })).toEqual({ way: 'copied' })
  })

  it('no login reaches the app’s share panel', async () => {
    const got = open('3.17.0', 'toShareNew')
    await share({
      activityId: ACTIVITY,
      url: 'https://a.example/x?token=demo-10001&a=1',
      content: 'See https://a.example/?back=%2Fx%3Ftoken%3Ddemo-10001',
    })
    expect(JSON.stringify(got)).not.toContain('demo-10001')
    expect(got[0]?.payload.url).toBe('https://a.example/x?a=1')
  })
})

describe('on the web', () => {
  it('the link of the server is copied, with its tip', async () => {
    open()
    expect(await share({ activityId: ACTIVITY, pointId: 'friends' })).toEqual({ way: 'copied' })
    expect(asked().map(({ params }) => params)).toEqual([
      { params: PARAMS, activityId: ACTIVITY, userId: '10001', pointId: 'friends' },
    ])
    const [link] = writeText.mock.calls[0] as [string]
    expect(new URL(link).searchParams.get('extensionOfficerId')).toBe('10001')
    expect(toast.tip).toHaveBeenCalledWith('Link copied, go share it')
    expect(events()).toEqual([])
  })

  it('the link is asked for with what it shows, and with no login', async () => {
    open()
    const shown = { title: 'Come', content: 'Help me', image: 'https://a.example/1.png' }
    await share({ activityId: ACTIVITY, ...shown, url: 'https://a.example/x?token=demo-10001&a=1' })
    expect(asked()[0]?.params).toMatchObject({ ...shown, url: 'https://a.example/x?a=1', params: PARAMS })
  })

  it.each([2080, 2081])('on the web code %i is silent', async (code) => {
    open()
    sandbox.addFault({ path: '/activity/share/link', code, desc: 'Changed', times: 1 })
    expect(await share({ activityId: ACTIVITY })).toEqual({ way: 'failed' })
    expect(toast.error).not.toHaveBeenCalled()
  })

  it('a clipboard that refuses leaves the link to be copied by hand', async () => {
    open()
    serverSays(made.pageUrl)
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    expect(await share({ activityId: ACTIVITY })).toEqual({ way: 'by-hand', link: made.pageUrl })
    expect(toast.tip).not.toHaveBeenCalled()
  })

  it('a tracked share reports its tap and its start', async () => {
    open()
    serverSays(made.pageUrl)
    await share({ activityId: ACTIVITY, pointId: 'boss', title: 'Come', teamId: '3', tracked: true })
    await vi.waitFor(() => expect(events()).toHaveLength(2))
    expect(
      events()
        .map(({ eventId }) => eventId)
        .sort(),
    ).toEqual(['Share_Start', 'Share_actions'])
    const begun = events().find(({ eventId }) => eventId === 'Share_Start')
    expect(JSON.parse(begun.content)).toEqual({ pageUrlId: '5', shareId: '9', materialId: '3' })
    expect(begun).toMatchObject({ eventNote: 'Come', subEventNote: 'boss', teamId: '3' })
    expect(asked()[0]?.params).not.toHaveProperty('teamId')
    expect(begun).toMatchObject({ subEventId: ACTIVITY, extInfo: { extensionOfficerId: '', shareId: '' } })
  })

  it.each([
    'javascript:alert(1)',
    '//evil.example/s',
    'https://share.example@evil.example/',
    'data:text/html,x',
    '/s/1',
    'https://share.example/s/demo-10001',
    '',
  ])('a link of the server like %j is not given away', async (pageUrl) => {
    open()
    serverSays(pageUrl)
    expect(await share({ activityId: ACTIVITY })).toEqual({ way: 'failed' })
    expect(writeText).not.toHaveBeenCalled()
    expect(toast.error).toHaveBeenCalledWith('Server error')
  })

  it('a login in the link of the server is taken out', async () => {
    open()
    serverSays('https://share.example/s?token=demo-10001&id=1')
    await share({ activityId: ACTIVITY })
    expect(writeText).toHaveBeenCalledWith('https://share.example/s?id=1')
  })

  it('a server’s refusal is shown by the client, and the next tap tries again', async () => {
    open()
    sandbox.addFault({ path: '/activity/share/link', code: 500, desc: 'Later', times: 1 })
    expect(await share({ activityId: ACTIVITY })).toEqual({ way: 'failed' })
    expect(await share({ activityId: ACTIVITY })).toEqual({ way: 'copied' })
  })

  it('an answer that the catalogue leaves without a word is shown all the same', async () => {
    open()
    sandbox.addFault({ path: '/activity/share/link', code: 4040, desc: 'Gone', times: 1 })
    expect(await share({ activityId: ACTIVITY })).toEqual({ way: 'failed' })
    expect(toast.error).toHaveBeenCalledWith('Gone')
  })

  it('a person who shares without a login is asked to log in', async () => {
    open()
    session.clear()
    expect(await share({ activityId: ACTIVITY })).toEqual({ way: 'failed' })
    expect(asked()).toEqual([])
  })

  it('three taps are one share', async () => {
    open()
    const taps = [
      share({ activityId: ACTIVITY }),
      share({ activityId: ACTIVITY }),
      share({ activityId: ACTIVITY }),
    ]
    expect(await Promise.all(taps)).toEqual(Array(3).fill({ way: 'copied' }))
    expect(asked()).toHaveLength(1)
  })

  it('two activities shared at once are two shares', async () => {
    open()
    await Promise.all([share({ activityId: ACTIVITY }), share({ activityId: ACTIVITY, pointId: 'friends' })])
    expect(asked().map(({ params }) => params.pointId)).toEqual([undefined, 'friends'])
  })

  it.each([
    ['not found', { status: 404 }],
    ['without the agreed shape', { data: { pageUrl: 1 } }],
  ])('an answer that is %s is reported once', async (_, answer) => {
    open()
    sandbox.addFault({ path: '/activity/share/link', ...answer })
    expect(await share({ activityId: ACTIVITY })).toEqual({ way: 'failed' })
    expect(toast.error).toHaveBeenCalledTimes(1)
  })
})
