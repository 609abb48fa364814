import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type PageOptions, renderPage } from '#testing'
import { GameInfoPage } from './GameInfoPage.tsx'

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(GameInfoPage, {
    page: 'werewolf/game-info',
    language: 'en',
    query: '?gameId=300001',
    ...options,
  })

it('of each round only what the chosen role did is shown, beside the votes', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('radio', { name: 'Seer' }))
  expect(screen.getAllByText('Seer checks').length).toBeGreaterThan(0)
  expect(screen.queryByText('Wolves attack')).toBeNull()
  expect(screen.getAllByText('Voted out').length).toBeGreaterThan(0)
})

it('a role says who had it and how long they stayed', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('radio', { name: 'Werewolf' }))
  const holders = document.querySelectorAll('[data-expose=role-werewolf] > li')
  expect(holders).toHaveLength(4)
  for (const { textContent } of holders) expect(textContent).toMatch(/survived|out in round \d/)
})
