import { act, renderHook } from '@testing-library/react'
import { object } from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import type { PageData } from '#shared/runtime/app'
import { id } from '#shared/runtime/schema'

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

/** Opens a page's HTML: its data, first screens, and the early script, in the order of the template. */
async function open(query: string, page: Partial<PageData> = {}) {
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
  await import('./early.ts')
  window.__swap?.()
  await new Promise(setImmediate)
  return asked
}

afterEach(() => {
  window.__early = undefined
  window.__swap = undefined
  document.body.innerHTML = ''
  document.documentElement.removeAttribute('data-swap')
  vi.unstubAllGlobals()
})

test('the first calls leave with the values of the address; what needs login only when logged in', async () => {
  const guest = await open('?activityId=12?from=app&of=x')
  expect(guest.map(({ url }) => url)).toEqual(['/info/12'])
  const asked = await open('?activityId=12&of=%22x%22&token=t&userId=10001')
  expect(asked.map(({ url }) => url)).toEqual(['/info/12', '/mine'])
  expect(new URLSearchParams(asked[1]?.body).get('deep')).toBe('{"of":"\\"x\\""}')
  expect(asked[1]?.headers.get('authorization')).toBe('Bearer t')
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

test('the token has left the address before anything is asked for, and calls follow nobody elsewhere', async () => {
  const asked = await open('?token=t&userId=10001&of=x&lang=en#token=t')
  expect(asked).toHaveLength(3)
  for (const { from } of asked) expect(from).not.toContain('token=t')
  expect(asked.filter(({ url }) => url !== '/en.json').map(({ redirect }) => redirect)).toEqual([
    'error',
    'error',
  ])
})

test('what could not be stored goes on to the runtime in memory', async () => {
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
  expect(window.__early?.language).toBe('zh')
  expect(document.getElementById('root')?.textContent).toBe('中文')
  expect(document.documentElement.hasAttribute('data-swap')).toBe(false)
})

test('a page in en is turned before it can be seen: title, language, first screen, words', async () => {
  const asked = await open('?lang=en')
  expect(document.title).toBe('Title')
  expect(document.documentElement.lang).toBe('en')
  expect(document.getElementById('root')?.textContent).toBe('English')
  expect(document.documentElement.hasAttribute('data-swap')).toBe(false)
  expect(await window.__early?.words).toEqual({ hello: 1 })
  expect(asked.find(({ url }) => url === '/info/0')?.headers.get('language')).toBe('EN')
})

test('the address chooses before the stored choice, that before the app', async () => {
  localStorage.setItem('headerProfile', JSON.stringify({ at: Date.now(), told: { language: 'en-US' } }))
  await open('')
  expect(window.__early?.language).toBe('en')
  localStorage.setItem('language', 'tw')
  await open('')
  expect(window.__early?.language).toBe('tw')
  await open('?lang=zh')
  expect(window.__early?.language).toBe('zh')
})

test('in an app whose profile is not known yet, no call leaves early', async () => {
  vi.stubGlobal('flutter_inappwebview', {})
  expect(await open('')).toEqual([])
  localStorage.setItem('headerProfile', JSON.stringify({ at: Date.now(), told: { VERSION: '3.20.1' } }))
  const asked = await open('')
  expect(asked[0]?.headers.get('version')).toBe('3.20.1')
})

test('a call that failed on its way tells nothing of the moment in which its answer came', async () => {
  await open('')
  const [call] = Object.values(window.__early?.calls ?? {})
  await call?.response
  await vi.waitFor(() => expect(call?.headersAt).toBeGreaterThan(0))
  failing = true
  await open('')
  const [lost] = Object.values(window.__early?.calls ?? {})
  await expect(lost?.response).rejects.toThrow('Failed to fetch')
  expect(lost?.headersAt).toBeUndefined()
})

test('broken page data and blocked storage stop nothing', async () => {
  await open('', { calls: undefined, titles: undefined })
  vi.stubGlobal('localStorage', undefined)
  const asked = await open('?token=t&userId=10001&of=x')
  expect(asked).toHaveLength(2)
})

test('the page takes the early answer over instead of asking again, once', async () => {
  const asked = await open('?id=12&token=t&userId=10001')
  const { endpoint, useCall } = await import('#shared/runtime/request')
  const { startI18n } = await import('#shared/runtime/i18n')
  startI18n('zh', {})
  const declared = endpoint({ ...info, input: object({ id }), output: object({ id }) })
  const { result } = renderHook(() => useCall(declared, (address) => ({ id: address.activityId })))
  await act(() => new Promise(setImmediate))
  expect(result.current.data).toEqual({ id: '7' })
  expect(asked.map(({ url }) => url)).toEqual(['/info/12'])
  await act(() => result.current.reload())
  expect(asked.map(({ url }) => url)).toEqual(['/info/12', '/info/12'])
})

test('an early answer older than 10 s is not used', async () => {
  const asked = await open('?id=12')
  const { endpoint, request } = await import('#shared/runtime/request')
  const { startI18n } = await import('#shared/runtime/i18n')
  startI18n('zh', {})
  for (const call of Object.values(window.__early?.calls ?? {})) call.startedAt -= 10_000
  await request(endpoint({ ...info, input: object({ id }), output: object({ id }) }), { id: '12' })
  expect(asked).toHaveLength(2)
})
