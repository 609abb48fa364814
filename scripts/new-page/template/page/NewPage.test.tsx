import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '#testing'
import { NewPage } from './NewPage.tsx'

it('each of the seven days says what it gives', async () => {
  renderPage(NewPage, { page: 'family/page', userId: '10001', language: 'en' })
  const days = await screen.findAllByRole('listitem')
  expect(days).toHaveLength(7)
  expect(days[0]?.textContent).toContain('PP coins ×5')
})
