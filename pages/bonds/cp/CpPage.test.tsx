import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type PageOptions, renderPage } from '#testing'
import { CpPage } from './CpPage.tsx'

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(CpPage, {
    page: 'bonds/cp',
    language: 'en',
    userId: '10001',
    now: Date.UTC(2026, 3, 8, 4),
    ...options,
  })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const first = async (name: string) => (await screen.findAllByRole('button', { name }))[0] as HTMLElement

it('while one is asked nobody else is, until it is taken back', async () => {
  const { user } = open()
  await user.click(await first('Ask'))
  await user.click(await button('Ask them'))
  await button('Take it back')
  await user.click(await first('Ask'))
  expect(await screen.findByText('Wait for the answer, or take your invitation back first')).toBeTruthy()
  await user.click(await button('Take it back'))
  expect(await screen.findByText('Your other half is still missing')).toBeTruthy()
})

it('a level says what it takes of the sweetness of both before it is taken', async () => {
  const { user, sandbox } = open({ userId: '10002' })
  await user.click(await button(/^Go up to 3/))
  expect(await screen.findByText(/^It takes 1500 of your \d+ sweetness/)).toBeTruthy()
  expect(sandbox.calls.some(({ path }) => path.endsWith('/upLevel'))).toBe(false)
})

it('the photo wall is shut below its level, and says which; with it both are on it', async () => {
  const { user, unmount } = open({ userId: '10002' })
  await user.click(await button('Our photo wall'))
  expect(await screen.findByText('The photo wall opens at level 3')).toBeTruthy()
  unmount()
  const veteran = open({ userId: '10003' })
  await veteran.user.click(await button('Our photo wall'))
  expect(await screen.findByRole('dialog', { name: 'Our photo wall' })).toBeTruthy()
  expect(screen.getAllByRole('figure')).toHaveLength(2)
})

it('the prizes of a level are claimed once', async () => {
  const { user, sandbox } = open({ userId: '10002' })
  await user.dblClick(await first('Claim'))
  expect(await screen.findByRole('dialog', { name: 'Claimed' })).toBeTruthy()
  expect(sandbox.calls.filter(({ path }) => path.endsWith('/prize/receive'))).toHaveLength(1)
})
