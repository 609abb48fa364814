import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderPage } from '#testing'
import { giveLayout } from '#testing/layout.ts'
import { RegalPage } from './RegalPage.tsx'

beforeEach(() => void giveLayout())

const open = (userId?: string) => renderPage(RegalPage, { page: 'regal/board', language: 'en', userId })
const rows = () => screen.findAllByRole('button', { name: /PP coins/ })

it('a row opens who stands behind the person, best first, and their figures make up the score', async () => {
  const { user } = open('10002')
  await user.click((await rows())[0] as HTMLElement)
  const sheet = within(await screen.findByRole('dialog', { name: 'Who supports them' }))
  expect((await sheet.findAllByRole('listitem')).length).toBeGreaterThan(3)
  expect(sheet.getByText(/^[\d,]+ PP coins$/)).toBeTruthy()
})

it('generosity shows to whom people gave, and its own prizes', async () => {
  const { user } = open('10002')
  await rows()
  await user.click(screen.getByRole('radio', { name: 'Generosity' }))
  expect(screen.getByText('Gifts given, in PP coins')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Prizes' }))
  expect(await screen.findByRole('dialog', { name: 'Prizes: Generosity' })).toBeTruthy()
})

it('my row says what is missing to the next place', async () => {
  open('10002')
  expect(await screen.findByText(/PP coins to the next place/)).toBeTruthy()
})

it('before anybody has a place the board asks for the first gift', async () => {
  open('10005')
  expect(await screen.findByText(/The first gift is yours to give/)).toBeTruthy()
})
