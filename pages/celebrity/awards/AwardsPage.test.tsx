import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '#testing'
import { AwardsPage } from './AwardsPage.tsx'

const open = (userId: string, query = '') =>
  renderPage(AwardsPage, { page: 'celebrity/awards', language: 'en', userId, query })

it('before a season is settled its awards are known and the moment of the results is said', async () => {
  open('10001')
  expect(await screen.findByText(/^Results come out /)).toBeTruthy()
  expect(screen.getByText('11th–20th')).toBeTruthy()
})

it('the season of the address is shown, with its winners, best first', async () => {
  open('10001', '?seasonId=4')
  expect(await screen.findByText('Hall of Fame, season 4')).toBeTruthy()
  const [first] = await screen.findAllByText(/^Star of the season ·/)
  const winners = within(first?.closest('ol') as HTMLElement).getAllByText(/ · [\d,]+ points$/)
  expect(winners).toHaveLength(10)
})

it('a season that nobody knows leads to the newest', async () => {
  open('10001', '?seasonId=99')
  expect(await screen.findByText('Hall of Fame, season 6')).toBeTruthy()
})

it('the rules of the ladder are behind the button of the front', async () => {
  const { user } = open('10001')
  await user.click(await screen.findByRole('button', { name: 'Rules' }))
  expect(await screen.findByText('How to score')).toBeTruthy()
})
