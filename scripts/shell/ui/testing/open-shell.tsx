import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { Shell } from '../Shell.tsx'
import { SITE } from './site.ts'

/** Opens the shell at an address, with a sandbox behind it; frames stay empty. */
export function openShell(search: string) {
  // What browsers have and happy-dom does not.
  vi.stubGlobal('indexedDB', { databases: async () => [] })
  vi.stubGlobal('isSecureContext', true)
  leaveFramesEmpty()
  history.replaceState(null, '', `/__shell${search}`)
  const user = userEvent.setup({
    advanceTimers: (ms) => (vi.isFakeTimers() ? void vi.advanceTimersByTime(ms) : undefined),
  })
  return { user, ...render(<Shell site={SITE} />) }
}

export const frameShown = () => document.querySelector('iframe')

/** happy-dom loads no pages into frames, and complains of each: here none is asked for. */
function leaveFramesEmpty(): void {
  const frames = HTMLIFrameElement.prototype as unknown as Record<symbol, unknown>
  const connected = Object.getOwnPropertySymbols(frames).find(
    ({ description }) => description === 'connectedToDocument',
  )
  if (connected) delete frames[connected]
}
