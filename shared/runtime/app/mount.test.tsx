import { act, screen } from '@testing-library/react'
import { type ChangeEvent, type ReactNode, useEffect, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { object } from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Language, startI18n, useT } from '#shared/runtime/i18n'
import runtimeEn from '#shared/runtime/i18n/locales/en.json'
import { endpoint, mutate } from '#shared/runtime/request'
import { storage } from '#shared/runtime/storage'
import { watchPresses } from '../boot/early-press.ts'
import type { BootState } from '../boot/state.ts'
import { renderFrame } from './index.ts'
import type { PageData } from './page-data.ts'

interface FieldProps {
  value: string
  onChange(event: ChangeEvent<HTMLInputElement | HTMLSelectElement>): void
}

const words = { zh: { hello: '你好' }, en: { hello: 'Hello' } }

/** Of the modules that draw it: a page load has its own. */
let useWords = useT

function Greeting() {
  const t = useWords<typeof words.zh>()
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return <p data-alive={alive}>{t('hello')}</p>
}

function Broken(): never {
  throw new Error('no such hall')
}

const prerendered = (language: 'zh' | 'en') => {
  useWords = useT
  startI18n(language, { page: words[language] })
  return renderToString(renderFrame(<Greeting />))
}

/** The page's HTML after its boot module has run: first screen, page data, words. */
function arrive(
  language: Language,
  body: string,
  inline: object = { zh: { page: words.zh } },
  file?: Promise<unknown>,
) {
  const data: Partial<PageData> = { id: 'a/b', words: { en: '/static/en.json', tw: '/static/tw.json' } }
  const json = (id: string, value: unknown) =>
    `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`
  document.body.innerHTML = `<div id="root">${body}</div>${json('page', data)}${json('words', inline)}`
  document.documentElement.lang = language
  file?.catch(() => {})
  window.__boot = { language, calls: {}, words: file }
}

/** The site's words files, each asking answered by the next. */
function answerWords(...answers: (() => Promise<Response>)[]) {
  vi.stubGlobal('fetch', () => answers.shift()?.() ?? Promise.reject(new TypeError('Failed to fetch')))
}
const never = () => new Promise<never>(() => {})

/** Loads the page's script; a page load has modules of its own. */
async function open(page: ReactNode = <Greeting />) {
  vi.resetModules()
  const { mount } = await import('./index.ts')
  useWords = (await import('#shared/runtime/i18n')).useT
  await act(async () => {
    mount(page)
    await vi.advanceTimersByTimeAsync(0)
  })
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const shown = () => document.querySelector('p')
const errorLog = () => (storage.readJson('globalCatchErrors') ?? []) as { main: string; error: string }[]

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  delete window.__boot
})

it('the prerendered screen stays and comes alive', async () => {
  arrive('zh', prerendered('zh'))
  const before = shown()
  await open()
  expect(shown()).toBe(before)
  expect(before?.dataset.alive).toBe('true')
  expect(document.documentElement.lang).toBe('zh-CN')
})

it('a page is notified of another AREA from its first moment, long before what works behind it', async () => {
  history.replaceState(null, '', '/page?AREA=TW')
  arrive('zh', prerendered('zh'))
  await open()
  const { address } = await import('#shared/runtime/address')
  expect(address().area).toBe('TW')
  window.dispatchEvent(new Event('pagehide'))
  history.replaceState(null, '', '/page?AREA=TH')
  window.dispatchEvent(new Event('pageshow'))
  expect(address().area).toBe('TH')
})

it('a page whose app is still to say the language waits for it, and comes alive in it', async () => {
  arrive('zh', prerendered('zh'))
  let choose = () => {}
  const ready = new Promise<void>((resolve) => {
    choose = resolve
  })
  window.__boot = { language: 'zh', calls: {}, ready }
  await open()
  expect(shown()?.dataset.alive).not.toBe('true')
  // the boot module's part
  const root = document.getElementById('root') as HTMLElement
  root.innerHTML = prerendered('en')
  window.__boot = { language: 'en', calls: {}, words: Promise.resolve({ page: words.en }) }
  choose()
  await pass(0)
  expect([shown()?.textContent, shown()?.dataset.alive]).toEqual(['Hello', 'true'])
})

describe('what was pressed before the page was hydrated', () => {
  const Presses = () => {
    const [times, setTimes] = useState(0)
    return (
      <button type="button" onClick={() => setTimes(times + 1)}>
        <b>{times}</b>
      </button>
    )
  }
  /** A person presses the button's picture so long before the page's script runs. */
  async function pressed(ms: number, page = <Presses />) {
    arrive('zh', renderToString(renderFrame(page)))
    watchPresses(window.__boot as BootState)
    document.querySelector('b')?.click()
    await vi.advanceTimersByTimeAsync(ms)
    return document.querySelector('button') as HTMLButtonElement
  }

  it('a button that was pressed before hydration is pressed after it, once', async () => {
    const button = await pressed(4900)
    await open(<Presses />)
    expect(button.textContent).toBe('1')
    await act(async () => button.click())
    expect(button.textContent).toBe('2')
  })

  it('a claim that was pressed twice before hydration is sent once', async () => {
    const claim = endpoint({
      method: 'POST',
      path: '/task/claim',
      input: object({}),
      output: object({}),
      needLogin: false,
      idempotent: true,
    })
    const Claim = () => (
      <button type="button" onClick={() => void mutate(claim, {})}>
        <b>Claim</b>
      </button>
    )
    const sent: string[] = []
    vi.stubGlobal('fetch', async (url: string) => {
      sent.push(url)
      return Response.json({ code: 200, data: {} })
    })
    await pressed(100, <Claim />)
    document.querySelector('b')?.click()
    await open(<Claim />)
    await pass(1000)
    expect(sent).toEqual(['/task/claim'])
  })

  it('a radio button that was chosen before hydration is chosen for the page, too', async () => {
    const chosen = vi.fn()
    const Choice = () => {
      const [value, set] = useState('all')
      return ['all', 'week'].map((id) => (
        <input
          key={id}
          type="radio"
          name="period"
          aria-label={id}
          checked={value === id}
          onChange={() => {
            chosen(id)
            set(id)
          }}
        />
      ))
    }
    arrive('zh', renderToString(renderFrame(<Choice />)))
    watchPresses(window.__boot as BootState)
    const radios = () => [...document.querySelectorAll<HTMLInputElement>('input')]
    radios()[1]?.click()
    await open(<Choice />)
    expect(chosen.mock.calls).toEqual([['week']])
    expect(radios().map(({ checked }) => checked)).toEqual([false, true])
  })

  it.each([
    ['typed', (props: FieldProps) => <input {...props} />],
    [
      'chosen',
      (props: FieldProps) => (
        <select {...props}>
          <option value="">–</option>
          <option>Mia</option>
        </select>
      ),
    ],
  ])('what was %s before hydration stands in the field and reaches the page', async (_, field) => {
    const changed = vi.fn()
    const Form = () => {
      const [value, setValue] = useState('')
      return field({
        value,
        onChange({ target }) {
          changed(target.value)
          setValue(target.value)
        },
      })
    }
    arrive('zh', renderToString(renderFrame(<Form />)))
    watchPresses(window.__boot as BootState)
    const shownField = () => document.querySelector('#root input, #root select') as HTMLInputElement
    shownField().value = 'Mia'
    shownField().dispatchEvent(new Event('input', { bubbles: true }))
    await open(<Form />)
    expect(changed.mock.calls).toEqual([['Mia']])
    expect(shownField().value).toBe('Mia')
  })

  it('a press is shown from its frame until it is replayed', async () => {
    const button = await pressed(100)
    expect(button.hasAttribute('data-pressed')).toBe(true)
    await open(<Presses />)
    expect(button.hasAttribute('data-pressed')).toBe(false)
  })

  it('a press older than five seconds is not replayed', async () => {
    const button = await pressed(5100)
    await open(<Presses />)
    expect(button.textContent).toBe('0')
  })

  it('a button of a first screen that another language took the place of is not pressed', async () => {
    const button = await pressed(100)
    const listener = vi.fn()
    button.addEventListener('click', listener)
    const root = document.getElementById('root') as HTMLElement
    root.innerHTML = renderToString(renderFrame(<Presses />))
    await open(<Presses />)
    expect(listener).not.toHaveBeenCalled()
    expect(document.querySelector('#root')?.textContent).toBe('0')
  })
})

it('a page without a prerendered screen is drawn, as in development', async () => {
  arrive('en', '', { zh: { page: words.zh }, en: { page: words.en } })
  await open()
  expect(shown()?.textContent).toBe('Hello')
})

describe('a page in another language', () => {
  it('a page in another language waits for its words, then comes alive on its own screen', async () => {
    arrive('en', prerendered('en'), undefined, Promise.resolve({ page: words.en }))
    const before = shown()
    await open()
    expect(shown()).toBe(before)
    expect(before?.dataset.alive).toBe('true')
    expect(document.documentElement.lang).toBe('en')
  })

  it('a page in another language asks once more when its words failed', async () => {
    arrive('en', prerendered('en'), undefined, Promise.reject(new TypeError('Failed to fetch')))
    answerWords(async () => Response.json({ page: words.en }))
    await open()
    expect(shown()?.dataset.alive).toBe('true')
    expect(shown()?.textContent).toBe('Hello')
  })

  it.each([
    ['fail', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['are nonsense', async () => new Response('<html>')],
    ['never come', never],
  ])('a page in another language is shown in zh when its words %s', async (_, answer) => {
    arrive(
      'en',
      prerendered('en'),
      undefined,
      answer().then((response: Response) => response.json()),
    )
    answerWords(answer)
    await open()
    await pass(12_000)
    expect(shown()?.textContent).toBe('你好')
    expect(shown()?.dataset.alive).toBe('true')
    expect(document.documentElement.lang).toBe('zh-CN')
  })
})

describe('a page that breaks', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

  it('a page that breaks shows a card in its language, which loads the page again, and logs why', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    arrive('en', '', { en: { page: words.en, runtime: runtimeEn } })
    await open(<Broken />)
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong on this page')
    expect(errorLog().at(-1)).toMatchObject({
      main: 'render',
      error: expect.stringContaining('no such hall'),
    })
    screen.getByRole('button', { name: 'Reload' }).click()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('a page that breaks shows the card also when storage is blocked', async () => {
    vi.stubGlobal('localStorage', undefined)
    vi.stubGlobal('sessionStorage', undefined)
    arrive('zh', '')
    await open(<Broken />)
    expect(screen.getByRole('alert').textContent).toContain('页面出了点问题')
  })
})

describe('the background of a page', () => {
  const startBackground = vi.fn()
  const URL = '/static/background-1a2b3c4d.js'
  const standsAt = (url: string) => vi.doMock(url, () => ({ startBackground }))

  /** A page whose data names the module. */
  async function openWith(url: string) {
    startBackground.mockClear()
    arrive('zh', prerendered('zh'))
    const data = document.getElementById('page') as HTMLElement
    data.textContent = JSON.stringify({ ...JSON.parse(data.textContent ?? ''), background: url })
    await open()
  }
  /** Modules are loaded beyond the page's clock. */
  const load = () => act(() => vi.dynamicImportSettled())

  afterEach(() => {
    vi.doUnmock(URL)
    vi.doUnmock(`${URL}?`)
  })

  it('the background of a page is loaded once the first press is answered and the browser is idle, once', async () => {
    vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 100))
    standsAt(URL)
    await openWith(URL)
    await pass(500)
    document.body.click()
    expect(shown()?.dataset.alive).toBe('true')
    await pass(1099)
    await load()
    expect(startBackground).not.toHaveBeenCalled()
    await pass(1)
    await load()
    expect(startBackground).toHaveBeenCalledTimes(1)
    await pass(60_000)
    await load()
    expect(startBackground).toHaveBeenCalledTimes(1)
  })

  it('the background of a page is loaded after 5 s where nothing is pressed, or the browser is never idle', async () => {
    vi.stubGlobal('requestIdleCallback', undefined)
    standsAt(URL)
    await openWith(URL)
    document.body.click()
    await pass(4999 - performance.now())
    await load()
    expect(startBackground).not.toHaveBeenCalled()
    await pass(1)
    await load()
    expect(startBackground).toHaveBeenCalledTimes(1)
  })

  it('the background of a page is retried once under another address when it fails to load', async () => {
    standsAt(`${URL}?`)
    await openWith(URL)
    await pass(5000)
    await load()
    expect(startBackground).not.toHaveBeenCalled()
    await pass(30_000)
    await load()
    expect(startBackground).toHaveBeenCalledTimes(1)
    expect(errorLog()).toEqual([])
    expect(shown()?.textContent).toBe('你好')
  })

  it('a page whose background never loads keeps no steps for it', async () => {
    await openWith(URL)
    const { logError, steps } = await import('#shared/runtime/errors')
    logError('part', 'x')
    await pass(5000)
    await load()
    expect(steps).toHaveLength(1)
    await pass(30_000)
    await load()
    logError('part', 'y')
    expect(steps).toHaveLength(0)
  })
})

it('a page with broken data and words is still drawn', async () => {
  arrive('zh', '')
  for (const script of document.querySelectorAll('script')) script.textContent = '{'
  await open()
  expect(shown()?.textContent).toBe('hello')
})
