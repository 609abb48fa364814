import { configure, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { type PageOptions, type RenderedPage, renderPage } from '#testing'
import { RoomBattlePage } from './RoomBattlePage.tsx'

// A whole page takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 })
configure({ asyncUtilTimeout: 5000 })

/** Opens the page in a test, as a person would; 10001 sees a battle in its fourth minute. */
export function openBattle(userId?: string, options: Partial<PageOptions> = {}): RenderedPage {
  return renderPage(RoomBattlePage, { page: 'halls/room-battle', ...(userId && { userId }), ...options })
}

/** A section of the page by its title. */
export const panel = async (name: string) =>
  (await screen.findByRole('heading', { level: 2, name })).closest('section') as HTMLElement

/** The scores of both sides as shown. */
export const scores = () =>
  [...document.querySelectorAll('[data-battle-score]')].map((score) => score.textContent)

/** The result as shown on the board. */
export const verdict = async () => (await screen.findByText(/^(获胜|握手言和)$/)).parentElement?.textContent
