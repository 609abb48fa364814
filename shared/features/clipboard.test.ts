import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { session } from '#shared/runtime/session'
import { copyAnswer, copyText } from './clipboard.ts'

/** What the old command copied; undefined where the browser does not have it. */
let command: ((text: string) => boolean) | undefined
let writeText: ReturnType<typeof vi.fn>

beforeEach(() => {
  command = undefined
  writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0', clipboard: { writeText } })
  Object.defineProperty(document, 'execCommand', {
    configurable: true,
    get: () => command && (() => command?.((document.activeElement as HTMLTextAreaElement).value)),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'execCommand')
})

/** Inside our Android app, which offers a pasteboard. */
function inApp(answer: string) {
  const callPasteboard = vi.fn((_: string) => answer)
  vi.stubGlobal('android', { callPasteboard })
  return callPasteboard
}

it('the old command is tried first, and the focus stays where it was', async () => {
  command = vi.fn(() => true)
  document.body.innerHTML = '<button>copy</button>'
  const button = document.querySelector('button')
  button?.focus()
  expect(await copyText('hello')).toBe(true)
  expect(command).toHaveBeenCalledWith('hello')
  expect(writeText).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
  expect(document.querySelector('textarea')).toBeNull()
})

it.each([
  ['missing', undefined],
  ['refused', () => false],
  [
    'broken',
    () => {
      throw new Error('denied')
    },
  ],
])('where the command is %s the clipboard of the browser is asked', async (_, old) => {
  command = old
  expect(await copyText('hello')).toBe(true)
  expect(writeText).toHaveBeenCalledWith('hello')
})

it('where the browser refuses, too, the app is asked', async () => {
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  const callPasteboard = inApp('')
  expect(await copyText('hello')).toBe(true)
  expect(callPasteboard).toHaveBeenCalledWith('{"text":"hello"}')
})

it.each([
  ['refused', () => writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'))],
  ['missing', () => vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0' })],
  [
    'refused by the app as well',
    () => {
      writeText.mockRejectedValue(new Error('no'))
      inApp('{"code":-1}')
    },
  ],
])('a clipboard that is %s is an answer, not an error', async (_, arrange) => {
  arrange()
  expect(await copyText('hello')).toBe(false)
})

it('a browser that never answers has refused after a second', async () => {
  vi.useFakeTimers()
  writeText.mockReturnValue(new Promise(() => {}))
  const copied = copyText('hello')
  await vi.advanceTimersByTimeAsync(1000)
  expect(await copied).toBe(false)
})

it('no login ever reaches the clipboard', async () => {
  session.save({ token: 'secret-1', userId: '10001' })
  await copyText('https://a.example/x?token=secret-1&a=1 secret-1')
  expect(writeText).toHaveBeenCalledWith('https://a.example/x?a=1 ')
  session.clear()
})

it('a copy begins in the tap, and gets a text later that the server is still asked for', async () => {
  command = () => false
  let answer = (_: string) => {}
  const text = new Promise<string>((resolve) => {
    answer = resolve
  })
  class ClipboardItem {
    constructor(readonly content: Record<string, Promise<Blob>>) {}
  }
  const write = vi.fn(async ([item]: ClipboardItem[]) => void (await item?.content['text/plain']))
  vi.stubGlobal('ClipboardItem', ClipboardItem)
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0', clipboard: { write, writeText } })
  const copied = copyAnswer(text)
  expect(write).toHaveBeenCalledOnce()
  answer('https://a.example/x?token=T&a=1')
  expect(await copied).toBe(true)
  expect(await (await write.mock.calls[0]?.[0][0]?.content['text/plain'])?.text()).toBe(
    'https://a.example/x?a=1',
  )
  expect(writeText).not.toHaveBeenCalled()
})

it('an old browser, which copies only a text that is there, copies it after the answer', async () => {
  expect(await copyAnswer(Promise.resolve('hello'))).toBe(true)
  expect(writeText).toHaveBeenCalledWith('hello')
})

it('without an answer nothing is copied, and the error is thrown', async () => {
  await expect(copyAnswer(Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  expect(writeText).not.toHaveBeenCalled()
})
