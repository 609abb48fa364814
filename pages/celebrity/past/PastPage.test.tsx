import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderPage } from '#testing'
import { giveLayout } from '#testing/layout.ts'
import { PastPage } from './PastPage.tsx'

beforeEach(() => void giveLayout())

const open = (userId: string) => renderPage(PastPage, { page: 'celebrity/past', language: 'en', userId })
const seasons = () => screen.getAllByRole('radio').map((each) => each.closest('label')?.textContent)

it('only seasons that are settled are offered', async () => {
  open('10001')
  await screen.findByText('Star of the season')
  expect(seasons()).toEqual(['No. 5', 'No. 4', 'No. 3'])
})

it('the star of the season stands in the doorway, and what they wear below', async () => {
  open('10001')
  expect(await screen.findByText('Castle in the clouds')).toBeTruthy()
  const [star] = await screen.findAllByText('大橙子')
  expect(star?.closest('header')).toBeTruthy()
})

it('a season that has just been settled is the newest of them', async () => {
  open('10007')
  await screen.findByText('Star of the season')
  expect(seasons()[0]).toBe('No. 6')
})

it('before the first season is over the page shows a message', async () => {
  open('10008')
  expect(await screen.findByText('No season is over yet')).toBeTruthy()
})
