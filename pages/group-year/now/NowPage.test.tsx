import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '#testing'
import { NowPage } from './NowPage.tsx'

const open = (userId: string) => renderPage(NowPage, { page: 'group-year/now', userId, language: 'en' })
const leavesOf = async (name: string) =>
  within((await screen.findByRole('heading', { name })).parentElement as HTMLElement).getAllByRole('link')

it('the event that runs has its door, by its own page', async () => {
  open('10001')
  const door = await screen.findByRole('link', { name: 'Go to the event' })
  expect(door.getAttribute('href')).toBe('/activityNew/group0801/index')
})

it('between two events the next one is counted down to, and its page can be looked at', async () => {
  open('10005')
  expect(await screen.findByText('Next one starts in')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Take a look' }).getAttribute('href')).toBe(
    '/activityNew/group0801/index',
  )
})

it('past events come with the latest first, each with its winner; those to come with the next first', async () => {
  open('10001')
  const before = await leavesOf('Days gone by')
  expect(before.map((leaf) => leaf.getAttribute('href'))).toEqual([
    '/activityNew/group0716/index',
    '/activityNew/group0709/index',
    '/activityNew/group0701/index',
    '/activityNew/group0616/index',
  ])
  expect(before[0]?.textContent).toMatch(/Won by Team \S+/)
  const [next] = await leavesOf('Coming up')
  expect(next?.getAttribute('href')).toBe('/activityNew/group0808/index')
})

it('a person reads which team they are in', async () => {
  open('10002')
  expect(await screen.findByText(/^You're in Team/)).toBeTruthy()
})
