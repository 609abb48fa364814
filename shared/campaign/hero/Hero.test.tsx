import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { createSandbox } from '#sandbox/index.ts'
import { getFestival } from '#shared/api/festival'
import { useQuery } from '#shared/runtime/request'
import { putSandbox } from '#testing/fetch.ts'
import { renderComponent } from '#testing/render-component.tsx'
import { Hero } from './index.ts'

beforeEach(() => putSandbox(createSandbox({ now: Date.UTC(2026, 9, 28, 4) })))

function Head() {
  const call = useQuery(getFestival, { festival: 'halloween' })
  return (
    <Hero art={null} title="Candy hunt" lead="Follow the clues" call={call} say={(phase) => `Now ${phase}`}>
      <b>12</b>
    </Hero>
  )
}

it('the head of a campaign says where it stands, and what its first place receives', async () => {
  renderComponent(<Head />, 'en')
  expect(screen.getByRole('heading', { name: 'Candy hunt' })).toBeTruthy()
  expect(await screen.findByText('Now running')).toBeTruthy()
  const prize = screen.getByText('First place gets').parentElement
  expect(prize?.textContent).toBe('First place gets Royal entrance 30 days + PP coins ×1031')
})
