import { addressOf, personAt } from '../../browser/person.ts'
import type { TestBrowser } from '../../browser/tab.ts'
import { expectNone, problemsOf } from '../checks.ts'
import type { BenchTest } from '../pages/describe-plays.ts'
import { expect, oldestFolder, oldestTest, test, webkitPrograms, webkitTest } from '../test.ts'
import type { VisitOptions, Workbench } from '../workbench.ts'
import { type Line, openLine } from './line.ts'
import { onTheLine } from './over-line.ts'

const CLOSE = '关闭'
const NUMBER = '13800138000'
/** Fetched once the page has been pressed; a file that every page has. */
const DONE = '/favicon.svg?pressed'

interface Press {
  /** Path of the page, and where its own script begins, which comes after the press. */
  path: string
  script: string
  /** Selector of what is pressed, and what is typed into the first field before. */
  pressed: string
  typed?: string
}

/** Presses in the page, since no driver touches one that is still loading; `window.__early` is what was seen in its frame. */
const press = ({ pressed, typed = '' }: Press) => `{
  const look = () => {
    const button = document.querySelector(${JSON.stringify(pressed)})
    if (!button || !window.__boot || !window.__boot.play) return setTimeout(look, 20)
    const field = ${typed ? `document.querySelector('#root input')` : 'null'}
    if (field) {
      field.value = ${JSON.stringify(typed)}
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    button.click()
    window.__early = {
      isShown: button.hasAttribute('data-pressed'),
      dialog: document.querySelectorAll('body > div:not(#root) [role=dialog]').length,
      steps: history.length,
    }
    fetch(${JSON.stringify(DONE)})
  }
  look()
}`

async function visitEarly<B extends TestBrowser>(
  bench: Workbench<B>,
  early: Press,
  options: VisitOptions,
  use: (visit: Awaited<ReturnType<typeof openEarly>>) => Promise<void>,
): Promise<void> {
  await bench.visit({ prelude: press(early), ...options }, async ({ tab, site }) => {
    const line = await openLine(site.origin)
    try {
      await use(await openEarly(tab, line, early))
    } finally {
      await line.close()
    }
  })
}

/** Opens the page, whose own script comes after the press. */
async function openEarly(tab: Awaited<ReturnType<TestBrowser['newTab']>>, line: Line, early: Press) {
  const script = (path: string) => path.startsWith(early.script)
  line.trouble(script, 'held')
  const opened = tab.open(addressOf(line.origin, early.path, 'zh'))
  await onTheLine(() => line.held() > 0 && line.received.some(({ url }) => url === DONE))
  line.release(script)
  line.fix()
  await opened
  const seen = await tab.evaluate<{ isShown: boolean; dialog: number; steps: number }>('window.__early')
  return { tab, line, seen, person: personAt(tab, { language: 'zh', site: line.origin }) }
}

const RULES = [
  {
    what: 'that are in the HTML',
    early: { path: '/singHi', script: '/static/singing-karaoke-', pressed: '[data-track=rules]' },
    words: '同时最多持有 3 个未开唱的座位。',
  },
  {
    what: 'that are fetched',
    early: {
      path: '/boss?token=demo-10001&userId=10001',
      script: '/static/boss-hunt-',
      pressed: '[data-track=rules]',
    },
    words: '首领登场后',
  },
]
const LOGIN = { path: '/login', script: '/static/portal-login-', typed: NUMBER }

function describeEarly<B extends TestBrowser>(test: BenchTest<B>): void {
  for (const { what, early, words } of RULES)
    test(`rules ${what} are one sheet before hydration and after it`, ({ bench }) =>
      visitEarly(bench, early, { name: 'early.rules' }, async ({ tab, person, seen }) => {
        expect(seen).toMatchObject({ isShown: true, dialog: 1 })
        await person.sees({ role: 'dialog', name: '活动规则' })
        await person.finds(words)
        const after = await tab.evaluate(`({
          dialogs: document.querySelectorAll('[role=dialog]').length,
          exposed: document.querySelectorAll('[data-expose=rules]').length,
          isFocused: !!document.activeElement.closest('#root [role=dialog]'),
          steps: history.length,
        })`)
        expect(after).toEqual({ dialogs: 1, exposed: 1, isFocused: true, steps: seen.steps })
        await person.tap('button', CLOSE)
        await person.waitsUntilGone({ role: 'dialog', name: '活动规则' })
        expectNone(await problemsOf(tab))
      }))

  test('a code that is requested before hydration is sent once, to the number that was typed', ({
    bench,
  }) => {
    const early = { ...LOGIN, pressed: '[data-track=send-code]' }
    return visitEarly(bench, early, { name: 'early.code' }, async ({ tab, line, person, seen }) => {
      expect(seen.isShown).toBe(true)
      await person.sees('验证码已发送')
      expect(line.received.filter(({ url }) => url.startsWith('/user/nolog/sms/sendCode')).length).toBe(1)
      expect(await tab.evaluate(`document.querySelector('#root input').value`)).toBe(NUMBER)
      expectNone(await problemsOf(tab))
    })
  })

  test('a form that is submitted before hydration is no navigation: what was typed is in no URL', ({
    bench,
  }) => {
    const early = { ...LOGIN, pressed: '[data-track=login]' }
    return visitEarly(bench, early, { name: 'early.form' }, async ({ tab, line, person, seen }) => {
      expect(seen.isShown).toBe(true)
      await person.sees('请输入验证码')
      expect(await tab.evaluate(`document.querySelector('#root input').value`)).toBe(NUMBER)
      expect(await tab.evaluate('location.search')).not.toContain(NUMBER)
      expect(line.received.filter(({ url }) => url.includes(NUMBER))).toEqual([])
      expectNone(await problemsOf(tab))
    })
  })
}

test.describe('a press before hydration', () => describeEarly(test))

test.describe('a press before hydration on Chromium 80', () => {
  oldestTest.skip(!oldestFolder, 'This machine cannot run Chromium 80.')
  describeEarly(oldestTest)
})

test.describe('a press before hydration on WebKit', () => {
  webkitTest.skip(!webkitPrograms, 'This machine has no WebKit.')
  describeEarly(webkitTest)
})
