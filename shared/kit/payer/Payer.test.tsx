import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { session } from '#shared/runtime/session'
import { removeApps } from '#testing/clients/app'
import { hooksServer } from '#testing/hooks-server.ts'
import { renderComponent } from '#testing/render-component.tsx'
import { Payer } from './index.ts'

const account = () => document.querySelector('[data-part="payer"]')?.textContent

test('names the account at once by its id, then by its name, which is asked for once', async () => {
  const { calls } = hooksServer()
  const { unmount } = renderComponent(<Payer />, 'en')
  expect(account()).toMatch(/Your account.*ID 10001/)
  await waitFor(() => expect(calls).toHaveLength(1))
  await calls[0]?.answer({
    userId: '10001',
    nickname: 'Ann',
    portrait: '',
    rids: [],
    level: 3,
    signature: '',
  })
  await waitFor(() => expect(account()).toMatch(/Ann.*ID 10001/))
  unmount()
  renderComponent(<Payer />, 'en')
  expect(account()).toMatch(/Ann.*ID 10001/)
  expect(calls).toHaveLength(1)
})

test('a change ends the login in a browser; in an app it is made in the app', async () => {
  const { toasts } = hooksServer()
  const { user } = renderComponent(<Payer />, 'en')
  vi.stubGlobal('android', { getHeader: () => '{}' })
  await user.click(screen.getByRole('button', { name: 'Change' }))
  expect(toasts).toEqual(['tip: Switch accounts in the app; this page follows'])
  expect(session.isLoggedIn()).toBe(true)
  vi.unstubAllGlobals()
  removeApps()
  await user.click(screen.getByRole('button', { name: 'Change' }))
  expect(session.isLoggedIn()).toBe(false)
  expect(account()).toBeUndefined()
})
