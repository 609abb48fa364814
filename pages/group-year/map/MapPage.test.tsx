import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '#testing'
import { MapPage } from './MapPage.tsx'

const open = (userId: string) => renderPage(MapPage, { page: 'group-year/map', userId, language: 'en' })

it('every event of the year is a stop, in the order of its days', async () => {
  open('10001')
  const stops = await screen.findAllByRole('listitem')
  expect(stops).toHaveLength(17)
  expect(stops[0]?.textContent).toMatch(/Won by Team/)
  expect(stops[16]?.textContent).toMatch(/Still ahead/)
})

it('one stop is where the year stands, and the card leads to it', async () => {
  open('10001')
  const [link] = await screen.findAllByRole('link', { name: 'Show' })
  expect(document.querySelector(link?.getAttribute('href') ?? '')?.textContent).toContain('On now')
})

it('a stop shows its teams and who won, and leads to its page', async () => {
  const { user } = open('10002')
  const [first] = await screen.findAllByRole('listitem')
  await user.click(first?.querySelector('button') as HTMLElement)
  const sheet = await screen.findByRole('dialog')
  expect(sheet.textContent).toMatch(/Won by Team .+4 teams.+mine/)
  expect(screen.getByRole('link', { name: 'See the scores' }).getAttribute('href')).toBe(
    '/activityNew/group0408/index',
  )
})
