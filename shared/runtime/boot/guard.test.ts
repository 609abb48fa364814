import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const script = Object.assign(document.createElement('script'), { type: 'module' })
let listening: [string, EventListener, boolean][] = []

/** Opens a page's HTML up to its scripts; a reload keeps what the tab stores. */
async function open(query = '') {
  leave()
  history.replaceState(null, '', `/battle${query}`)
  document.body.innerHTML = '<div id="root">今日任务</div>'
  document.body.append(script)
  vi.resetModules()
  const listen = vi.spyOn(window, 'addEventListener')
  await import('./guard.ts')
  for (const call of listen.mock.calls) listening.push(call as unknown as [string, EventListener, boolean])
  listen.mockRestore()
}
function leave() {
  vi.clearAllTimers()
  for (const call of listening) window.removeEventListener(...call)
  listening = []
}
const fail = (element: Element = script) => element.dispatchEvent(new Event('error'))
const card = () => screen.queryByRole('alert')

let reload: ReturnType<typeof vi.spyOn>
let replace: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  vi.useFakeTimers()
  reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
})
afterEach(() => {
  leave()
  window.__alive = window.__stuck = window.__boot = window.__reported = undefined
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

describe('the log collector', () => {
  it('the card is reported once, with the build of the document', async () => {
    const beacon = vi.fn()
    vi.stubGlobal('navigator', { ...navigator, onLine: true, sendBeacon: beacon })
    await open()
    document.body.insertAdjacentHTML(
      'beforeend',
      '<script type="application/json" id="page">{"api":"https://api.example","build":"0123456789ab"}</script>',
    )
    vi.advanceTimersByTime(10_000)
    fail()
    fail()
    expect(beacon).toHaveBeenCalledOnce()
    const [url, blob] = beacon.mock.calls[0] as [string, Blob]
    const body = new URLSearchParams(await blob.text())
    expect(url).toBe('https://api.example/assets/frontendLog/v3')
    expect(JSON.parse(body.get('frontendLog') ?? '')).toEqual([
      {
        rid: expect.stringMatching(/^\w{16,}$/),
        id: 'boot',
        page: '/battle',
        time: Date.now(),
        build: '0123456789ab',
        extra: '{"outcome":"failed","reason":"guard"}',
      },
    ])
  })
})

describe('a page whose scripts do not come', () => {
  it('a page whose scripts do not come shows a message after 10 s, over its first screen', async () => {
    await open()
    vi.advanceTimersByTime(9999)
    expect(card()).toBeNull()
    vi.advanceTimersByTime(1)
    expect(card()?.textContent).toBe('页面未能完整加载重新加载')
    expect(document.getElementById('root')?.textContent).toBe('今日任务')
    expect(reload).not.toHaveBeenCalled()
    screen.getByRole('button', { name: '重新加载' }).click()
    expect(reload).toHaveBeenCalledOnce()
  })

  it.each([
    ['?lang=en', '', undefined, 'This page did not load fullyReload'],
    ['?x=1&lang=tw', '', undefined, '頁面未能完整載入重新載入'],
    ['?slang=tw', 'en', undefined, 'This page did not load fullyReload'],
    ['?lang=zh', 'en', undefined, '页面未能完整加载重新加载'],
    ['?lang=fr', 'nonsense', undefined, '页面未能完整加载重新加载'],
    ['', '', 'tw', '頁面未能完整載入重新載入'],
  ] as const)(
    'a page without scripts at "%s", with "%s" stored and "%s" chosen inline, reads "%s"',
    async (query, stored, chosen, text) => {
      await open(query)
      localStorage.language = stored
      if (chosen) window.__boot = { language: chosen, calls: {} }
      vi.advanceTimersByTime(10_000)
      expect(card()?.textContent).toBe(text)
    },
  )

  it('a page whose scripts do not come takes the card away when it comes alive after all', async () => {
    await open()
    vi.advanceTimersByTime(10_000)
    window.__alive?.()
    expect(card()).toBeNull()
  })

  it('a page whose scripts do not come stays without a card when it came alive in time', async () => {
    await open()
    window.__alive?.()
    vi.advanceTimersByTime(60_000)
    expect(card()).toBeNull()
  })
})

describe('a script that fails', () => {
  it('a script that fails is tried again by one reload, for each page and tab; then there is a card', async () => {
    await open()
    fail()
    expect(reload).toHaveBeenCalledOnce()
    expect(card()).toBeNull()
    await open()
    fail()
    fail()
    expect(reload).toHaveBeenCalledOnce()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })

  it('a script that fails is tried once also where storage is blocked: the address remembers', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    vi.stubGlobal('localStorage', undefined)
    await open('?roomId=7#rules')
    fail()
    expect(replace).toHaveBeenCalledWith('?again=1&roomId=7#rules')
    await open('?again=1&roomId=7#rules')
    fail()
    expect(replace).toHaveBeenCalledOnce()
    expect(reload).not.toHaveBeenCalled()
    expect(card()?.textContent).toContain('页面未能完整加载')
  })

  it('a script that fails offline brings the card at once: a reload would lose the first screen', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await open()
    fail()
    expect(reload).not.toHaveBeenCalled()
    expect(card()).not.toBeNull()
  })

  it('a script that fails before the body has arrived has its card all the same', async () => {
    sessionStorage['/battle'] = 1
    await open()
    const body = vi.spyOn(document, 'body', 'get').mockReturnValue(null as unknown as HTMLElement)
    window.__stuck?.()
    body.mockRestore()
    expect(document.documentElement.lastElementChild?.getAttribute('role')).toBe('alert')
    window.__alive?.()
    expect(document.documentElement.lastElementChild?.tagName).toBe('BODY')
  })
})

it('a picture or a foreign script that fails, or an error of a script, brings no card', async () => {
  await open()
  fail(document.body.appendChild(document.createElement('img')))
  fail(document.body.appendChild(document.createElement('script')))
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
  expect(reload).not.toHaveBeenCalled()
  expect(card()).toBeNull()
})

it('an engine without modules is reported at once', async () => {
  const create = document.createElement.bind(document)
  vi.spyOn(document, 'createElement').mockImplementation(((tag: string) =>
    tag === 'script' ? {} : create(tag)) as typeof document.createElement)
  await open()
  expect(card()?.textContent).toBe('页面未能完整加载重新加载')
})
