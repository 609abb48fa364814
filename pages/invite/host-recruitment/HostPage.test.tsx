import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { navigate } from '#shared/runtime/navigate'
import { type PageOptions, renderPage } from '#testing'
import { HostPage } from './HostPage.tsx'

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(HostPage, { page: 'invite/host-recruitment', language: 'en', userId: '10001', ...options })

it('an application names the chosen role, and the choice is fixed while it is under review', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('radio', { name: /Werewolf narrator/ }))
  await user.click(screen.getByRole('button', { name: 'Apply as a host' }))
  expect(await screen.findByText(/Under review/)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Werewolf narrator/ }).checked).toBe(true)
  expect(screen.getByRole<HTMLFieldSetElement>('group', { name: 'What would you host?' }).disabled).toBe(true)
})

it('a person who was refused reads why and can apply again', async () => {
  const { user } = open({ userId: '10009' })
  expect(await screen.findByText(/too much noise/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Apply again' }))
  expect(await screen.findByText(/Under review/)).toBeTruthy()
})

it('an accepted host sees stars, what the next one asks for and what it brings, and no application', async () => {
  open({ userId: '10002' })
  expect(await screen.findByRole('img', { name: '2 of 5 stars' })).toBeTruthy()
  expect(screen.getByText('On the way to star 3')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Apply/ })).toBeNull()
})

it('a logged-out visitor reads everything and logs in to apply', async () => {
  const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  const { user } = open({ userId: undefined })
  await user.click(await screen.findByRole('button', { name: 'Apply as a host' }))
  expect(to).toHaveBeenCalledWith('/login', { back: '/recruit' })
})
