import { type RenderResult, render } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { vi } from 'vitest'
import { createSandbox, type Fault, type Sandbox, type SandboxOptions } from '#sandbox/index.ts'
import { rereadAddress } from '#shared/runtime/address'
import { renderFrame } from '#shared/runtime/app'
import { type Language, startI18n } from '#shared/runtime/i18n'
import { forgetIntervals } from '#shared/runtime/request/in-flight.ts'
import { session } from '#shared/runtime/session'
import { adoptAddress } from '#shared/runtime/session/adopt.ts'
import { storage, visitStorage } from '#shared/runtime/storage'
import { hideToast } from '#shared/runtime/toast'
import { afterThisTest } from './browser.ts'
import { putSandbox, putSiteFile } from './fetch.ts'
import { metas } from './metas.ts'
import { wordsOf } from './story-words.ts'

export interface PageOptions extends SandboxOptions {
  /** The page's folder below `pages/`, as 'warlord/season'. */
  page: string
  language?: Language
  /** Person who is logged in; default: nobody. */
  userId?: string
  /** The address's query, as '?needShowPopReward=1'. */
  query?: string
  /** Faults of the sandbox, from the first request on. */
  faults?: Fault | Fault[]
  /** What has happened in the sandbox before the page is opened. */
  prepare?(sandbox: Sandbox): void
}

export type RenderedPage = RenderResult & { sandbox: Sandbox; user: UserEvent }

/** Shows a page as a person would have it, with the sandbox behind its calls. Works under fake timers. */
export function renderPage(Page: ComponentType, options: PageOptions): RenderedPage {
  const { page, language = 'zh', userId, query = '', faults = [], prepare, ...sandboxOptions } = options
  const sandbox = createSandbox(sandboxOptions)
  putSandbox(sandbox)
  for (const rule of [faults].flat()) sandbox.addFault(rule)
  putSiteFile('/campaigns.json', JSON.stringify(listedPages()))
  prepare?.(sandbox)
  const [path = '/'] = metas[page]?.paths ?? []
  history.replaceState(null, '', path + query)
  // The boot script's part of a visit.
  adoptAddress(rereadAddress(), storage, visitStorage)
  session.save(userId ? { token: `demo-${userId}`, userId } : {})
  startI18n(language, wordsOf(page, language))
  afterThisTest(() => {
    hideToast()
    forgetIntervals()
    rereadAddress()
    // The store was emptied: the session reads it again.
    session.save({})
  })
  const user = userEvent.setup({
    advanceTimers: (ms) => (vi.isFakeTimers() ? void vi.advanceTimersByTime(ms) : undefined),
  })
  return { ...render(renderFrame(<Page />)), sandbox, user }
}

/** Whether the visitor's device likes motion, for one test. */
export const likesMotion = (liked: boolean) =>
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: !liked } as MediaQueryList)

/** What the release would list, were all pages live. */
const listedPages = () =>
  Object.values(metas)
    .filter(({ listed }) => listed)
    .map(({ paths: [path], title, listed }) => ({
      activityId: listed,
      path,
      title,
      cover: '/static/cover.png',
      art: { left: 0.5, top: 0.2, width: 0.4 },
    }))
