import { beforeAll, beforeEach, expect, it } from 'vitest'
import { type NotedEvent, notedKeys, startTracking } from '#shared/runtime/log'
import { storage } from '#shared/runtime/storage'
import { watchControls } from './index.ts'

const pick = (selector: string) => document.querySelector(selector) as HTMLElement
const noted = () => notedKeys().map((key) => storage.readJson(key) as NotedEvent)
const change = (selector: string) => pick(selector).dispatchEvent(new Event('change', { bubbles: true }))

beforeEach(() => {
  document.body.innerHTML = `
    <button data-track="battle.unlock"><b>Unlock</b></button>
    <input type="checkbox" data-track="battle.remind">
    <input type="checkbox" data-track="battle.odd" data-scene="nonsense">
    <button data-track="battle.mute" data-scene="switch"></button>
    <button role="tab" data-track="ranks"></button>
    <input type="radio" data-track="goal">
    <div role="menu"><div role="menuitem" data-track="share-copy"></div></div>
    <i data-track="stroke"></i>
    <select name="bank"></select>
    <select data-track="coupon"></select>
    <input type="range" data-track="calculator">
    <input name="mobile" value="13800138000"><textarea name="remarks"></textarea>
    <input name=":r1:">`
})

// Both last as long as their page does, also through the tests that follow.
beforeAll(() => {
  startTracking()
  watchControls()
  // the view, which comes before the first tap
  document.body.click()
  for (const key of notedKeys()) storage.remove(key)
})

it('the scene of a tap is that of what was tapped, unless the page says another', () => {
  for (const id of ['battle.remind', 'battle.odd', 'battle.mute', 'ranks', 'goal', 'share-copy', 'stroke'])
    pick(`[data-track="${id}"]`).click()
  expect(noted().map(({ id, scene }) => `${id} ${scene}`)).toEqual([
    'battle.remind 7',
    'battle.odd 7',
    'battle.mute 7',
    'ranks 5',
    'goal 5',
    'share-copy 5',
    'stroke 999',
  ])
})

it('a field that has changed is logged, without what was typed, chosen or drawn', () => {
  for (const selector of ['[data-track=coupon]', '[type=range]']) pick(selector).click()
  expect(noted()).toEqual([])
  for (const selector of ['select', '[data-track=coupon]', '[type=range]', '[name=mobile]', 'textarea'])
    change(selector)
  change('[name=":r1:"]')
  expect(noted().map(({ id, scene }) => `${id} ${scene}`)).toEqual([
    'bank 5',
    'coupon 5',
    'calculator 6',
    'mobile 4',
    'remarks 4',
  ])
  expect(JSON.stringify(noted())).not.toContain('13800138000')
})
