import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { type Reward, RewardArt, RewardName, RewardPitch } from './index.ts'

const frame: Reward = { id: 'frame', kind: 'frame', name: '头像框', amount: 1, days: 7, image: '' }
const draw = ({ kind }: Reward) => <i title={kind} />

test('a reward is drawn by the family', () => {
  renderComponent(<RewardArt reward={frame} draw={draw} />)
  expect(screen.getByTitle('frame')).toBeTruthy()
})

test('a reward with a picture shows it in place of the drawing', () => {
  const { container } = renderComponent(<RewardArt reward={{ ...frame, image: '/frame.png' }} draw={draw} />)
  expect(screen.queryByTitle('frame')).toBeNull()
  expect(container.querySelector('span')).toBeTruthy()
})

test('a reward’s name says how many and for how long', () => {
  const { container } = renderComponent(<RewardName reward={{ ...frame, amount: 3 }} />)
  expect(container.textContent).toBe('头像框 ×3 7 天')
})

test('a pitch shows a few rewards for the eye alone, and the login', () => {
  renderComponent(
    <RewardPitch
      samples={['rose', 'ring']}
      draw={({ id }) => <i title={id} />}
      points={['Log in to claim']}
    />,
    'en',
  )
  expect(screen.getByTitle('ring').closest('[aria-hidden]')).toBeTruthy()
  expect(screen.getByText('Log in to claim')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy()
})
