import { renderHook, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { bridge } from '#shared/runtime/bridge'
import { toastNow } from '#shared/runtime/toast'
import { renderComponent } from '#testing/render-component.tsx'
import { ClaimButton, ClaimSteps, TaskBoard, useClaimableFirst } from './index.ts'

const tasks = [
  { id: 'gift', title: 'Send a gift', progress: 0, target: 1, state: 'todo' },
  { id: 'mic', title: 'Take the mic', progress: 30, target: 30, state: 'claimable' },
  { id: 'read', title: 'Read', progress: 1, target: 1, state: 'claimed' },
  { id: 'host', title: 'Host', progress: 0, target: 3, state: 'missed' },
  { id: 'call', title: 'Call', progress: 0, target: 2, state: 'locked' },
] as const
const row = (title: string) => within(screen.getByText(title).closest('li') as HTMLElement)
const button = (title: string) => row(title).getByRole('button')
const noop = () => {}

test('a task leads to where it is done, and a task that is done can be claimed', async () => {
  const [go, claim] = [vi.fn(), vi.fn()]
  const { user } = renderComponent(<TaskBoard tasks={tasks} onGo={go} onClaim={claim} />, 'en')
  await user.click(button('Send a gift'))
  await user.click(button('Call'))
  await user.click(button('Take the mic'))
  expect(go.mock.calls).toEqual([[tasks[0]], [tasks[4]]])
  expect(claim.mock.calls).toEqual([[tasks[1]]])
  expect(row('Read').queryByRole('button')).toBeNull()
})

test('tasks that could be claimed when the list appeared come first, and stay there', () => {
  const ids = (of: readonly { id: string; state: string }[]) => of.map(({ id, state }) => ({ id, state }))
  const { result, rerender } = renderHook((list) => useClaimableFirst(list).map(({ id }) => id), {
    initialProps: ids(tasks),
  })
  const order = ['mic', 'gift', 'read', 'host', 'call']
  expect(result.current).toEqual(order)
  rerender(ids(tasks).map((task) => ({ ...task, state: task.id === 'call' ? 'claimable' : 'claimed' })))
  expect(result.current).toEqual(order)
})

test('a missed task shows a message, and leads nowhere', async () => {
  const go = vi.fn()
  const { user } = renderComponent(<TaskBoard tasks={tasks} onGo={go} />, 'en')
  await user.click(button('Host'))
  expect(button('Host').textContent).toBe('Missed')
  expect(toastNow()?.text).toBe('Missed')
  expect(go).not.toHaveBeenCalled()
})

test('a task of a hall asks for the app where there is none', () => {
  const board = (
    <TaskBoard tasks={tasks} inHall={({ id }) => id === 'gift'} actionOf={() => 'Do it'} onGo={noop} />
  )
  const { unmount } = renderComponent(board, 'en')
  expect([button('Send a gift').textContent, button('Call').textContent]).toEqual(['Open app', 'Do it'])
  unmount()
  vi.spyOn(bridge, 'client', 'get').mockReturnValue('ios')
  renderComponent(board, 'en')
  expect(button('Send a gift').textContent).toBe('Do it')
})

test('a task that cannot be done now says why when it is pressed', async () => {
  const { user } = renderComponent(<TaskBoard tasks={tasks} reasonOf={() => 'Not today'} onGo={noop} />, 'en')
  await user.click(button('Send a gift'))
  expect(toastNow()?.text).toBe('Not today')
})

test('a task that was not done offers nothing once the campaign is over', () => {
  const done = [{ ...tasks[0], state: undefined, done: true }, { ...tasks[4] }]
  renderComponent(<TaskBoard tasks={done} closed doneText="Done" onGo={noop} />, 'en')
  expect(screen.queryByRole('button')).toBeNull()
  expect(row('Send a gift').getByText('Done')).toBeTruthy()
})

test('a step can be claimed when it is reached, says before why not, and afterwards that it was claimed', async () => {
  const claim = vi.fn()
  const step = (state: 'locked' | 'claimable' | 'claimed') => (
    <ClaimButton state={state} reason="3 hours to go" busy={false} track="step" onClaim={claim} />
  )
  const { user, rerender } = renderComponent(step('locked'), 'en')
  await user.click(screen.getByRole('button', { name: 'Not yet' }))
  expect(toastNow()?.text).toBe('3 hours to go')
  rerender(step('claimable'))
  await user.click(screen.getByRole('button', { name: 'Claim' }))
  expect(claim).toHaveBeenCalledOnce()
  rerender(step('claimed'))
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('Claimed')).toBeTruthy()
})

test('each step says what it gives, and the one that is reached is claimed', async () => {
  const claim = vi.fn()
  const rewards = [{ id: 'rose', kind: 'gift', name: 'Rose', amount: 3, days: 0, image: '' } as const]
  const { user } = renderComponent(
    <ClaimSteps
      steps={(['claimable', 'locked'] as const).map((state, at) => ({ level: at + 1, rewards, state }))}
      idOf={({ level }) => String(level)}
      draw={() => null}
      titleOf={({ level }) => `Level ${level}`}
      reasonOf={() => '3 hours to go'}
      claiming={null}
      track="step"
      onClaim={({ level }) => claim(level)}
    />,
    'en',
  )
  expect(row('Level 1').getByText(/Rose/)).toBeTruthy()
  await user.click(row('Level 1').getByRole('button', { name: 'Claim' }))
  await user.click(row('Level 2').getByRole('button', { name: 'Not yet' }))
  expect(claim.mock.calls).toEqual([[1]])
  expect(toastNow()?.text).toBe('3 hours to go')
})
