import { render, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { renderFrame } from '#shared/runtime/app'
import { type PageOptions, renderPage } from '#testing'
import { ShopPage } from './ShopPage.tsx'

/** For the tests of this page: a visit, and what a person does in it. */
export type Visit = ReturnType<typeof visit>

/** 10001 has 60 candies; 10002 has 320, a moon, and the taster pack. */
export const visit = (options: Partial<PageOptions> = {}) =>
  renderPage(ShopPage, { page: 'magic-emoji/shop', userId: '10001', ...options })

/** The page again, on the same server. */
export const reload = () => render(renderFrame(<ShopPage />))

export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name })

export async function press({ user }: Pick<Visit, 'user'>, ...names: (string | RegExp)[]): Promise<void> {
  for (const name of names) await user.click(await button(name))
}

export const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** My candy as shown on the counter. */
export const candy = () => screen.getByText('魔法糖', { selector: 'header span' }).textContent

export const callsOf = ({ sandbox }: Visit, path: string) =>
  sandbox.calls.filter((call) => call.path === `/activity/magicEmoji/${path}`)
