import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { drawPrize } from '#shared/campaign/prize'
import { type PageOptions, renderPage } from '#testing'
import { type Edition, Museum } from './Museum.tsx'

const open = (options: Partial<PageOptions> = {}, museum: Edition['museum'] = 'gift') =>
  renderPage(
    () => <Museum edition={{ museum, theme: '', art: null, draw: drawPrize, samples: ['rose'] }} />,
    {
      page: museum === 'gift' ? 'museum/gift' : 'museum/national',
      language: 'en',
      userId: '10001',
      now: Date.UTC(2026, 3, 8, 4),
      ...options,
    },
  )
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const room = async (name: string) => screen.findByRole('radio', { name })

it('before a gift is made it is said what goes in and what comes of it; then it is lit', async () => {
  const { user, sandbox } = open()
  await user.click(await button(/^Lily in the dew.*Not lit yet$/))
  await user.click(await button('Make it'))
  expect(
    await screen.findByText('Takes 10 fragments and gives 1 Lily in the dew. It always succeeds.'),
  ).toBeTruthy()
  expect(sandbox.calls.some(({ path }) => path.endsWith('/synthesis'))).toBe(false)
  await user.click(await button('Pay 20 PP coins'))
  await screen.findByRole('dialog', { name: 'Made' })
  await user.click(await button('Great'))
  expect(await button(/^Lily in the dew.*Lit$/)).toBeTruthy()
})

it('a gift whose fragments are too few says how many are missing', async () => {
  const { user } = open()
  await user.click(await button(/^Paper pinwheel/))
  await user.click(await button('Make it'))
  expect(await screen.findByText(/^\d+ fragments are missing/)).toBeTruthy()
})

it('the first refresh of a day is free, the next one has its price', async () => {
  const { user } = open()
  await user.click(await room('Stall'))
  await user.click(await button('Refresh free'))
  await user.click(await button("Yes, it's free"))
  expect(await button('Refresh for 20')).toBeTruthy()
})

it('before the collector is reset each thing that is lost is named, and what stays', async () => {
  const { user } = open({ userId: '10002' })
  await user.click(await room('Collector'))
  await user.click(await button('Reset for 300'))
  const question = await screen.findByRole('dialog', { name: 'Reset the collector?' })
  expect(
    within(question)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '9 points',
    expect.stringMatching(/^unclaimed awards:.*200/),
    "What you've claimed stays yours, and can be claimed again",
  ])
})

it('a privilege is bought for its days, and makes gifts cheaper at once', async () => {
  const { user } = open()
  await user.click(await room('Perks'))
  await user.click(await button('1880 PP coins'))
  await user.click(await button('Pay 1880 PP coins'))
  expect(await screen.findByText(/^Until /)).toBeTruthy()
  await user.click(await room('Shelves'))
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: /^Lily in the dew/ }).textContent).toContain('12/8'),
  )
})

it('the museum of the regions has its own shelves', async () => {
  open({}, 'national')
  expect(await button(/^Oil-paper umbrella/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Lily/ })).toBeNull()
})

it('a person who makes a lit gift again is reminded of it, and not for seven days once they said so', async () => {
  const { user } = open({ userId: '10003' })
  const make = async () => {
    await user.click(await button(/^Lily in the dew/))
    await user.click(await button('Make it'))
  }
  await make()
  await user.click(await screen.findByRole('checkbox', { name: "Don't remind me for 7 days" }))
  await user.click(await button('Pay 20 PP coins'))
  await user.click(await button('Great'))
  await make()
  expect(await button('Pay 20 PP coins')).toBeTruthy()
  expect(screen.queryByText(/^You've lit this one already/)).toBeNull()
})
