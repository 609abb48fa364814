import { act, renderHook, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { bridge } from '#shared/runtime/bridge'
import { navigate } from '#shared/runtime/navigate'
import { toastNow } from '#shared/runtime/toast'
import { renderComponent } from '#testing/render-component.tsx'
import { HallDoor, PersonDoor, ToHall, useGoThere, useToHall, useToPerson } from './index.ts'

const jumped = () => vi.spyOn(bridge, 'jumpRoom').mockResolvedValue({ ok: true, value: undefined })

test('in the app the way leads into the hall', async () => {
  vi.spyOn(bridge, 'client', 'get').mockReturnValue('ios')
  const jump = jumped()
  await renderHook(useToHall).result.current('88001')
  expect(jump).toHaveBeenCalledWith('88001')
})

test('a way without a hall asks to choose one', async () => {
  vi.spyOn(bridge, 'client', 'get').mockReturnValue('ios')
  const jump = jumped()
  renderComponent(<p />, 'en')
  const { result } = renderHook(useToHall)
  for (const none of ['', null, undefined]) await result.current(none)
  expect(toastNow()?.text).toBe('Please select the hall first')
  expect(jump).not.toHaveBeenCalled()
})

test('without an app the way leads to the download, whether there is a hall or not', async () => {
  history.replaceState(null, '', '/battle')
  const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  const { result } = renderHook(useToHall)
  await result.current('88001')
  await result.current('')
  expect(to.mock.calls).toEqual(
    ['88001', ''].map((roomId) => ['/download', expect.objectContaining({ from: '/battle', roomId })]),
  )
})

test('the button into a hall leads to the app where there is none, or is left out', async () => {
  history.replaceState(null, '', '/recruitment')
  const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  const { user, rerender } = renderComponent(
    <ToHall roomId="88001" app="Open app">
      Enter
    </ToHall>,
  )
  await user.click(screen.getByRole('button', { name: 'Open app' }))
  expect(to).toHaveBeenCalledWith(
    '/download',
    expect.objectContaining({ from: '/recruitment', roomId: '88001' }),
  )
  rerender(<ToHall roomId="88001">Enter</ToHall>)
  expect(screen.queryByRole('button')).toBeNull()
})

test('in the app a door opens its hall; without a hall there is nothing to enter', async () => {
  vi.spyOn(bridge, 'client', 'get').mockReturnValue('ios')
  const jump = jumped()
  const { user, rerender } = renderComponent(<ToHall roomId="88001">Enter</ToHall>)
  await user.click(screen.getByRole('button', { name: 'Enter' }))
  expect(jump).toHaveBeenCalledWith('88001')
  rerender(<ToHall roomId="">Enter</ToHall>)
  expect(screen.queryByRole('button')).toBeNull()
})

test('in the app a hall and a person can be opened', async () => {
  vi.spyOn(bridge, 'client', 'get').mockReturnValue('ios')
  const jump = jumped()
  const open = vi
    .spyOn(bridge, 'openUserProfilePage')
    .mockResolvedValue({ ok: true, value: undefined } as never)
  const { user } = renderComponent(
    <>
      <HallDoor roomId="88001" label="Enter it">
        Hall
      </HallDoor>
      <PersonDoor userId="10001">Mia</PersonDoor>
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Enter it' }))
  await user.click(screen.getByRole('button', { name: 'Mia' }))
  expect(jump).toHaveBeenCalledWith('88001')
  expect(open).toHaveBeenCalledWith('10001')
  renderHook(useToPerson).result.current?.({ id: '10002' })
  expect(open).toHaveBeenLastCalledWith('10002')
})

test('elsewhere a hall and a person are shown, and lead nowhere', () => {
  renderComponent(
    <>
      <HallDoor roomId="88001">Hall</HallDoor>
      <PersonDoor userId={undefined}>Nobody</PersonDoor>
    </>,
  )
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.body.textContent).toBe('HallNobody')
  expect(renderHook(useToPerson).result.current).toBeUndefined()
})

test('a task leads to where it is done: on the page, or in the hall that is named', async () => {
  vi.spyOn(bridge, 'client', 'get').mockReturnValue('ios')
  const jump = jumped()
  const page = vi.fn()
  const { result } = renderHook(() => useGoThere({ share: { activityId: '7' }, roomId: '88001', page }))
  await act(() => result.current.go('page'))
  expect(page).toHaveBeenCalledOnce()
  expect(jump).not.toHaveBeenCalled()
  for (const place of ['room', 'gift'] as const) await act(() => result.current.go(place))
  expect(jump.mock.calls).toEqual([['88001'], ['88001']])
  expect(result.current.busy).toBe(false)
})
