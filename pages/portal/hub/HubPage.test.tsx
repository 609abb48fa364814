import { cleanup, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { navigate } from '#shared/runtime/navigate'
import { type PageOptions, renderPage } from '#testing'
import { putSiteFile } from '#testing/fetch.ts'
import { giveLayout } from '#testing/layout.ts'
import { HubPage } from './HubPage.tsx'

const LIST = '/campaigns.json'
/** Noon in the product's zone: the winter market opens in the evening. */
const NOON = Date.UTC(2026, 3, 8, 4)
const title = (en: string) => ({ zh: en, en, tw: en })

const open = (options: Partial<PageOptions> = {}) => {
  giveLayout()
  return renderPage(HubPage, { page: 'portal/hub', language: 'en', now: NOON, ...options })
}
const line = (name: RegExp) => screen.findByRole('link', { name })
const tab = (name: RegExp) => screen.findByRole('radio', { name })

it('live pages stand under what they are by now, with the title of their page', async () => {
  const listed = (activityId: string, path: string) => ({ activityId, path, title: title(path), cover: '' })
  open({
    userId: '10006',
    prepare: () => putSiteFile(LIST, JSON.stringify([listed('12', '/old'), listed('111', '/now')])),
  })
  expect((await line(/now/)).getAttribute('href')).toBe('/now')
  expect(await tab(/^Over 1$/)).toBeTruthy()
  expect(await tab(/^On now 1$/)).toBeTruthy()
})

it('a page published alone is in the list on the next visit; an unlisted page is not', async () => {
  open({
    prepare: () =>
      putSiteFile(
        LIST,
        JSON.stringify([{ activityId: '12', path: '/new', title: title('Fresh'), cover: '/c.png' }]),
      ),
  })
  expect((await line(/Fresh/)).getAttribute('href')).toBe('/new')
  expect(await tab(/^On now 1$/)).toBeTruthy()
})

it('of a cover the part without lettering is shown', async () => {
  const art = { left: 0.5, top: 0.2, width: 0.4 }
  const page = { activityId: '12', path: '/new', title: title('Fresh'), cover: '/c.png', art }
  open({ prepare: () => putSiteFile(LIST, JSON.stringify([page])) })
  const part = within(await line(/Fresh/)).getByText('', { selector: '[style]' })
  expect(part.style.getPropertyValue('--part')).toBe('scale(2.5) translate(-50%, -20%)')
})

it('of several running campaigns the one that ends first is featured, once, unless the address names one', async () => {
  open()
  expect((await line(/National Day/)).className).toMatch(/featured/)
  cleanup()
  open({ query: '?activityId=12' })
  expect((await line(/National Day/)).className).not.toMatch(/featured/)
})

it('an announced campaign without a page leads to its preview', async () => {
  const { user } = open()
  await user.click(await tab(/^Coming/))
  expect((await line(/Winter market/)).getAttribute('href')).toBe('/activityNew/activePre?activityId=201')
})

it('without the list of pages the server’s own word leads on', async () => {
  open({ prepare: () => putSiteFile(LIST, undefined) })
  expect((await line(/The Great Hunt/)).getAttribute('href')).toBe('/boss')
})

it('without dates the pages can be opened all the same, and the dates refetched', async () => {
  const { user } = open({ faults: { path: '/activity/info/list', drop: true, times: 1 } })
  expect(await screen.findByText(/times didn't load/)).toBeTruthy()
  expect((await line(/Mixi/)).textContent).not.toContain('Until')
  await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement)
  expect((await line(/The Great Hunt/)).textContent).toContain('Until')
})

it('the activity that the address names stands before the others, and its page is one tap away', async () => {
  const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  const { user } = open({ query: '?activityId=12' })
  expect(await screen.findByRole('heading', { level: 2, name: "The Stargazer's Atlas" })).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Go in' }))
  expect(to).toHaveBeenCalledWith('/constellation', { activityId: '12' })
})

it('an end that is half a year away is read with its year', async () => {
  open({ userId: '10006', query: '?activityId=30' })
  expect(await screen.findAllByText(/^Until \w{3} \d+, 2036$/)).not.toEqual([])
})

it('as a finger comes down on a line, the scripts of its page are fetched ahead, once', async () => {
  const asked = vi.spyOn(globalThis, 'fetch')
  const count = (file: string) => asked.mock.calls.filter(([url]) => url === file).length
  const { user } = open({
    prepare() {
      putSiteFile('/boss', '<link rel="modulepreload" href="/static/boss-1.js" integrity="sha256-x">')
      putSiteFile('/static/boss-1.js', 'export {}')
    },
  })
  for (let times = 0; times < 2; times++)
    await user.pointer({ keys: '[TouchA]', target: await line(/The Great Hunt/) })
  await vi.waitFor(() => expect(count('/static/boss-1.js')).toBe(1))
  expect(count('/boss')).toBe(1)
})

it('an activity that nobody knows shows a message above the bill', async () => {
  const { container } = open({ query: '?activityId=999' })
  expect(await screen.findByText('Unknown activity')).toBeTruthy()
  expect(within(container).queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(await line(/The Great Hunt/)).toBeTruthy()
})

it('when a campaign begins while the bill is open, it changes its place', async () => {
  const { sandbox } = open({ userId: '10001' })
  const coming = async () =>
    Number(/\d+/.exec((await tab(/^Coming/)).closest('label')?.textContent ?? '')?.[0])
  const before = await vi.waitFor(async () => {
    const count = await coming()
    expect(count).toBeGreaterThan(0)
    return count
  })
  sandbox.clock.advance(2 * 86_400_000)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(async () => expect(await coming()).toBeLessThan(before))
})

it('lines are grouped by how soon they end or start, and where there is one group it has no heading', async () => {
  const { user } = open({ userId: '10002' })
  const headings = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  await line(/The Great Hunt/)
  expect(headings()[0]).toBe('Ending within 3 days')
  await user.click(await tab(/^Coming/))
  expect(headings()).toEqual(['Starting within 7 days', 'Starting later'])
})
