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
  expect(said()).toEqual(['PP币 ×20', '头像框 ×2 7 天'])
  expect(popup.getAllByTitle('frame')).toHaveLength(1)
  expect(popup.getByText('共 3 件，相同的已合并')).toBeTruthy()
  await user.click(popup.getByRole('button', { name: '开心收下' }))
  expect(close).toHaveBeenCalledTimes(1)
})
