import { configure, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type PageOptions, renderPage } from '#testing'
import { NewYearPage } from './NewYearPage.tsx'

// A whole page takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 })
configure({ asyncUtilTimeout: 5000 })

/** Ten seconds before midnight in the product's zone, far from the clock of this machine. */
const EVE = Date.parse('2026-12-31T12:00:00+08:00')
const MIDNIGHT = Date.parse('2027-01-01T00:00:00+08:00')

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(NewYearPage, {
    page: 'festivals/new-year',
    language: 'en',
    userId: '10001',
    now: EVE,
    ...options,
  })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

it('midnight comes by the server’s clock with the page open, and a red packet is opened once', async () => {
  const { user, sandbox } = open()
  expect(await screen.findByText('The new year begins in')).toBeTruthy()
  sandbox.clock.set(MIDNIGHT - 1000)
  comeBack()
  await waitFor(() => expect(screen.queryByText('The new year begins in')).toBeTruthy())
  sandbox.clock.set(MIDNIGHT)
  comeBack()
  expect(await screen.findByText('Happy New Year!')).toBeTruthy()
  await user.click(await button('Open it'))
  expect(await screen.findByRole('dialog', { name: 'Inside was' })).toBeTruthy()
  await user.click(await button('Great'))
  expect(await screen.findByText(/^\+\d+ PP coins$/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Open it' })).toBeNull()
})

it('a packet that others have emptied shows a message, and is refetched', async () => {
  const { user } = open({
    now: MIDNIGHT - 12 * 3_600_000,
    faults: {
      path: '/activity/festival/newYear/open',
      code: 2072,
      desc: 'This red packet is empty',
      times: 1,
    },
  })
  await user.click(await button('Open it'))
  expect(await screen.findByText('This red packet is empty')).toBeTruthy()
})

it('a wish needs words, is on the wall for all, and there is one a day', async () => {
  const { user } = open()
  await user.click(await button('Post it'))
  expect(await screen.findByText('Write a wish first')).toBeTruthy()
  await user.type(await screen.findByRole('textbox', { name: 'A wish for the new year' }), 'Peace <b>now</b>')
  await user.click(await button('Post it'))
  expect(await screen.findByText('Peace <b>now</b>')).toBeTruthy()
  await user.click(await button('Post it'))
  expect(await screen.findByText('One wish a day. Come back tomorrow')).toBeTruthy()
})

it('once it is over the wall and the packets can still be read', async () => {
  open({ userId: '10007' })
  expect(await screen.findByText('Happy New Year!')).toBeTruthy()
  expect(await screen.findAllByText('Over')).toHaveLength(5)
  expect(screen.queryByRole('textbox')).toBeNull()
})
