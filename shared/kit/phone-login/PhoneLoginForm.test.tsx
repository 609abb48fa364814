import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { PhoneLogin } from '#shared/features/phone-login'
import { renderComponent } from '#testing/render-component.tsx'
import { PhoneLoginForm } from './index.ts'

const login = (problems: PhoneLogin['sms']['problems'] = {}): PhoneLogin => ({
  sms: {
    countries: [{ dial: '65', name: 'Singapore', most: 8 }],
    fields: { countryCode: '65', mobile: '81230001', code: '123456' },
    problems,
    digits: 6,
    restsUntil: undefined,
    busy: false,
    change: vi.fn(),
    tell: vi.fn(),
    check: () => true,
    send: vi.fn(async () => {}),
  },
  busy: false,
  submit: vi.fn(async () => {}),
})

const form = (state: PhoneLogin) =>
  renderComponent(
    <PhoneLoginForm login={state} label="Log in" submitText="Go on">
      <p>Agreement</p>
    </PhoneLoginForm>,
    'en',
  )

test('the Enter key sends the login as the button does', async () => {
  const state = login()
  const { user } = form(state)
  await user.type(screen.getByLabelText('Verification code'), '{Enter}')
  await user.click(screen.getByRole('button', { name: 'Go on' }))
  expect(state.submit).toHaveBeenCalledTimes(2)
})

test('each problem of a login stands at its field, and what was typed stays', () => {
  form(login({ mobile: 'No such number', code: 'Wrong code' }))
  for (const label of ['Mobile number', 'Verification code'])
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText<HTMLInputElement>('Mobile number').value).toBe('81230001')
})

test('an addition of a page stands before the button of the login', () => {
  form(login())
  const said = screen.getByText('Agreement')
  expect(said.compareDocumentPosition(screen.getByRole('button', { name: 'Go on' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})
