import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { navigate } from '#shared/runtime/navigate'
import { visitStorage } from '#shared/runtime/storage'
import { type PageOptions, renderPage } from '#testing'
import { PrivacyPage } from '../privacy/PrivacyPage.tsx'
import { ServicePage } from '../service/ServicePage.tsx'

let replace: MockInstance<typeof navigate.replace>
beforeEach(() => {
  replace = vi.spyOn(navigate, 'replace').mockReturnValue(true)
})

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(ServicePage, { page: 'agreement/service', language: 'en', ...options })

it('the agreement in force is there without a server, with its day and contents', async () => {
  const { sandbox } = open({ faults: { path: '*', drop: true } })
  expect(screen.getByText('In force since Oct 1, 2026. This is the current version')).toBeTruthy()
  const contents = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link')
  for (const link of contents) {
    const section = document.querySelector(link.getAttribute('href') ?? '')
    expect(section?.textContent).toContain(link.textContent)
  }
  expect(contents).toHaveLength(10)
  expect(sandbox.calls).toEqual([])
})

it.each([
  ['agreement/service', ServicePage],
  ['agreement/privacy', PrivacyPage],
] as const)('%s has a text for each section of each version', async (page, Page) => {
  const { user } = renderPage(Page, { page, language: 'en' })
  for (const version of screen.getAllByRole('radio')) {
    await user.click(version)
    for (const section of document.querySelectorAll('section[id]')) {
      expect(section.textContent).not.toMatch(/sections\.|\.t(itle|ext)/)
      expect(section.querySelectorAll('p').length).toBeGreaterThan(0)
    }
  }
})

it('an earlier version says when it was replaced, by a link too', async () => {
  const { user } = open({ query: '?version=2025-06-01' })
  expect(await screen.findByText('An earlier version, replaced on Oct 1, 2026')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Oct 1, 2026' }))
  expect(screen.getByText(/In force since/)).toBeTruthy()
})

it('large type stays for the next visit', async () => {
  const { user, unmount } = open()
  await user.click(screen.getByRole('button', { name: 'Large type' }))
  unmount()
  renderPage(PrivacyPage, { page: 'agreement/privacy', language: 'en' })
  expect((await screen.findByRole('button', { name: 'Large type' })).getAttribute('aria-pressed')).toBe(
    'true',
  )
})

it('consent is asked for only where a flow wants it', () => {
  open()
  expect(screen.queryByRole('button', { name: 'Agree and go back' })).toBeNull()
})

it('consent is noted with its version, and leads back to the flow', async () => {
  const { user } = open({ query: '?agree=1&back=%2Flogin%3Fback%3D%2Fbattle' })
  await user.click(await screen.findByRole('button', { name: 'Agree and go back' }))
  expect(visitStorage.readJson('agreed')).toEqual({ service: '2026-10-01' })
  expect(replace).toHaveBeenCalledWith('/login?back=/battle')
})

it('an earlier version cannot be agreed to, and nobody is led out of this site', async () => {
  const { user } = open({ query: '?agree=1&back=//evil.example&version=2025-06-01' })
  await user.click(await screen.findByRole('button', { name: 'Agree and go back' }))
  expect(screen.getByText('Choose the current version to agree')).toBeTruthy()
  expect(visitStorage.readJson('agreed')).toBeUndefined()
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(replace).toHaveBeenCalledWith('/')
})
