import { configure, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderPage } from '#testing'
import { giveLayout } from '#testing/layout.ts'
import { DrivesPopupPage } from './DrivesPopupPage.tsx'

// A whole page takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 })
configure({ asyncUtilTimeout: 5000 })

let layout: ReturnType<typeof giveLayout>
beforeEach(() => {
  layout = giveLayout()
})

async function open(userId = '10002') {
  const page = renderPage(DrivesPopupPage, { page: 'halls/drives-popup', userId })
  await layout.reachEnd()
  return page
}

it('the popup has no header of its own, but a name for those who only hear it', async () => {
  await open()
  expect(screen.queryByRole('banner')).toBeNull()
  expect(screen.getByRole('heading', { level: 1, name: '行车记录' })).toBeTruthy()
})

it('the popup shows the totals and the same records as the page', async () => {
  await open()
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0)
  expect(screen.getAllByRole('tab')).toHaveLength(11)
  expect(
    Number(screen.getByText('驾驶分', { selector: 'section span' }).nextElementSibling?.textContent),
  ).toBeGreaterThan(0)
})
