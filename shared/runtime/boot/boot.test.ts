import { act, renderHook } from '@testing-library/react'
import { object } from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PageData } from '#shared/runtime/app'
import { id } from '#shared/runtime/schema'
import { type AppCall, callBack, injectApp, removeApps } from '#testing/clients/app'

const info = {
  method: 'GET',
  path: '/info/{id}',
  params: { id: '\u0001activityId\u0001' },
  needLogin: false,
} as const
const mine = { method: 'POST', path: '/mine', params: { deep: { of: '\u0001?of\u0001' } }, needLogin: true }

/** Whether the network is down. */
let failing = false
afterEach(() => {
  failing = false
})

/** Opens a page's HTML: its data, the inline script, first screens, and the boot module, in the order of the template. */
async function open(query: string, page: Partial<PageData> = {}, { late = false } = {}) {
  const asked: { url: string; body: string; headers: Headers; from: string; redirect: string }[] = []
  globalThis.fetch = async (input, init) => {
    if (failing) throw new TypeError('Failed to fetch')
    const from = location.href
    const request = new Request(new URL(String(input), from), init)
    const { pathname, search } = new URL(request.url)
    const { headers, redirect } = request
    asked.push({ url: pathname + search, body: await request.text(), headers, from, redirect })
    return new Response(
      JSON.stringify(pathname === '/en.json' ? { hello: 1 } : { code: 200, data: { id: 7 } }),
    )
  }
  const data = {
    id: 'a/b',
    api: '',
    titles: { zh: '标题', en: 'Title', tw: '標題' },
    words: { en: '/en.json', tw: '/tw.json' },
    calls: [info, mine],
    ...page,
  }
  history.replaceState(null, '', `/page${query}`)
  document.body.innerHTML = `<script type="application/json" id="page">${JSON.stringify(data)}</script>
<div id="root">中文</div><template id="en">English</template><template id="tw">繁體</template>`
  vi.resetModules()
  await import('./inline.ts')
  window.__swap?.()
  if (!late) await arrives()
  return asked
}

/** The boot module is here. */
async function arrives() {
  await import('./boot.ts')
  await new Promise(setImmediate)
}

afterEach(() => {
  window.__boot = undefined
  window.__swap = undefined
  document.body.innerHTML = ''
  document.documentElement.removeAttribute('data-swap')
  vi.unstubAllGlobals()
})

test('the first calls leave with the values of the address, and with a login where they need one', async () => {
  const guest = await open('?activityId=12?from=app&of=x')
  expect(guest.map(({ url }) => url)).toEqual(['/info/12'])
  const asked = await open('?activityId=12&of=%22x%22&token=t&userId=10001')
  expect(asked.map(({ url }) => url)).toEqual(['/info/12', '/mine'])
  expect(new URLSearchParams(asked[1]?.body).get('deep')).toBe('{"of":"\\"x\\""}')
  expect(asked[1]?.headers.get('authorization')).toBe('Bearer t')
})

test('a page that is rendered ahead waits until it is seen, then sends its first calls and is drawn', async () => {
  const page = document as { prerendering?: boolean }
  page.prerendering = true
  const asked = await open('?activityId=12')
  const drawn = vi.fn()
  void window.__boot?.ready?.then(drawn)
  await new Promise(setImmediate)
  expect(asked).toEqual([])
  expect(drawn).not.toHaveBeenCalled()
  delete page.prerendering
  document.dispatchEvent(new Event('prerenderingchange'))
  await new Promise(setImmediate)
  expect(asked.map(({ url }) => url)).toEqual(['/info/12'])
  expect(drawn).toHaveBeenCalledTimes(1)
})

test('a call that lacks a value of the address is left to the page', async () => {
  const asked = await open('?token=t&userId=10001')
  expect(asked.map(({ url }) => url)).toEqual(['/info/0'])
})

test('the token leaves the address bar and is stored, everything else stays', async () => {
  await open('?token=t&userId=10001&channelId=c&needShowPopReward=1')
  expect(location.search).toBe('?userId=10001&channelId=c&needShowPopReward=1')
  expect({ ...localStorage }).toMatchObject({ token: 't', userId: '10001', channelId: 'c' })
})

test('the token has left the address before the first request, and no referrer has it', async () => {
  const asked = await open('?token=t&userId=10001&of=x&lang=en#token=t')
  expect(asked).toHaveLength(3)
  for (const { from } of asked) expect(from).not.toContain('token=t')
  expect(asked.filter(({ url }) => url !== '/en.json').map(({ redirect }) => redirect)).toEqual([
    'error',
    'error',
  ])
})

test('a login in the address outlives a load whose boot module did not come', async () => {
  await open('?token=t&userId=10001&of=x', {}, { late: true })
  expect(location.search).toBe('?userId=10001&of=x')
  expect(localStorage.getItem('token')).toBeNull()
  const asked = await open(location.search)
  expect(asked.map(({ url, headers }) => [url, headers.get('token')])).toEqual([
    ['/info/0', 't'],
    ['/mine', 't'],
  ])
  expect(localStorage.getItem('token')).toBe('t')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('token')
})

test('a login that could not be stored goes on to the runtime in memory', async () => {
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const asked = await open('?token=t&userId=10001&of=x')
  const { session } = await import('#shared/runtime/session')
  const { profileNow } = await import('#shared/runtime/profile')
  const [now, device] = [session.get(), profileNow()]
  blocked.mockRestore()
  expect(location.search).toBe('?userId=10001&of=x')
  expect(now).toMatchObject({ token: 't', userId: '10001' })
  expect(asked[0]?.headers.get('deviceid')).toBe(device?.deviceId)
})

test('a page in zh stays as it is', async () => {
  await open('')
  expect(window.__boot?.language).toBe('zh')
  expect(document.getElementById('root')?.textContent).toBe('中文')
  expect(document.documentElement.hasAttribute('data-swap')).toBe(false)
})

test('a page in en is turned before it can be seen: title, language, first screen, words', async () => {
  const asked = await open('?lang=en')
  expect(document.title).toBe('Title')
  expect(document.documentElement.lang).toBe('en')
  expect(document.getElementById('root')?.textContent).toBe('English')
  expect(document.documentElement.hasAttribute('data-swap')).toBe(false)
  expect(await window.__boot?.words).toEqual({ hello: 1 })
  expect(asked.find(({ url }) => url === '/info/0')?.headers.get('language')).toBe('EN')
})

test('the address decides on the language before the stored choice, and that before the app', async () => {
  localStorage.setItem('headerProfile', JSON.stringify({ at: Date.now(), told: { language: 'en-US' } }))
  await open('')
  expect(window.__boot?.language).toBe('en')
  localStorage.setItem('language', 'tw')
  await open('')
  expect(window.__boot?.language).toBe('tw')
  await open('?lang=zh')
  expect(window.__boot?.language).toBe('zh')
})

test('an entry of older pages without a person sends nothing under a login', async () => {
  for (const [token, userId] of [
    ['undefined', '10001'],
    ['t', 'null'],
    [' ', ' '],
  ] as const) {
    localStorage.setItem('token', token)
    localStorage.setItem('userId', userId)
    const asked = await open('?of=x')
    expect(asked.map(({ url }) => url)).toEqual(['/info/0'])
    expect(asked[0]?.headers.has('authorization')).toBe(false)
  }
})

const root = () => document.getElementById('root') as HTMLElement
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms)
  await new Promise(setImmediate)
}

describe('in an app whose profile is not kept', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
  afterEach(() => {
    removeApps()
    vi.clearAllTimers()
    vi.useRealTimers()
  })

  /** An iOS app, which answers by callback. */
  function ios() {
    const asked: AppCall[] = []
    injectApp('ios', (call) => void asked.push(call), ['getHeader'])
    return {
      asked,
      async answer(value: unknown) {
        callBack(asked[0] as AppCall, value)
        await pass(0)
      },
    }
  }

  test('an app that answers at once has page and calls in its language', async () => {
    vi.stubGlobal('android', { getHeader: () => '{"language":"en-US","version":"3.20.1"}' })
    const asked = await open('')
    expect(document.documentElement.hasAttribute('data-swap')).toBe(false)
    expect(root().textContent).toBe('English')
    const [call] = asked.filter(({ url }) => url === '/info/0')
    expect([call?.headers.get('language'), call?.headers.get('version')]).toEqual(['EN', '3.20.1'])
  })

  test('until a slow app answers, only what has no words is seen; then the page is in the app’s language', async () => {
    const app = ios()
    const asked = await open('')
    expect(document.documentElement.hasAttribute('data-swap')).toBe(false)
    expect(root().style.visibility).toBe('hidden')
    expect(asked).toEqual([])
    const chosen = vi.fn()
    void window.__boot?.ready?.then(chosen)
    await pass(900)
    expect(chosen).not.toHaveBeenCalled()
    await app.answer({ language: 'zh_TW' })
    expect(chosen).toHaveBeenCalled()
    expect(root().textContent).toBe('繁體')
    expect(root().style.visibility).toBe('')
    expect(document.documentElement.lang).toBe('zh-TW')
    expect(asked.map(({ url, headers }) => [url, headers.get('language')])).toEqual([
      ['/tw.json', null],
      ['/info/0', 'TW'],
    ])
  })

  test('a boot module that takes long hides the words for three seconds, and still applies the language', async () => {
    vi.stubGlobal('android', { getHeader: () => '{"language":"en-US"}' })
    await open('', {}, { late: true })
    await pass(2999)
    expect(root().style.visibility).toBe('hidden')
    await pass(1)
    expect([root().textContent, root().style.visibility]).toEqual(['中文', ''])
    await arrives()
    expect([root().textContent, window.__boot?.language]).toEqual(['English', 'en'])
  })

  test('an app that says zh gives the words back as they were', async () => {
    const app = ios()
    await open('')
    await app.answer({ language: 'ZH' })
    expect([root().textContent, root().style.visibility]).toEqual(['中文', ''])
    expect(window.__boot?.language).toBe('zh')
  })

  test('an app that is silent for a second leaves the page in zh, with the defaults', async () => {
    const app = ios()
    const asked = await open('')
    await pass(999)
    expect([root().style.visibility, asked.length]).toEqual(['hidden', 0])
    await pass(2)
    expect([root().textContent, root().style.visibility]).toEqual(['中文', ''])
    expect(asked.map(({ headers }) => headers.get('language'))).toEqual(['ZH'])
    await app.answer({ language: 'en', version: '3.20.1' })
    expect([root().textContent, window.__boot?.language]).toEqual(['中文', 'zh'])
    expect(localStorage.getItem('headerProfile')).toContain('3.20.1')
  })

  test.each([
    ['its object does not come', {}],
    ['its object has no such call', { android: { jumpRoom: () => {} } }],
    [
      'it throws',
      {
        android: {
          getHeader: () => {
            throw new Error('native')
          },
        },
      },
    ],
  ])('in an app where %s, the page is in zh after a second at most', async (_, objects) => {
    vi.stubGlobal('navigator', { userAgent: 'Android PartyPlay/3.17.0' })
    for (const [name, object] of Object.entries(objects)) vi.stubGlobal(name, object)
    const asked = await open('')
    await pass(1001)
    expect([root().textContent, root().style.visibility]).toEqual(['中文', ''])
    expect(asked).toHaveLength(1)
  })

  test('an app object that comes within the second is asked, also by a phone too busy to look for it', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Android PartyPlay/3.17.0' })
    await open('')
    vi.stubGlobal('android', { getHeader: () => '{"language":"en"}' })
    vi.setSystemTime(Date.now() + 990)
    await pass(1001)
    expect(window.__boot?.language).toBe('en')
  })

  test.each(['?lang=tw', '?lang=zh'])(
    'at %s the screen waits for nothing, and the calls wait for the profile',
    async (query) => {
      const app = ios()
      const asked = await open(query)
      expect([root().textContent, root().style.visibility]).toEqual([
        query === '?lang=zh' ? '中文' : '繁體',
        '',
      ])
      expect(window.__boot?.ready).toBeUndefined()
      const calls = () => asked.filter(({ url }) => url === '/info/0')
      expect(calls()).toEqual([])
      await app.answer({ language: 'en', version: '3.20.1' })
      expect(calls().map(({ headers }) => headers.get('version'))).toEqual(['3.20.1'])
      expect(calls()[0]?.headers.get('language')).toBe(query.slice(-2).toUpperCase())
    },
  )

  test('a login that the app brings sends the first calls in its name, also where there is another one', async () => {
    const answer = '{"version":"3.20.1","token":"of-app","userId":10002}'
    vi.stubGlobal('android', { getHeader: () => answer })
    const asked = await open('?of=x')
    expect(asked.map(({ url, headers }) => [url, headers.get('token'), headers.get('userid')])).toEqual([
      ['/info/0', 'of-app', '10002'],
      ['/mine', 'of-app', '10002'],
    ])
    localStorage.clear()
    const again = await open('?of=x&token=t&userId=1')
    expect(again[0]?.headers.get('token')).toBe('of-app')
  })

  test('an app’s answer is taken by the runtime too, which does not request it again', async () => {
    const app = ios()
    await open('?lang=en')
    const { profile } = await import('#shared/runtime/profile')
    const { session } = await import('#shared/runtime/session')
    const known = profile()
    expect(session.isLoggedIn()).toBe(false)
    await app.answer({ version: '3.20.1', token: 'of-app', userId: '10002' })
    expect(await known).toMatchObject({ version: '3.20.1' })
    expect(session.get()).toMatchObject({ token: 'of-app', userId: '10002' })
    expect(app.asked).toHaveLength(1)
    removeApps()
    vi.stubGlobal('webkit', { messageHandlers: { weixin: {} } })
    localStorage.clear()
    expect(await open('')).toHaveLength(1)
  })
})

test('a call that failed on its way has no time of its answer', async () => {
  await open('')
  const [call] = Object.values(window.__boot?.calls ?? {})
  await call?.response
  await vi.waitFor(() => expect(call?.headersAt).toBeGreaterThan(0))
  failing = true
  await open('')
  const [lost] = Object.values(window.__boot?.calls ?? {})
  await expect(lost?.response).rejects.toThrow('Failed to fetch')
  expect(lost?.headersAt).toBeUndefined()
})

test('a page in another language than zh is turned before the boot module is here', async () => {
  const asked = await open('?lang=tw', {}, { late: true })
  expect(document.getElementById('root')?.textContent).toBe('繁體')
  expect(asked.map(({ url }) => url)).toEqual(['/tw.json'])
  await arrives()
  expect(asked.map(({ url }) => url)).toEqual(['/tw.json', '/info/0'])
})

test('broken page data and blocked storage stop nothing', async () => {
  await open('', { calls: undefined, titles: undefined })
  vi.stubGlobal('localStorage', undefined)
  const asked = await open('?token=t&userId=10001&of=x')
  expect(asked).toHaveLength(2)
})

test('the page takes the early answer over instead of asking again, once', async () => {
  const asked = await open('?id=12&token=t&userId=10001')
  const { endpoint, useQuery } = await import('#shared/runtime/request')
  const { startI18n } = await import('#shared/runtime/i18n')
  startI18n('zh', {})
  const declared = endpoint({ ...info, input: object({ id }), output: object({ id }) })
  const { result } = renderHook(() => useQuery(declared, (address) => ({ id: address.activityId })))
  await vi.waitFor(() => expect(result.current.data).toEqual({ id: '7' }))
  expect(asked.map(({ url }) => url)).toEqual(['/info/12'])
  await act(() => result.current.refetch())
  expect(asked.map(({ url }) => url)).toEqual(['/info/12', '/info/12'])
})

test('an early answer older than 10 s is not used', async () => {
  const asked = await open('?id=12')
  const { endpoint, request } = await import('#shared/runtime/request')
  const { startI18n } = await import('#shared/runtime/i18n')
  startI18n('zh', {})
  for (const call of Object.values(window.__boot?.calls ?? {})) call.startedAt -= 10_000
  await request(endpoint({ ...info, input: object({ id }), output: object({ id }) }), { id: '12' })
  expect(asked).toHaveLength(2)
})
