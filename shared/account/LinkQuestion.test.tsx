import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

/** The question as a page shows it that was opened by another person's link. */
async function openByLink() {
  for (const [key, value] of Object.entries({ token: 't', userId: '1' })) localStorage.setItem(key, value)
  history.replaceState(null, '', '/page?token=u&userId=2')
  vi.resetModules()
  const { startI18n } = await import('#shared/runtime/i18n')
  startI18n('en', {})
  const { session } = await import('#shared/runtime/session')
  const { askAboutLink } = await import('./index.ts')
  act(askAboutLink)
  return session
}
const isAsked = () => screen.queryByRole('dialog', { name: 'Switch accounts?' }) !== null

test('the question names who is logged in, as soon as the name is there, and whom the link logs in', async () => {
  const session = await openByLink()
  expect(screen.getByRole('dialog').textContent).toMatch(/ID 1.*ID 2/)
  act(() => session.save({ userInfo: { userId: '1', name: 'Ann', portrait: '', token: '', rids: [] } }))
  expect(screen.getByRole('button', { name: /^Stay as .?Ann.?$/ })).toBeTruthy()
})

test('the question begins at the answer that changes nothing, which Escape gives too, and keeps the focus', async () => {
  const session = await openByLink()
  const user = userEvent.setup()
  expect(document.activeElement?.textContent).toBe('Stay')
  await user.tab()
  expect(document.activeElement?.textContent).toMatch(/^Switch to ID/)
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Stay')
  await user.keyboard('{Escape}')
  expect(isAsked()).toBe(false)
  expect(session.get()).toMatchObject({ token: 't', userId: '1' })
})

test('a switch logs the link’s person in', async () => {
  const session = await openByLink()
  await userEvent.setup().click(screen.getByRole('button', { name: /^Switch to ID/ }))
  expect(isAsked()).toBe(false)
  expect(session.get()).toMatchObject({ token: 'u', userId: '2' })
})

test('the question is gone once the app has settled whose page it is; no page reloads before', async () => {
  const session = await openByLink()
  const { isReloadLocked } = await import('#shared/runtime/reload-lock')
  expect(isReloadLocked()).toBe(true)
  act(() => session.adoptApp({ token: 'v', userId: '3' }))
  expect(isAsked()).toBe(false)
  expect(isReloadLocked()).toBe(false)
})
