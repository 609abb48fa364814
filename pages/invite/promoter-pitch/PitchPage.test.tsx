import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { bridge } from '#shared/runtime/bridge'
import { navigate } from '#shared/runtime/navigate'
import { type PageOptions, renderPage } from '#testing'
import { PitchPage } from './PitchPage.tsx'

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(PitchPage, { page: 'invite/promoter-pitch', language: 'en', userId: '10001', ...options })

it('an example is the server’s own figures, with what it assumes', async () => {
  const { user } = open()
  expect((await screen.findByText('3 × 30')).parentElement?.textContent).toContain('90')
  await user.click(screen.getByRole('radio', { name: '50 friends' }))
  expect(screen.getByText('50 × 30').parentElement?.textContent).toContain('1500')
  expect(screen.getByText(/An example, not a promise/)).toBeTruthy()
})

it('the slider takes any number of friends up to the largest example', async () => {
  open()
  const slider = await screen.findByRole<HTMLInputElement>('slider', { name: 'Number of friends' })
  expect([slider.min, slider.max, slider.value]).toEqual(['1', '50', '3'])
  fireEvent.change(slider, { target: { value: '17' } })
  expect(screen.getByText('17 × 30').parentElement?.textContent).toContain('510')
  expect(slider.getAttribute('aria-valuetext')).toBe('17 friends')
})

it('the pitch leads to the form, and whoever applied sees the answer', async () => {
  const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  const { user } = open({ userId: undefined })
  await user.click(await screen.findByRole('button', { name: 'Apply' }))
  expect(to).toHaveBeenCalledWith('/dispersion/join')
})

it('a person who was refused reads why', async () => {
  const answer = { state: 'refused', reason: 'The name is another one', code: '' }
  const terms = { conditions: [], perPerson: 30, examples: [], ...answer }
  open({ faults: { path: '/activity/invite/promoter', data: terms } })
  expect(await screen.findByText('The name is another one')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull()
})

it('a promoter’s link names the code and who shares it, and can be copied by hand', async () => {
  // a minute into the product's day, in which whoever was accepted before stays accepted
  const { user } = open({ userId: '10003', now: Date.UTC(2026, 3, 8, 16, 1) })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await user.click(await screen.findByRole('button', { name: 'Copy link' }))
  const field = await screen.findByRole<HTMLInputElement>('textbox')
  expect(field.value).toMatch(/\/dispersion\/inviteBind\?code=P\w+&extensionOfficerId=10003$/)
})

it('a link that the browser does not copy is copied by the app', async () => {
  const { user } = open({ userId: '10003' })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  vi.spyOn(bridge, 'inApp', 'get').mockReturnValue(true)
  const copy = vi.spyOn(bridge, 'callPasteboard').mockResolvedValue({ ok: true, value: null })
  await user.click(await screen.findByRole('button', { name: 'Copy link' }))
  await waitFor(() => expect(copy).toHaveBeenCalledOnce())
  expect(copy.mock.calls[0]?.[0]).toMatch(/extensionOfficerId=10003$/)
  expect(screen.queryByRole('textbox')).toBeNull()
})
