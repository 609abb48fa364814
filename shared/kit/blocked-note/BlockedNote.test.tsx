import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { BlockedNote } from './index.ts'

test('a person reads why an action cannot happen, and one press leads on', async () => {
  const onAction = vi.fn()
  const { user } = renderComponent(<BlockedNote text="星糖不够" action="去做任务" onAction={onAction} />)
  expect(screen.getByText('星糖不够')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '去做任务' }))
  expect(onAction).toHaveBeenCalledTimes(1)
})
