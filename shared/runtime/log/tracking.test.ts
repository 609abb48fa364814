import { beforeEach, expect, it, vi } from 'vitest'
import { storage } from '#shared/runtime/storage'
import { type NotedEvent, notedKeys, startTracking } from './index.ts'

const pick = (selector: string) => document.querySelector(selector) as HTMLElement
const noted = () => notedKeys().map((key) => storage.readJson(key) as NotedEvent)

beforeEach(() => {
  document.body.innerHTML = `
    <button data-track="battle.unlock"><b>Unlock</b></button>
    <button data-track="battle.mute" data-scene="switch"></button>
    <button data-track="battle.odd" data-scene="nonsense"></button>
    <select data-track="coupon"></select>`
})

it.each([
  ['left at once', () => dispatchEvent(new Event('pagehide')), ['view']],
  ['tapped at once', () => pick('b').click(), ['view', 'battle.unlock']],
])('of a page that is %s the view is logged first', (_, act, logged) => {
  const listen = vi.spyOn(document, 'addEventListener')
  startTracking()
  const [, onClick] = listen.mock.calls[0] as [string, EventListener]
  act()
  document.removeEventListener('click', onClick)
  expect(noted().map(({ id }) => id)).toEqual(logged)
})

// Tracking lasts as long as its page does, also through the tests that follow.
it('a page view is logged once the page is idle, and once only', async () => {
  vi.useFakeTimers()
  startTracking()
  expect(noted()).toEqual([])
  vi.advanceTimersByTime(500)
  expect(noted()).toMatchObject([{ id: 'view', scene: 1 }])
  dispatchEvent(new Event('pagehide'))
  expect(noted()).toHaveLength(1)
})

it('a tap inside a tracked element is logged with its scene, another is not', () => {
  pick('b').click()
  document.body.click()
  expect(noted()).toMatchObject([{ id: 'battle.unlock', scene: 3 }])
})

it('the scene of a tap is the one that the page names, else a button', () => {
  for (const id of ['battle.mute', 'battle.odd']) pick(`[data-track="${id}"]`).click()
  expect(noted().map(({ id, scene }) => `${id} ${scene}`)).toEqual(['battle.mute 7', 'battle.odd 3'])
})

it('a tap on a list, which has changed nothing yet, is not logged', () => {
  pick('select').click()
  expect(noted()).toEqual([])
})
