import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchPresses } from './early-press.ts'
import type { BootState } from './state.ts'

let state: BootState
const $ = (selector: string) => document.querySelector(selector) as HTMLElement
const shown = () => document.body.querySelector(':scope > div:not(#root) [role=dialog]') as HTMLElement | null
/** A tap so long after the document began, in ms. */
const tap = (element: Element, timeStamp: number) => {
  const event = new MouseEvent('click', { bubbles: true })
  Object.defineProperty(event, 'timeStamp', { value: timeStamp })
  element.dispatchEvent(event)
}

beforeEach(() => {
  history.replaceState(null, '', '/page')
  document.body.innerHTML = `<div id="root"><main class="dusk"><button id="rules">规则</button><div data-early hidden>
    <i id="beside"></i><div role="dialog" tabindex="-1"><p>12:00 起</p><button class="close">关闭</button></div></div>
    <div><button role="tab" aria-selected="true" id="a">A</button><button role="tab" aria-selected="false" id="b">B</button></div>
    </main></div>`
  state = { language: 'zh', calls: {} }
  watchPresses(state)
})
afterEach(async () => {
  state.play?.()
  await new Promise(requestAnimationFrame)
})

it('a button whose sheet is in the HTML opens it in the theme of the page, with focus and a step back', () => {
  tap($('#rules'), 1000)
  expect(shown()?.textContent).toContain('12:00 起')
  expect(shown()?.closest('.dusk')).toBeTruthy()
  expect(document.activeElement).toBe(shown())
  expect(history.state).toEqual({ layer: 1 })
})

it.each([
  ['its button', () => tap(shown()?.querySelector('.close') as Element, 2000)],
  ['a tap beside it', () => tap(shown()?.previousElementSibling as Element, 2000)],
  ['Escape', () => shown()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))],
  ['the way back', () => history.back()],
])('an open sheet is closed by %s, and gives focus back; the press is forgotten', async (_, close) => {
  tap($('#rules'), 1000)
  tap(shown()?.querySelector('p') as Element, 1900)
  close()
  await vi.waitFor(() => expect(shown()).toBeNull())
  expect(document.activeElement).toBe($('#rules'))
  expect(history.state).toBeNull()
  const pressed = vi.fn()
  $('#rules').addEventListener('click', pressed)
  state.play?.()
  expect(pressed).not.toHaveBeenCalled()
})

it('the second tap of a double tap does not close what the first one opened', async () => {
  tap($('#rules'), 1000)
  tap(shown()?.previousElementSibling as Element, 1200)
  await new Promise((resolve) => setTimeout(resolve))
  expect(shown()).toBeTruthy()
})

it('a tab that is pressed is the selected one at once', () => {
  tap($('#b'), 1000)
  expect(['#a', '#b'].map((id) => $(id).getAttribute('aria-selected'))).toEqual(['false', 'true'])
})

it('a form is not submitted before hydration: the browser would put what was typed in the address', () => {
  $('main').innerHTML = '<form><input name="mobile"><button id="send">登录</button></form>'
  const submitted = vi.fn()
  addEventListener('submit', (event) => submitted(event.defaultPrevented), { once: true })
  $('#send').click()
  expect(submitted).toHaveBeenCalledExactlyOnceWith(true)
})
