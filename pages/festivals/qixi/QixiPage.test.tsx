import { configure, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ask } from '#sandbox/testing/ask.ts'
import { lightLantern } from '#shared/api/festival-pairs'
import { type PageOptions, renderPage } from '#testing'
import { QixiPage } from './QixiPage.tsx'

// A whole page takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 })
configure({ asyncUtilTimeout: 5000 })

const NOW = Date.parse('2026-04-08T12:00:00+08:00')
const TODAY = Date.parse('2026-04-08T00:00:00+08:00')

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(QixiPage, { page: 'festivals/qixi', language: 'en', userId: '10002', now: NOW, ...options })
const button = (name: string | RegExp) => screen.findByRole('button', { name })

it('a lantern whose other half is lit rises as I light mine, and gives its magpies', async () => {
  const { user } = open()
  expect(await screen.findByText('2 have risen')).toBeTruthy()
  await user.click(await button('Light my half'))
  expect(await screen.findByText('It rises. Magpies +15')).toBeTruthy()
  expect(await screen.findByText('3 have risen')).toBeTruthy()
  await waitFor(() => expect(document.querySelector('[data-tokens="61"]')).toBeTruthy())
  expect(screen.queryByRole('button', { name: 'Light my half' })).toBeNull()
})

it('two who light at the same moment both see it rise', async () => {
  const { user, sandbox } = open({ userId: '84021' })
  await user.click(await button('Light my half'))
  expect(await screen.findByText('Your half is lit. Theirs is still dark')).toBeTruthy()
  await ask(sandbox, lightLantern, { at: TODAY }, { userId: '10002' })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText('Both halves are lit, and it has risen')).toBeTruthy()
})

it('each evening says how its lantern stands, also to who does not see it', async () => {
  open()
  const week = within(await screen.findByRole('list', { name: "Each evening's lantern" }))
  expect(week.getAllByRole('listitem')).toHaveLength(7)
  expect(week.getAllByText(/Both halves are lit/)).toHaveLength(2)
  expect(week.getByText(/Only yours is missing/)).toBeTruthy()
})

it('a person who is in no couple is led to where couples are made, and once it is over nothing is lit', async () => {
  const { unmount } = open({ userId: '10001' })
  expect(await screen.findByRole('link', { name: 'Find my other half' })).toBeTruthy()
  unmount()
  open({ userId: '10007' })
  expect(await screen.findByText('2 have risen')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Light my half' })).toBeNull()
})
