import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderPage } from '#testing'
import { giveLayout } from '#testing/layout.ts'
import { SeasonPage } from './SeasonPage.tsx'

beforeEach(() => void giveLayout())

const open = (userId?: string) => renderPage(SeasonPage, { page: 'celebrity/season', language: 'en', userId })
const rung = () => document.querySelector('[aria-current=step]')?.textContent

it('the rung that I stand on is marked, with what is missing to the next', async () => {
  open('10002')
  expect(await screen.findByText(/^[\d,]+ points · [\d,]+ more for Gold$/)).toBeTruthy()
  expect(rung()).toBe('Silver3000')
})

it('a logged-out visitor sees the rungs and the ranking, and no rung of their own', async () => {
  open()
  expect(await screen.findByText('Log in to see your tier')).toBeTruthy()
  expect(rung()).toBeUndefined()
})

it('the hero says what the first place receives', async () => {
  open('10001')
  expect(await screen.findByText('Star of the season receives')).toBeTruthy()
  expect(screen.getByText('Castle in the clouds')).toBeTruthy()
})
