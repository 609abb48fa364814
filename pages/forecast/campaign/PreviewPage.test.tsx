import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { navigate } from '#shared/runtime/navigate'
import { type PageOptions, renderPage } from '#testing'
import { PreviewPage } from './PreviewPage.tsx'

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(PreviewPage, { page: 'forecast/campaign', language: 'en', userId: '10001', ...options })

const button = (name: string) => screen.findByRole('button', { name })

it('without an activity in the address it is the one that comes next', async () => {
  const { sandbox } = open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Snowball Fight' })).toBeTruthy()
  expect(sandbox.calls.map(({ path }) => path)).toContain('/activity/info/info/111')
})

it('a campaign that the address names is shown in its place', async () => {
  open({ query: '?activityId=204' })
  expect(await screen.findByRole('heading', { level: 1, name: "New Year's Eve together" })).toBeTruthy()
})

it('one that nobody knows shows a message', async () => {
  open({ query: '?activityId=999' })
  expect(await screen.findByText('Unknown activity')).toBeTruthy()
})

it('a campaign that has started meanwhile is one tap away', async () => {
  const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  const { user } = open({ query: '?activityId=12' })
  await user.click(await button('Go there now'))
  expect(to).toHaveBeenCalledWith('/constellation', { activityId: '12' })
})

it('in a plain browser the start can be saved to a calendar, without a login too', async () => {
  const saved: { name: string; text: Promise<string> }[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push({ name: '', text: (file as Blob).text() })
    return 'blob:x'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (saved[0]) saved[0].name = this.download
  })
  const { user } = open({ userId: undefined })
  await user.click(await button('Save to calendar'))
  expect(saved[0]?.name).toBe('activity-111.ics')
  expect(await saved[0]?.text).toContain('SUMMARY:Snowball Fight')
  expect(await saved[0]?.text).toContain('/activityNew/activePre?activityId=111')
})
