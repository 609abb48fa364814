import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listActivities } from '#shared/api/activity-list'
import { useQuery } from '#shared/runtime/request'
import { type PageOptions, renderPage } from '#testing'
import { Remind, reminderIn } from './index.ts'

const ADD = '/activity/reminder/add'

/** The reminder of an activity that starts in three days. */
function Page() {
  const call = useQuery(listActivities, {})
  const what = call.data?.find(({ id }) => id === '203')
  if (!what) return null
  const { name: title, subtitle: text, reminded } = what
  return <Remind of="activity" what={{ ...what, title, text }} reminded={reminded} marks={reminderIn(call)} />
}

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(Page, { page: 'forecast/campaign', userId: '10001', ...options })
const remind = () => screen.findByRole('button', { name: '提醒我' })

it('a reminder is set by the server, and cancelled by a second tap', async () => {
  const { user, sandbox } = open()
  await user.click(await remind())
  await user.click(await screen.findByRole('button', { name: '已设提醒', pressed: true }))
  expect((await remind()).getAttribute('aria-pressed')).toBe('false')
  const calls = sandbox.calls.filter(({ path }) => path.startsWith('/activity/reminder'))
  expect(calls.map(({ method, code }) => [method, code])).toEqual([
    ['POST', 200],
    ['DELETE', 200],
  ])
})

it('a reminder that could not be set is not shown as set', async () => {
  const { user } = open({ faults: [{ path: ADD, status: 500, times: 1 }] })
  await user.click(await remind())
  expect(await screen.findByRole('status')).toBeTruthy()
  expect((await remind()).getAttribute('aria-pressed')).toBe('false')
})

it('a plain browser, where nothing rings, offers a file for the calendar', async () => {
  open()
  expect(await screen.findByRole('button', { name: '存到日历' })).toBeTruthy()
})
