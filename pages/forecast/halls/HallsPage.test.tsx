import { act, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { bridge } from '#shared/runtime/bridge'
import { type PageOptions, renderPage } from '#testing'
import { HallsPage } from './HallsPage.tsx'

/** A Wednesday at noon there: the tea house is open. */
const NOW = Date.UTC(2026, 10, 25, 4)

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(HallsPage, { page: 'forecast/halls', language: 'en', userId: '10001', now: NOW, ...options })

const push = (data: unknown) =>
  act(() => (window as unknown as { onSocketData(data: unknown): void }).onSocketData(data))

it('events of the week stand under their days; what is on leads into its hall', async () => {
  open()
  const [first, second] = (await screen.findAllByRole('listitem')).map((item) => within(item))
  expect(first?.getByText('Open all day')).toBeTruthy()
  expect(first?.getByRole('button', { name: 'Open the app to enter' })).toBeTruthy()
  expect(second?.getByRole('button', { name: 'Remind me' })).toBeTruthy()
})

it('a person who asks to be reminded is counted among those who wait', async () => {
  const { user } = open()
  const event = within((await screen.findAllByRole('listitem'))[1] as HTMLElement)
  const waiting = () =>
    Number(/(\d+) people waiting/.exec(event.getByText(/people waiting/).textContent ?? '')?.[1])
  const before = waiting()
  await user.click(event.getByRole('button', { name: 'Remind me' }))
  expect(await event.findByRole('button', { name: 'Reminder set' })).toBeTruthy()
  expect(waiting()).toBe(before + 1)
})

it('a hall that the address names has its own events, and the others are one tap away', async () => {
  const { user } = open({ query: '?roomId=88003' })
  expect(await screen.findByText('Werewolves for twelve')).toBeTruthy()
  expect(screen.queryByText('Open all day')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'All halls' }))
  expect(await screen.findByText('Open all day')).toBeTruthy()
})

it('in an app the page waits for the hall that the app names, a second long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(bridge, 'inApp', 'get').mockReturnValue(true)
  const { sandbox } = open()
  expect(screen.getByText('Initializing')).toBeTruthy()
  push({ roomId: 88003 })
  expect(await screen.findByText('Werewolves for twelve')).toBeTruthy()
  const asked = sandbox.calls.filter(({ path }) => path === '/room/event/list')
  expect(asked.map(({ params }) => params)).toEqual([{ roomId: '88003' }])
})

it('an app that names none is not waited for any longer: the page is of all halls', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(bridge, 'inApp', 'get').mockReturnValue(true)
  open()
  act(() => void vi.advanceTimersByTime(1000))
  expect(await screen.findByText('Open all day')).toBeTruthy()
})

it('the hall’s messages are shown; newer ones are offered, not inserted while reading', async () => {
  const { user, sandbox } = open()
  sandbox.clock.freeze(NOW)
  await user.click((await screen.findAllByRole('button', { name: 'Their chat' }))[0] as HTMLElement)
  const sheet = within(await screen.findByRole('dialog'))
  const newest = async () => (await sheet.findAllByRole('listitem'))[0]?.textContent
  const before = await newest()
  sandbox.clock.advance(60_000)
  const newer = sandbox.calls.filter(({ method }) => method === 'HEAD').length
  expect(newer).toBe(1)
  expect(sheet.queryByRole('button', { name: 'New messages' })).toBeNull()
  expect(await newest()).toBe(before)
})
