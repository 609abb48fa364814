// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { actTap, findTap, readTap } from './tap.ts'

beforeEach(() => document.body.replaceChildren())

/** An element as the page has it: hydrated and in sight. */
function put(tag: 'button' | 'input', fields: Record<string, string>): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(fields)) element.setAttribute(name, value)
  element.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10)
  document.body.append(Object.assign(element, { __reactFiber$1: {} }))
  return element
}

it.each([
  ['goal', { press: 'goal', nth: 1 }],
  ['day#2', { press: 'day', nth: 2 }],
  ['mobile=138 0001=0001', { fill: 'mobile', text: '138 0001=0001' }],
])('%s is read', (tap, read) => {
  expect(readTap(tap)).toEqual(read)
})

it('a tap finds the n-th of the elements that can be pressed', () => {
  const first = put('button', { 'data-track': 'day' })
  put('button', { 'data-track': 'day', disabled: '' })
  put('button', { 'data-track': 'day', 'aria-busy': 'true' })
  const second = put('button', { 'data-track': 'day' })
  put('button', { 'data-track': 'day', style: 'visibility: hidden' })
  expect(findTap('day', document)).toBe(first)
  expect(findTap('day#2', document)).toBe(second)
  expect(findTap('day#3', document)).toBe('The tap "day#3" was not found: only 2 can be pressed.')
})

it('a tap without an element says what there is', () => {
  put('button', { 'data-track': 'goal' })
  put('input', { name: 'mobile' })
  expect(findTap('day', document)).toBe('The tap "day" was not found. There are: goal, mobile=.')
})

it.each([
  ['disabled', { disabled: '' }],
  ['busy', { 'aria-busy': 'true' }],
])('a tap on an element that is %s waits for it', (_, state) => {
  put('button', { 'data-track': 'goal', ...state })
  expect(findTap('goal', document)).toMatch(/disabled or busy/)
})

it('a tap on HTML that is not hydrated waits for it', () => {
  const button = put('button', { 'data-track': 'goal' })
  Reflect.deleteProperty(button, '__reactFiber$1')
  expect(findTap('goal', document)).toMatch(/not hydrated/)
})

it('a tap clicks, or types into a field', () => {
  const clicked = vi.fn()
  const button = put('button', { 'data-track': 'goal' })
  button.addEventListener('click', clicked)
  actTap('goal', button)
  expect(clicked).toHaveBeenCalledOnce()
  const typed = vi.fn()
  const field = put('input', { name: 'mobile' }) as HTMLInputElement
  field.addEventListener('input', typed)
  actTap('mobile=138=1', field)
  expect(field.value).toBe('138=1')
  expect(typed).toHaveBeenCalledOnce()
})
