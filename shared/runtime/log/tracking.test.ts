import { beforeEach, expect, it } from 'vitest'
import { storage } from '#shared/runtime/storage'
import { type NotedEvent, notedKeys, startTracking } from './index.ts'

const pick = (selector: string) => document.querySelector(selector) as HTMLElement
const noted = () => notedKeys().map((key) => storage.readJson(key) as NotedEvent)

beforeEach(() => {
  document.body.innerHTML = `
    <button data-track="battle.unlock"><b>Unlock</b></button>
    <input type="checkbox" data-track="battle.remind" data-scene="switch">
    <input type="checkbox" data-track="battle.odd" data-scene="nonsense">`
})

// Tracking lasts as long as its page does, also through the tests that follow.
it('a page view is logged', () => {
  startTracking()
  expect(noted()).toMatchObject([{ id: 'view', scene: 1 }])
})

it('a tap inside a tracked element is logged with its scene, another is not', () => {
  pick('b').click()
  for (const input of document.querySelectorAll('input')) input.click()
  document.body.click()
  expect(noted()).toMatchObject([
    { id: 'battle.unlock', scene: 3 },
    { id: 'battle.remind', scene: 7 },
    { id: 'battle.odd', scene: 3 },
  ])
})
