import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getFreeBox } from '#shared/api/free-box'
import { useQuery } from '#shared/runtime/request'
import { type PageOptions, type RenderedPage, renderPage } from '#testing'
import { ActivityRules } from './index.ts'

const DETAIL = '/activity/freeBox/detail'
const INFO = '/activity/info/info/{id}'
const BUTTON = { name: '活动规则' }

/** A page whose query says which activity it belongs to. */
function Page({ mapLimit }: { mapLimit: boolean }) {
  const detail = useQuery(getFreeBox, { edition: 'single' })
  const from = mapLimit ? { from: detail } : {}
  return (
    <main>
      <p>{detail.status}</p>
      <ActivityRules activityId={detail.data?.activityId} {...from}>
        <a href="/rules">all of them</a>
      </ActivityRules>
    </main>
  )
}

const open = (mapLimit: boolean, faults: PageOptions['faults'] = []) =>
  renderPage(() => <Page mapLimit={mapLimit} />, { page: 'candy/box', userId: '10001', faults })

async function sheetOf({ user }: RenderedPage) {
  await user.click(await screen.findByRole('button', BUTTON))
  return within(await screen.findByRole('dialog', BUTTON))
}

it('the rules are those of the server, in sections, with the page’s own words behind them', async () => {
  const sheet = await sheetOf(open(false))
  expect(await sheet.findAllByRole('listitem')).not.toHaveLength(0)
  expect(await sheet.findAllByRole('heading', { level: 3 })).not.toHaveLength(0)
  expect(sheet.getByRole('link', { name: 'all of them' })).toBeTruthy()
})

describe('until the activity is known', () => {
  it('until the activity is known, there are no rules to open', async () => {
    open(false, { path: DETAIL, status: 500 })
    expect(await screen.findByText('failed')).toBeTruthy()
    expect(screen.queryByRole('button', BUTTON)).toBeNull()
  })

  it('a button for rules may be there before the activity is known, and waits for what is behind it', async () => {
    const sheet = await sheetOf(open(true, { path: DETAIL, hang: true }))
    expect(sheet.getByRole('status', { name: '加载中' })).toBeTruthy()
  })
})

it('rules that are on their way are waited for', async () => {
  const sheet = await sheetOf(open(false, { path: INFO, hang: true }))
  expect(sheet.getByRole('status', { name: '加载中' })).toBeTruthy()
})

it.each([
  ['they', INFO],
  ['the activity', DETAIL],
])('rules can be refetched where %s failed to load', async (_, path) => {
  const page = open(true, { path, drop: true, times: 1 })
  const sheet = await sheetOf(page)
  await page.user.click(await sheet.findByRole('button', { name: '重试' }))
  expect(await sheet.findAllByRole('listitem')).not.toHaveLength(0)
  expect(sheet.queryByRole('button', { name: '重试' })).toBeNull()
})
