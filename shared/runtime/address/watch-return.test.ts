import { act, renderHook } from '@testing-library/react'
import { object } from 'valibot'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { endpoint, useQuery } from '#shared/runtime/request'
import { address, onRegion, refreshRegion, rereadAddress, watchReturn } from './index.ts'

const refresh = vi.fn()

function arriveAt(query: string) {
  history.replaceState(null, '', `/battle${query}`)
}

function hide(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

beforeEach(() => {
  arriveAt('?AREA=TW&roomId=8001')
  rereadAddress()
  refresh.mockClear()
  const stops = [onRegion(refresh), watchReturn(refreshRegion)]
  onTestFinished(() => {
    for (const stop of stops) stop()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  arriveAt('')
  rereadAddress()
})

it('a page that becomes visible again reads AREA again and refreshes what depends on it', () => {
  hide(true)
  arriveAt('?AREA=TH')
  expect(refresh).not.toHaveBeenCalled()
  hide(false)
  expect(refresh.mock.calls).toEqual([['TH']])
  expect(address().area).toBe('TH')
  expect(address().roomId).toBe('8001')
})

it('without an AREA nothing is refreshed, and the earlier one stays', () => {
  hide(true)
  arriveAt('')
  hide(false)
  expect(refresh).not.toHaveBeenCalled()
  expect(address().area).toBe('TW')
})

it('one return is one refresh, whichever events report it', () => {
  window.dispatchEvent(new Event('blur'))
  hide(true)
  window.dispatchEvent(new Event('pagehide'))
  window.dispatchEvent(new Event('focus'))
  hide(false)
  window.dispatchEvent(new Event('pageshow'))
  window.dispatchEvent(new Event('focus'))
  expect(refresh).toHaveBeenCalledTimes(1)
  hide(true)
  hide(false)
  expect(refresh).toHaveBeenCalledTimes(2)
})

it.each([
  ['pagehide', 'pageshow'],
  ['blur', 'focus'],
])('a web view that fires %s and %s alone is noticed', (gone, back) => {
  window.dispatchEvent(new Event(gone))
  window.dispatchEvent(new Event(back))
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('focus within the page is no return', () => {
  document.body.innerHTML = '<input>'
  const input = document.querySelector('input') as HTMLInputElement
  for (const type of ['blur', 'focus']) input.dispatchEvent(new FocusEvent(type))
  window.dispatchEvent(new Event('focus'))
  expect(refresh).not.toHaveBeenCalled()
})

it.each([
  ['is seen', () => hide(true), () => hide(false)],
  [
    'has focus',
    () => window.dispatchEvent(new Event('blur')),
    () => window.dispatchEvent(new Event('focus')),
  ],
])('data is refetched, once and for the new AREA, when the page %s again', async (_, leave, comeBack) => {
  const areas: (string | null)[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    areas.push(new Headers(init.headers).get('AREA'))
    return Response.json({ code: 200, data: {} })
  })
  const area = endpoint({
    method: 'GET',
    path: '/area',
    input: object({}),
    output: object({}),
    needLogin: false,
  })
  const { result } = renderHook(() => useQuery(area, {}))
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)))
  await settle()
  leave()
  arriveAt('?AREA=TH')
  comeBack()
  await settle()
  expect(areas).toEqual(['TW', 'TH'])
  expect(result.current).toMatchObject({ status: 'ready', stale: false })
})
