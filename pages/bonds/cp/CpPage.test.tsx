import { screen, waitForElementToBeRemoved, within } from '@testing-library/react'
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

it('the photo wall is shut below its level, and says which; above it are the photos of both', async () => {
  const { user, unmount } = open({ userId: '10002' })
  await user.click(await button('Our photo wall'))
  expect(await screen.findByText('The photo wall opens at level 3')).toBeTruthy()
  unmount()
  const veteran = open({ userId: '10003' })
  await veteran.user.click(await button('Our photo wall'))
  expect(await screen.findByRole('dialog', { name: 'Our photo wall' })).toBeTruthy()
  expect(await screen.findAllByRole('button', { name: /^(My|Their) photo/ })).toHaveLength(5)
})

it('the prizes of a level are claimed once', async () => {
  const { user, sandbox } = open({ userId: '10002' })
  await user.dblClick(await first('Claim'))
  expect(await screen.findByRole('dialog', { name: 'Claimed' })).toBeTruthy()
  expect(sandbox.calls.filter(({ path }) => path.endsWith('/prize/receive'))).toHaveLength(1)
})

it('a photo of mine is taken down after a question, and one of the other half is not mine to take', async () => {
  const { user, sandbox } = open({ userId: '10003' })
  await user.click(await button('Our photo wall'))
  await user.click((await screen.findAllByRole('button', { name: /^My photo/ }))[0] as HTMLElement)
  await user.click(await button('Take down'))
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Take this photo down?' })).getByRole('button', {
      name: 'Take down',
    }),
  )
  expect(await screen.findByText('Taken down')).toBeTruthy()
  expect(await screen.findAllByRole('button', { name: /^(My|Their) photo/ })).toHaveLength(4)
  expect(sandbox.calls.filter(({ path }) => path.endsWith('/photo/delete'))).toHaveLength(1)
  await waitForElementToBeRemoved(() => screen.queryByRole('dialog', { name: 'Take this photo down?' }))
  await user.click((await screen.findAllByRole('button', { name: /^Their photo/ }))[0] as HTMLElement)
  expect(screen.queryByRole('button', { name: 'Take down' })).toBeNull()
})

it('a wall without photos asks for the first one', async () => {
  const { user } = open({ userId: '10002' })
  await user.click(await button(/^Go up to 3/))
  await user.click(await button('Go up'))
  await user.click(await button('Our photo wall'))
  expect(await screen.findByText(/^Nothing on the wall yet/)).toBeTruthy()
})
