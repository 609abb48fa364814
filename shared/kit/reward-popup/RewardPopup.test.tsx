import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { RewardPopup } from './index.ts'

const rewards = Array.from({ length: 10 }, (_, n) => ({
  id: `${n}`,
  name: `星钻${n}`,
  art: <i />,
  count: 'x2',
}))

test('a popup names everything that was won', async () => {
  renderComponent(<RewardPopup open rewards={rewards} onClose={() => {}} />)
  expect(screen.getByRole('dialog', { name: '恭喜获得' })).toBeTruthy()
  expect((await screen.findAllByRole('listitem')).map((item) => item.textContent)).toContain('星钻9 x2')
})

test('a popup is put away by its button', async () => {
  const close = vi.fn()
  const { user } = renderComponent(<RewardPopup open rewards={rewards.slice(0, 1)} onClose={close} />, 'tw')
  await user.click(await screen.findByRole('button', { name: '開心收下' }))
  expect(close).toHaveBeenCalledTimes(1)
})

test('a page can offer its own next step', async () => {
  renderComponent(
    <RewardPopup
      open
      rewards={rewards}
      onClose={() => {}}
      actions={<button type="button">再来十次</button>}
    />,
  )
  expect(await screen.findByRole('button', { name: '再来十次' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '开心收下' })).toBeNull()
})
