import { configure, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type PageOptions, renderPage } from '#testing'
import { HalloweenPage } from './HalloweenPage.tsx'

// A whole page takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 })
configure({ asyncUtilTimeout: 5000 })

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(HalloweenPage, {
    page: 'festivals/halloween',
    language: 'en',
    userId: '10001',
    now: Date.UTC(2026, 3, 8, 4),
    ...options,
  })

/** Which thing each clue is about. */
const MEANT: Record<string, RegExp> = {
  street: /moon/,
  peeps: /window/,
  leaf: /tree/,
  meow: /cat/,
  grins: /pumpkin/,
  bubbles: /cauldron/,
  creaks: /gate/,
  carved: /stone/,
}

const clues = async () =>
  within(await screen.findByRole('list', { name: 'Clues' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '')
const thing = (clue: string) => {
  const [, name] = Object.entries(MEANT).find(([word]) => clue.includes(word)) ?? []
  return screen.getByRole('button', { name: name as RegExp })
}

it('whoever follows the clues finds all candy of the day by keyboard, and more for having all of it', async () => {
  const { user } = open()
  for (const [at, clue] of (await clues()).entries()) {
    thing(clue).focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText(`${at + 1} of 3 found`)).toBeTruthy()
  }
  expect(await screen.findByText(/^You found them all!/)).toBeTruthy()
  expect(screen.getByText("You found all of today's candy. Tomorrow it hides elsewhere")).toBeTruthy()
})

it('a thing that hides nothing shows a message, and is not looked at twice', async () => {
  const { user, sandbox } = open()
  const hidden = (await clues()).map((clue) => thing(clue))
  const [empty] = screen
    .getAllByRole('button', { name: /^Look / })
    .filter((each) => !hidden.includes(each)) as [HTMLElement]
  await user.click(empty)
  expect(await screen.findByText('4 looks left')).toBeTruthy()
  expect(empty.textContent).toContain('No candy here')
  await user.click(empty)
  expect(await screen.findByText("You've looked there today")).toBeTruthy()
  expect(sandbox.calls.filter(({ path }) => path.endsWith('/look'))).toHaveLength(1)
})

it('what is drawn is shown with its odds, which make a hundred', async () => {
  const { user } = open({ userId: '10002' })
  const odds = (await screen.findAllByText(/^[\d.]+%$/)).map(({ textContent }) =>
    Number.parseFloat(textContent ?? ''),
  )
  expect(odds.reduce((sum, percent) => sum + percent, 0)).toBeCloseTo(100)
  await user.click(screen.getByRole('button', { name: /^Draw 1\s*10$/ }))
  expect(await screen.findByRole('dialog', { name: 'You drew' })).toBeTruthy()
  await waitFor(() => expect(document.querySelector('[data-tokens="36"]')).toBeTruthy())
})

it('before it starts nothing can be looked at, and it shows a message', async () => {
  const { user, sandbox } = open({ userId: '10005' })
  await user.click(await screen.findByRole('button', { name: /cat/ }))
  expect(await screen.findByText('It has not started yet')).toBeTruthy()
  expect(sandbox.calls.some(({ path }) => path.endsWith('/look'))).toBe(false)
})
