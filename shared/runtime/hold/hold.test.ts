import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { hold, isHeld, onRelease, useHold } from './index.ts'

test('the page is held until everyone who holds it has let go, each once', () => {
  const [form, payment] = [hold(), hold()]
  const released = vi.fn()
  const stop = onRelease(released)
  form()
  form()
  expect(isHeld()).toBe(true)
  expect(released).not.toHaveBeenCalled()
  payment()
  expect(isHeld()).toBe(false)
  expect(released).toHaveBeenCalledOnce()
  stop()
  hold()()
  expect(released).toHaveBeenCalledOnce()
})

test('a form holds the page while it is half filled, and not after it is gone', () => {
  const { rerender, unmount } = renderHook(({ dirty }) => useHold(dirty), { initialProps: { dirty: false } })
  expect(isHeld()).toBe(false)
  rerender({ dirty: true })
  expect(isHeld()).toBe(true)
  rerender({ dirty: false })
  expect(isHeld()).toBe(false)
  rerender({ dirty: true })
  unmount()
  expect(isHeld()).toBe(false)
})
