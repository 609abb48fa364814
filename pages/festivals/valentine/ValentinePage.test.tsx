import { configure, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ask } from '#sandbox/testing/ask.ts'
import { writeLetter } from '#shared/api/festival-pairs'
import { type PageOptions, renderPage } from '#testing'
import { ValentinePage } from './ValentinePage.tsx'

// A whole page takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 })
configure({ asyncUtilTimeout: 5000 })

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(ValentinePage, {
    page: 'festivals/valentine',
    language: 'en',
    userId: '10002',
    now: Date.UTC(2026, 3, 8, 4),
    ...options,
  })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const box = async () => within(await screen.findByRole('list', { name: 'Our letters' }))

it('a person who is in no couple is led to where couples are made', async () => {
  open({ userId: '10001' })
  expect((await screen.findByRole('link', { name: 'Find my other half' })).getAttribute('href')).toMatch(
    /^\/activityNew\/cpActive/,
  )
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('a letter needs words, is shown as text, and there is one a day', async () => {
  const { user } = open()
  await user.click(await button("Send today's letter"))
  expect(await screen.findByText('Write a few words first')).toBeTruthy()
  await user.type(await screen.findByRole('textbox'), '<b>Yours</b>')
  await user.click(await button("Send today's letter"))
  expect(await (await box()).findByText('<b>Yours</b>')).toBeTruthy()
  expect(await screen.findByText(/^Today's letter is sent/)).toBeTruthy()
})

it('a letter to me is sealed until I open it', async () => {
  const { user } = open()
  const before = (await (await box()).findAllByRole('listitem')).length
  await user.click(await button('Open this letter'))
  expect(await (await box()).findByText(/^It is raining here/)).toBeTruthy()
  expect((await box()).getAllByRole('listitem')).toHaveLength(before)
})

it('the other one’s letter brings the tokens to my screen, too, when I come back', async () => {
  const { user, sandbox } = open()
  await user.type(await screen.findByRole('textbox'), 'Yours')
  await user.click(await button("Send today's letter"))
  expect(await screen.findByText(/^Today's letter is sent/)).toBeTruthy()
  await ask(sandbox, writeLetter, { text: 'And yours' }, { userId: '84021' })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText("Both of today's letters are in")).toBeTruthy()
  await waitFor(() => expect(document.querySelector('[data-tokens="66"]')).toBeTruthy())
})

it('once it is over the letters can still be read and opened', async () => {
  open({ userId: '10007' })
  expect(await button('Open this letter')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})
