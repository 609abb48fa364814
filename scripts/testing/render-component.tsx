import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { vi } from 'vitest'
import { type Language, startI18n } from '#shared/runtime/i18n'
import { wordsOf } from './story-words.ts'

/**
 * Renders a component of shared/kit, shared/campaign or shared/ui with its words, and a user to act on it; a component of a family
 * with those of its `page`. Works under fake timers.
 */
export function renderComponent(component: ReactElement, language: Language = 'zh', page = '') {
  startI18n(language, wordsOf(page, language))
  const user = userEvent.setup({
    advanceTimers: (ms) => (vi.isFakeTimers() ? void vi.advanceTimersByTime(ms) : undefined),
  })
  return { user, ...render(component) }
}
