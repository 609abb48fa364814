import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { type Task, TaskList } from './index.ts'

const tasks: Task[] = [
  { id: 'host', title: '开厅满 3 小时', value: 1, goal: 3, reward: '+20', state: 'todo' },
  { id: 'invite', title: '邀请好友', value: 5, goal: 3, state: 'claimable' },
  { id: 'read', title: '阅读教程', state: 'claimed' },
]
const row = (title: string) => within(screen.getByText(title).closest('li') as HTMLElement)

test('each task shows its progress and the one thing to do next', () => {
  renderComponent(<TaskList tasks={tasks} onAct={() => {}} />)
  expect(row('开厅满 3 小时').getByRole('progressbar').getAttribute('aria-valuenow')).toBe('1')
  expect(row('开厅满 3 小时').getByRole('button', { name: '去完成' })).toBeTruthy()
  expect(row('邀请好友').getByText('/3').textContent).toBe('3/3')
  expect(row('邀请好友').getByRole('button', { name: '领取' })).toBeTruthy()
  expect(row('阅读教程').queryByRole('button')).toBeNull()
  expect(row('阅读教程').getByText('已领取')).toBeTruthy()
})

test('a tap on a task reports which one it is', async () => {
  const act = vi.fn()
  const { user } = renderComponent(<TaskList tasks={tasks} onAct={act} />)
  await user.click(screen.getByRole('button', { name: '领取' }))
  expect(act.mock.calls).toEqual([[tasks[1]]])
})

test('a reward that is being claimed cannot be claimed twice', async () => {
  const act = vi.fn()
  const { user } = renderComponent(<TaskList tasks={tasks} busyId="invite" onAct={act} />)
  await user.click(screen.getByRole('button', { name: '领取' }))
  expect(act).not.toHaveBeenCalled()
})
