import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Reward } from '#shared/campaign/reward'
import { renderComponent } from '#testing/render-component.tsx'
import { ClaimPopup } from './index.ts'

const coin = (amount: number): Reward => ({
  id: 'coin',
  kind: 'coin',
  name: 'PP币',
  amount,
  days: 0,
  image: '',
})
const frame: Reward = { id: 'frame', kind: 'frame', name: '头像框', amount: 1, days: 7, image: '' }
const draw = ({ kind }: Reward) => <i title={kind} />

const said = () => screen.getAllByRole('listitem').map((item) => item.textContent)

test('a popup shows what was granted, doubles as one, in the drawings of the family, until it is put away', async () => {
  const close = vi.fn()
  const won = { open: true, rewards: [coin(20), frame, frame] }
  const { user } = renderComponent(<ClaimPopup won={won} draw={draw} onClose={close} />)
  const popup = within(screen.getByRole('dialog', { name: '恭喜获得' }))
  await screen.findAllByRole('listitem')
  expect(said()).toEqual(['PP币 ×20', '头像框 ×2 7 天'])
  expect(popup.getAllByTitle('frame')).toHaveLength(1)
  expect(popup.getByText('共 3 件，相同的已合并')).toBeTruthy()
  await user.click(popup.getByRole('button', { name: '开心收下' }))
  expect(close).toHaveBeenCalledTimes(1)
})

const rose: Reward = { id: 'rose', kind: 'gift', name: '玫瑰', amount: 1, days: 0, image: '' }
const castle: Reward = { ...rose, id: 'castle', name: '城堡' }

test('a drawn reward is as rare as its chance: one of 0.2 % lies face down beside one of 35 %', async () => {
  const odds = [
    { reward: rose, percent: 35 },
    { reward: castle, percent: 0.2 },
  ]
  const won = { open: true, rewards: [rose, castle] }
  const { user } = renderComponent(<ClaimPopup won={won} draw={draw} odds={odds} onClose={() => {}} />)
  expect(await screen.findByText('玫瑰')).toBeTruthy()
  expect(screen.queryByText('城堡')).toBeNull()
  await user.click(screen.getByRole('button', { name: '翻开' }))
  expect(screen.getByText('城堡').closest('li')?.dataset.rarity).toBe('legend')
})

test('a gift that was won has a button that sends it, and coins have none', async () => {
  const open = (reward: Reward) => (
    <ClaimPopup won={{ open: true, rewards: [reward] }} draw={draw} onClose={() => {}} />
  )
  const { rerender } = renderComponent(open(rose))
  expect((await screen.findByRole('link', { name: '送给朋友' })).getAttribute('href')).toBe('/giftBox/index')
  rerender(open(coin(20)))
  expect(screen.queryByRole('link')).toBeNull()
})
