import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BootState } from '#shared/runtime/boot'
import { lockReload } from '#shared/runtime/reload-lock'
import { followLanguage } from './language.ts'

let reload: ReturnType<typeof vi.spyOn>
let answer: (header: object) => void

/** A page in an app that let its second pass, whose language the app alone can say. */
function open(early: Partial<BootState> = {}) {
  const answered = new Promise<never>((resolve) => {
    answer = resolve as never
  })
  const over = Promise.resolve()
  window.__boot = { language: 'zh', calls: {}, ready: over, question: { answered: answered, over }, ...early }
}

/** The app answers late, which the runtime keeps. */
async function say(language: string) {
  localStorage.setItem('headerProfile', JSON.stringify({ at: Date.now(), told: { language } }))
  answer({ ok: true, value: { language } })
  await new Promise(setImmediate)
}

const touch = (hasBeenActive?: boolean) =>
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    value: hasBeenActive === undefined ? undefined : { hasBeenActive },
  })

beforeEach(() => {
  reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  touch(false)
})
afterEach(() => {
  window.__boot = undefined
  Reflect.deleteProperty(navigator, 'userActivation')
})

it('an untouched page is loaded again in the language that the app named too late, once', async () => {
  open()
  void followLanguage()
  await say('en-US')
  expect(reload).toHaveBeenCalledOnce()
  open()
  void followLanguage()
  await say('en-US')
  expect(reload).toHaveBeenCalledOnce()
})

it.each<[string, () => unknown, string?]>([
  ['who has pressed or typed something', () => touch(true)],
  ['whose browser does not say whether they have', () => touch(undefined)],
  ['whose payment is under way', () => lockReload()],
  ['whose app named the language that is shown', () => {}, 'ZH'],
  ['whose address says a language', () => open({ ready: undefined })],
  [
    'where nothing can be kept',
    () => {
      vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError')
      })
    },
  ],
])('who is on the page, and %s, keeps it', async (_, arrange, language = 'en') => {
  open()
  const end = arrange()
  void followLanguage()
  await say(language)
  expect(reload).not.toHaveBeenCalled()
  if (typeof end === 'function') end()
})

it('an app that never answers, and a browser, change nothing', async () => {
  open()
  void followLanguage()
  answer({ ok: false, code: 'timeout' })
  window.__boot = undefined
  await followLanguage()
  await new Promise(setImmediate)
  expect(reload).not.toHaveBeenCalled()
})
