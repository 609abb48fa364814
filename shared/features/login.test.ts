import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { bridge } from '#shared/runtime/bridge'
import { navigate } from '#shared/runtime/navigate'
import { session } from '#shared/runtime/session'
import { toLogin, useAfterLogin, useNobody } from './login.ts'

test('the login leads back here, with all that the address says', () => {
  history.replaceState(null, '', '/bingo?activityId=7&day=3')
  const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  toLogin()
  expect(to).toHaveBeenCalledWith('/login', { back: '/bingo?activityId=7&day=3' })
})

test('a browser without a login is logged out; an app may still bring one', () => {
  expect(renderHook(useNobody).result.current).toBe(true)
  vi.spyOn(bridge, 'inApp', 'get').mockReturnValue(true)
  expect(renderHook(useNobody).result.current).toBe(false)
})

test('an action that needs a login leads there, and runs at once for people who are logged in', () => {
  const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  const act = vi.fn()
  renderHook(useAfterLogin).result.current(act)()
  expect(to).toHaveBeenCalledTimes(1)
  expect(act).not.toHaveBeenCalled()
  session.save({ token: 'demo-10001', userId: '10001' })
  renderHook(useAfterLogin).result.current(act)()
  expect(act).toHaveBeenCalledTimes(1)
  session.clear()
})
