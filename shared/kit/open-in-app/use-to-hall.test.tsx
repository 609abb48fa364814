import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { bridge } from '#shared/runtime/bridge'
import { navigate } from '#shared/runtime/navigate'
import { toastNow } from '#shared/runtime/toast'
import { renderPiece } from '#shared/testing/render-piece.tsx'
import { useToHall } from './index.ts'

const jumped = () => vi.spyOn(bridge, 'jumpRoom').mockResolvedValue({ ok: true, value: undefined })

test('in the app it leads into the hall', async () => {
  vi.spyOn(bridge, 'host', 'get').mockReturnValue('ios')
  const jump = jumped()
  await renderHook(useToHall).result.current('88001')
  expect(jump).toHaveBeenCalledWith('88001')
})

test('without a hall it asks to choose one', async () => {
  vi.spyOn(bridge, 'host', 'get').mockReturnValue('ios')
  const jump = jumped()
  renderPiece(<p />, 'en')
  const { result } = renderHook(useToHall)
  for (const none of ['', null, undefined]) await result.current(none)
  expect(toastNow()?.text).toBe('Please select the hall first')
  expect(jump).not.toHaveBeenCalled()
})

test('without an app it leads to the download, whether there is a hall or not', async () => {
  history.replaceState(null, '', '/battle')
  const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  const { result } = renderHook(useToHall)
  await result.current('88001')
  await result.current('')
  expect(to.mock.calls).toEqual(Array(2).fill(['/download', { from: '/battle' }]))
})
