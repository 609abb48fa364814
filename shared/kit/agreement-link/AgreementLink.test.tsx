import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { agree } from '#shared/features/agreement'
import { navigate } from '#shared/runtime/navigate'
import { renderComponent } from '#testing/render-component.tsx'
import { AgreementLink } from './index.ts'

test('an agreement asks for consent, and leads back to the page that asked, with all that its address says', async () => {
  history.replaceState(null, '', '/login?back=/battle')
  const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  const { user } = renderComponent(<AgreementLink name="privacy">Privacy</AgreementLink>, 'en')
  await user.click(screen.getByRole('link', { name: 'Privacy' }))
  expect(to).toHaveBeenCalledWith('/agreement/agreementJQ?agree=1&back=%2Flogin%3Fback%3D%2Fbattle')
})

test('an agreement that was agreed to shows a message, also on the way back to a page as it was left', async () => {
  renderComponent(<AgreementLink name="service">Terms</AgreementLink>, 'en')
  expect(screen.queryByText('Agreed')).toBeNull()
  agree('service', '2026-10-01')
  window.dispatchEvent(new Event('pageshow'))
  expect(await screen.findByText('Agreed')).toBeTruthy()
})
