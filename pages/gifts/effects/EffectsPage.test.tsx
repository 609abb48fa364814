import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '#testing'
import { EffectsPage } from './EffectsPage.tsx'

it('by price there are small effects and grand ones, and one that is pressed says what its gift costs', async () => {
  const { user } = renderPage(EffectsPage, { page: 'gifts/effects', language: 'en' })
  await screen.findByRole('button', { name: /^Rain of roses/ })
  await user.click(screen.getByRole('radio', { name: 'Grand' }))
  expect(screen.queryByRole('button', { name: /^Rain of roses/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Make a wish/ }))
  expect(await screen.findByText('Plays when you send Meteor shower · 520 PP coins')).toBeTruthy()
})
