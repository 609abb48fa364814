import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SITE } from '../testing/site.ts'
import { FaultForm } from './FaultForm.tsx'

function show() {
  const add = vi.fn()
  render(<FaultForm endpoints={SITE.endpoints} codes={SITE.codes} onAdd={add} />)
  return { add, user: userEvent.setup() }
}

test('a fault without further settings answers every call with code 500, always', async () => {
  const { add, user } = show()
  await user.click(screen.getByRole('button', { name: 'Add fault' }))
  expect(add).toHaveBeenCalledWith({ code: 500 })
})

test('a fault can name an endpoint, what the call meets and how often', async () => {
  const { add, user } = show()
  await user.type(screen.getByLabelText('Endpoint'), 'POST /user/cap/battle/setGoal')
  await user.selectOptions(screen.getByLabelText('Meets'), 'Late')
  await user.clear(screen.getByLabelText('Delay, ms'))
  await user.type(screen.getByLabelText('Delay, ms'), '1500')
  await user.type(screen.getByLabelText('How often'), '2{Enter}')
  expect(add).toHaveBeenCalledWith({
    method: 'POST',
    path: '/user/cap/battle/setGoal',
    delayMs: 1500,
    times: 2,
  })
})

test('a code says what pages do with it', async () => {
  const { user } = show()
  await user.clear(screen.getByLabelText('Code'))
  await user.type(screen.getByLabelText('Code'), '2060')
  expect(screen.getByText('Without a toast; the page decides', { selector: 'p' })).toBeTruthy()
})

test('a fault that makes no sense is refused, and not added', async () => {
  const { add, user } = show()
  await user.type(screen.getByLabelText('Endpoint'), 'somewhere')
  expect(screen.getByText('From the list, or a beginning as /activity/*')).toBeTruthy()
  await user.type(screen.getByLabelText('How often'), '0')
  await user.click(screen.getByRole('button', { name: 'Add fault' }))
  expect(add).not.toHaveBeenCalled()
})
