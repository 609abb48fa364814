import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { isReloadLocked, lockReload, onReloadUnlocked, useReloadLock } from './index.ts'

test('the page may be loaded again once everyone who locked it has unlocked it, each once', () => {
  const [form, payment] = [lockReload(), lockReload()]
  const released = vi.fn()
  const stop = onReloadUnlocked(released)
  form()
  form()
  expect(isReloadLocked()).toBe(true)
  expect(released).not.toHaveBeenCalled()
  payment()
  expect(isReloadLocked()).toBe(false)
  expect(released).toHaveBeenCalledOnce()
  stop()
  lockReload()()
  expect(released).toHaveBeenCalledOnce()
})

test('a form locks the page while it is half filled, and not after it is gone', () => {
  const { rerender, unmount } = renderHook(({ dirty }) => useReloadLock(dirty), {
    initialProps: { dirty: false },
  })
  expect(isReloadLocked()).toBe(false)
  rerender({ dirty: true })
  expect(isReloadLocked()).toBe(true)
  rerender({ dirty: false })
  expect(isReloadLocked()).toBe(false)
  rerender({ dirty: true })
  unmount()
  expect(isReloadLocked()).toBe(false)
})
