import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '#testing'
import { AnnualPage } from './AnnualPage.tsx'

const open = (userId: string) => renderPage(AnnualPage, { page: 'group-year/annual', userId, language: 'en' })
const section = async (name: string | RegExp) =>
  within((await screen.findByRole('heading', { name })).parentElement as HTMLElement)

it('the round that is on draws the line that half of the teams pass', async () => {
  open('10001')
  const round = await section('Last 8: 4 go on')
  const rows = round.getAllByRole('listitem')
  expect(rows).toHaveLength(8)
  expect(rows[4]?.textContent).toContain('The first 4 go on')
})

it('a cheer adds to the team, and there is none left today', async () => {
  const { user } = open('10001')
  const round = await section('Last 8: 4 go on')
  await user.click(round.getAllByRole('button', { name: 'Cheer' })[0] as HTMLElement)
  expect(await screen.findByRole('dialog', { name: 'They heard you!' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Great' }))
  expect(round.getByText('You cheered 1 time')).toBeTruthy()
  expect(round.queryByRole('button', { name: 'Cheer' })).toBeNull()
  expect(screen.getByText(/^You cheered for Team .+ today/)).toBeTruthy()
})

it('before the finals begin their rounds and the champions of the year are named', async () => {
  open('10005')
  const entrants = await section('16 champions')
  expect(
    entrants.getAllByRole('listitem').filter(({ parentElement }) => parentElement?.tagName === 'UL'),
  ).toHaveLength(16)
  expect(screen.queryByRole('button', { name: 'Cheer' })).toBeNull()
})

it('after the finals the champion stands there, and how often I have cheered for it', async () => {
  open('10007')
  const champion = await section('Champion of the year')
  expect(champion.getByText('You cheered for them 7 times')).toBeTruthy()
  expect((await section('Earlier rounds')).getAllByRole('group')).toHaveLength(4)
})

it('while results are counted the final stands there unfolded, and nobody is champion yet', async () => {
  open('10006')
  const earlier = await section('Earlier rounds')
  const [final] = earlier.getAllByRole('group')
  expect((final as HTMLDetailsElement).open).toBe(true)
  expect(screen.queryByRole('heading', { name: 'Champion of the year' })).toBeNull()
})
