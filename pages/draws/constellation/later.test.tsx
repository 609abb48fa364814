import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { beStill, press, visit } from './testing.tsx'

beStill()

it('the part below the first screen can be retried after it failed to load, logged out too', async () => {
  vi.doMock('./later', () => {
    throw new TypeError('offline')
  })
  const page = visit()
  await screen.findByRole('button', { name: '重试' })
  expect(screen.queryByText('32%')).toBeNull()
  vi.doUnmock('./later')
  await press(page, '重试')
  expect(await screen.findByText('32%')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
})
