import { screen } from '@testing-library/react'
import { type PageOptions, renderPage } from '#testing'
import { SeasonPage } from './SeasonPage.tsx'

/** Loads what opens later; before any test waits for it. */
export const loadParts = () => Promise.all([import('./sheets/index.ts'), import('./Guest.tsx')])

/** Opens the page as a person of the sandbox, '' for nobody; 10001 is a captain on the third day. */
export function open(userId = '10001', options: Partial<PageOptions> = {}) {
  return renderPage(SeasonPage, { page: 'warlord/season', userId, ...options })
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export const dialog = (name: string) => screen.findByRole('dialog', { name })
export const sent = (calls: readonly { path: string; method: string }[], path: string) =>
  calls.filter((call) => call.method === 'POST' && call.path.endsWith(path))
