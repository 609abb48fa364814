import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { session } from '#shared/runtime/session'
import { renderComponent } from '#testing/render-component.tsx'
import { LoggedIn } from './index.ts'

test('a person who is logged in goes on, or logs in as someone else', async () => {
  const goOn = vi.fn()
  session.save({ token: 'token-a', userId: '10001' })
  const { user } = renderComponent(<LoggedIn userId="10001" onText="Go on" onGoOn={goOn} />, 'en')
  expect(screen.getByText('10001')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Go on' }))
  expect(goOn).toHaveBeenCalledTimes(1)
  expect(session.isLoggedIn()).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Use another account' }))
  expect(session.isLoggedIn()).toBe(false)
})
