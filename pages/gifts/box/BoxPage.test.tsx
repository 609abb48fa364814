import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type PageOptions, renderPage } from '#testing'
import { BoxPage } from './BoxPage.tsx'

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(BoxPage, {
    page: 'gifts/box',
    language: 'en',
    userId: '10002',
    now: Date.UTC(2026, 3, 8, 4),
    ...options,
  })
const button = (name: string | RegExp) => screen.findByRole('button', { name })

it('nothing is sent before it is said what goes to whom', async () => {
  const { user, sandbox } = open()
  await user.click(await button(/^Red rose/))
  await user.click(await button('All'))
  await user.click(await button('Choose from people you know'))
  await user.click(await button(/ID 20003/))
  const question = await screen.findByRole('dialog', { name: 'Send this gift?' })
  expect(within(question).getByText('ID 20003')).toBeTruthy()
  expect(within(question).getByText('Red rose ×12')).toBeTruthy()
  expect(sandbox.calls.some(({ path }) => path.endsWith('/sysSend'))).toBe(false)
})

it('a free compartment shows a gift that I do not have, and leads to where it is', async () => {
  open()
  const way = await screen.findByRole('link', { name: 'Meteor shower: on the pinwheel' })
  expect(way.getAttribute('href')).toBe('/activityNew/inviteFriends')
  expect(screen.queryByRole('link', { name: /^Red rose/ })).toBeNull()
})

it('a gift that is sent brings points and stands on top of the history', async () => {
  const { user } = open()
  await user.click(await button(/^Castle/))
  await user.click(await button('Choose from people you know'))
  await user.click(await button(/ID 20003/))
  await user.click(await button('Send it'))
  await user.click(await button('OK'))
  await user.click(screen.getByRole('tab', { name: 'History' }))
  expect((await screen.findAllByRole('listitem'))[0]?.textContent).toMatch(/^To .+−1/)
  await user.click(screen.getByRole('tab', { name: 'Points' }))
  expect(await screen.findByText('131 today')).toBeTruthy()
})
