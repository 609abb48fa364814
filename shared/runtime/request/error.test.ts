import { beforeEach, expect, test } from 'vitest'
import { hideToast, toast, toastNow } from '#shared/runtime/toast'
import { ApiError, announce } from './error.ts'

const unknown = () => {
  const error = new ApiError('network', { message: 'unknown' })
  error.unknownResult = true
  return error
}
const broken = () => new ApiError('network', { message: 'broken' })
const shown = () => toastNow()?.text

beforeEach(hideToast)

test('the next failure does not talk over an unknown result, as long as that is on screen', () => {
  announce(unknown(), {})
  announce(broken(), {})
  expect(shown()).toBe('unknown')
  hideToast()
  announce(broken(), {})
  expect(shown()).toBe('broken')
})

test('an unknown result is said again each time', () => {
  announce(unknown(), {})
  const first = toastNow()
  announce(unknown(), {})
  expect(toastNow()).not.toBe(first)
  announce(broken(), {})
  expect(shown()).toBe('unknown')
})

test('a message of the page takes the place of an unknown result', () => {
  announce(unknown(), {})
  toast.tip('the page')
  announce(broken(), {})
  expect(shown()).toBe('broken')
})

test('an ended login, and what the person asked for since, are shown over an unknown result', () => {
  announce(unknown(), {})
  announce(broken(), { asked: true })
  expect(shown()).toBe('broken')
  announce(unknown(), {})
  announce(new ApiError('unauthorised', { message: 'log in', code: 401 }), {})
  expect(shown()).toBe('log in')
})
