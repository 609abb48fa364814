import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { type Milestone, MilestoneTrack } from './index.ts'

const coin = (state: 'locked' | 'claimable' | 'claimed') => ({
  name: '金币',
  count: 'x20',
  art: <i />,
  state,
})
const frame = { name: '头像框', art: <i />, state: 'claimable' as const }
const milestones: Milestone[] = [
  { id: 'a', at: 100, label: 'Lv.1', free: coin('claimed') },
  { id: 'b', at: 300, label: 'Lv.2', free: coin('claimable'), advanced: frame },
  { id: 'c', at: 600, label: 'Lv.3', free: coin('locked') },
]
const reward = (name: RegExp) => screen.getByRole('button', { name })

test('every reward of a track says its level, lane, name and state', () => {
  renderComponent(<MilestoneTrack milestones={milestones} value={300} onPick={() => {}} />)
  const said = screen.getAllByRole('button').map((button) => button.textContent)
  expect(said).toEqual([
    'Lv.1, 免费: 金币 x20 已领取',
    'Lv.2, 高级: 头像框 领取',
    'Lv.2, 免费: 金币 x20 领取',
    'Lv.3, 免费: 金币 x20 未解锁',
  ])
})

test('a tap on a reward reports its level and lane, whatever its state: the page decides', async () => {
  const pick = vi.fn()
  const { user } = renderComponent(<MilestoneTrack milestones={milestones} value={300} onPick={pick} />)
  await user.click(reward(/头像框/))
  await user.click(reward(/Lv.3/))
  expect(pick.mock.calls).toEqual([
    [milestones[1], 'advanced'],
    [milestones[2], 'free'],
  ])
})

test('behind the lock an advanced reward is locked, though it is reached', () => {
  renderComponent(
    <MilestoneTrack milestones={milestones} value={300} advancedLocked onPick={() => {}} />,
    'en',
  )
  expect(reward(/Advanced/).textContent).toMatch(/Locked$/)
})

test('a claim under way is not sent again', async () => {
  const pick = vi.fn()
  const { user } = renderComponent(
    <MilestoneTrack milestones={milestones} value={300} busyId="b-free" onPick={pick} />,
  )
  await user.click(reward(/Lv.2, 免费/))
  expect(pick).not.toHaveBeenCalled()
})

test('a track is filled as far as the person has come', () => {
  const { container } = renderComponent(
    <MilestoneTrack milestones={milestones} value={450} onPick={() => {}} />,
  )
  const fills = [...container.querySelectorAll<HTMLElement>('.rail > span')].map(
    (fill) => fill.style.transform,
  )
  expect(fills).toEqual(['scaleX(1)', 'scaleX(1)', 'scaleX(0.5)'])
})

test('a track of one lane needs no lane names', () => {
  renderComponent(<MilestoneTrack milestones={milestones.slice(0, 1)} value={0} onPick={() => {}} />)
  expect(reward(/Lv.1/).textContent).toBe('Lv.1: 金币 x20 已领取')
  expect(screen.queryByText('免费')).toBeNull()
})
