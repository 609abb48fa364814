import { configure, render, screen } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'
import { renderFrame } from '#shared/runtime/app'
import { likesMotion, type PageOptions, renderPage } from '#testing'
import { ConstellationPage } from './ConstellationPage'

/** For the tests of this page: a visit, and what a person does in it. */
export type Visit = ReturnType<typeof visit>

export const visit = (userId?: string, more: Partial<PageOptions> = {}) =>
  renderPage(ConstellationPage, { page: 'draws/constellation', userId, ...more })

/** The page again, on the same server. */
export const reload = () => render(renderFrame(<ConstellationPage />))

/** Before each test: no motion, and patience, since there are many elements to look through. */
export function beStill(): void {
  vi.setConfig({ testTimeout: 20_000 })
  configure({ asyncUtilTimeout: 5000 })
  beforeEach(() => void likesMotion(false))
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name })

export async function press({ user }: Visit, name: string | RegExp): Promise<void> {
  await user.click(await button(name))
}

/** The balance, as it is read. */
export const purse = () => screen.getByText(/星钥/, { selector: 'p > span' }).parentElement?.textContent

export const callsOf = ({ sandbox }: Visit, path: string) =>
  sandbox.calls.filter((call) => call.path === `/activity/constellation/${path}`)
