import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { bridge } from '#shared/runtime/bridge'
import { navigate } from '#shared/runtime/navigate'
import { toLogin, useNobody } from './index.ts'

test('the login leads back here, with all that the address says', () => {
  history.replaceState(null, '', '/bingo?activityId=7&day=3')
  const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  toLogin()
  expect(to).toHaveBeenCalledWith('/login', { back: '/bingo?activityId=7&day=3' })
})

test('in a browser without a login there is nobody; an app may still bring one', () => {
  expect(renderHook(useNobody).result.current).toBe(true)
  vi.spyOn(bridge, 'inApp', 'get').mockReturnValue(true)
  expect(renderHook(useNobody).result.current).toBe(false)
})
