import { configure, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { type PageOptions, type RenderedPage, renderPage } from '#testing'
import { GroupEventPage } from '../_family/GroupEventPage.tsx'
import { edition } from './edition.ts'

// A whole page takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 })
configure({ asyncUtilTimeout: 5000 })

/** Opens the page in a test, as a person would. */
export function openFestival(options: Partial<PageOptions> = {}): RenderedPage {
  return renderPage(() => <GroupEventPage edition={edition} />, { page: 'group-event/0408', ...options })
}

/** A section of the page by its title. */
export const panel = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name })
