import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPage } from '#testing'
import { edition } from '../1016/edition.ts'
import { GroupEventPage } from './GroupEventPage.tsx'

/** The drummers' tug of war, whose form shows the ranking before the tasks. */
const panels = async (userId: string, first: string) => {
  renderPage(() => <GroupEventPage edition={edition} />, { page: 'group-event/1016', language: 'en', userId })
  await screen.findByRole('heading', { level: 2, name: first })
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
}

it('a person who has no team yet sees the teams, then the panels in the order of the form', async () => {
  const shown = await panels('10001', 'Choose your team')
  expect(shown.slice(0, 4)).toEqual(['Choose your team', 'Live ranking', 'Tasks', 'Prizes'])
})

it('a person who has a team sees its tasks before all else, and the other teams last', async () => {
  const shown = await panels('10002', 'My team')
  expect(shown.slice(0, 5)).toEqual(['My team', 'Tasks', 'Live ranking', 'Prizes', 'The teams'])
})

it('where the event did not load, the first screen tries again', async () => {
  const { user } = renderPage(() => <GroupEventPage edition={edition} />, {
    page: 'group-event/1016',
    language: 'en',
    userId: '10001',
    faults: { path: '/activity/group/detail', drop: true, times: 1 },
  })
  const hero = await screen.findByRole('banner')
  await user.click(await within(hero).findByRole('button', { name: 'Try again' }))
  expect(await within(hero).findByRole('button', { name: 'Pick a team' })).toBeTruthy()
})

it('the page is at its top before joining moves its panels', async () => {
  const { user } = renderPage(() => <GroupEventPage edition={edition} />, {
    page: 'group-event/1016',
    language: 'en',
    userId: '10001',
  })
  const [join] = await screen.findAllByRole('button', { name: /^Join / })
  if (!join) throw new Error('No team can be joined.')
  await user.click(join)
  const moves: unknown[] = []
  vi.spyOn(window, 'scrollTo').mockImplementation((...to) => {
    const [first] = screen.getAllByRole('heading', { level: 2 })
    if (document.body.style.position !== 'fixed') moves.push([first?.textContent, ...to])
  })
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /join/i }))
  await screen.findByRole('heading', { level: 2, name: 'My team' })
  expect(moves.at(-1)).toEqual(['Choose your team', 0, 0])
})

it('joining a team is reported with the event, the team and its name', async () => {
  const { user, sandbox } = renderPage(() => <GroupEventPage edition={edition} />, {
    page: 'group-event/1016',
    language: 'en',
    userId: '10001',
  })
  const [join] = await screen.findAllByRole('button', { name: /^Join / })
  if (!join) throw new Error('No team can be joined.')
  await user.click(join)
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /join/i }))
  await screen.findByRole('heading', { level: 2, name: 'My team' })
  await vi.waitFor(() => {
    const events = sandbox.calls.map(({ params }) => JSON.parse(params.content ?? '{}'))
    expect(events.find(({ eventId }) => eventId === 'group_join')).toMatchObject({
      subEventId: expect.stringMatching(/^\d+$/),
      subEventNote: expect.stringMatching(/./),
      teamId: expect.stringMatching(/./),
    })
  })
})
