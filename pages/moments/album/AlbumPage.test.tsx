import { configure, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { bridge } from '#shared/runtime/bridge'
import { type PageOptions, renderPage } from '#testing'
import { AlbumPage } from './AlbumPage.tsx'

// A whole page takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 })
configure({ asyncUtilTimeout: 5000 })

const UPLOAD = '/activity/videoMoment/upload'
const URLS = ['https://cdn.example/1.png', 'https://cdn.example/2.png', 'https://cdn.example/3.png']

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(AlbumPage, {
    page: 'moments/album',
    language: 'en',
    userId: '10002',
    now: Date.UTC(2026, 3, 8, 4),
    ...options,
  })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const uploads = (sandbox: ReturnType<typeof open>['sandbox']) =>
  sandbox.calls.filter(({ path }) => path === UPLOAD)

/** Three photos of the app's album. */
function inApp() {
  vi.spyOn(bridge, 'inApp', 'get').mockReturnValue(true)
  return vi.spyOn(bridge, 'openNativeAlbumNew').mockResolvedValue({ ok: true, value: URLS })
}

it('photos stand under their day, the newest first', async () => {
  open()
  const days = await screen.findAllByRole('heading', { level: 2 })
  expect(days.length).toBeGreaterThan(3)
  const last = days[days.length - 1] as HTMLElement
  expect(within(last.parentElement as HTMLElement).getAllByRole('listitem')).toHaveLength(3)
})

it('the app’s album is opened for nine photos, newest first, and each is put in once', async () => {
  const album = inApp()
  const { user, sandbox } = open()
  await user.click(await button('Add'))
  await user.click(await button('Add pictures'))
  expect(album).toHaveBeenCalledWith({ type: 'image', sort: 'desc', num: 9 })
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3))
  await user.click(await button('Add them'))
  expect(await screen.findByText('3 added')).toBeTruthy()
  expect(uploads(sandbox).map(({ params }) => params.url)).toEqual(URLS)
  expect(await screen.findAllByText('In review')).toHaveLength(3)
})

it('an app that has the old album alone has that opened', async () => {
  vi.spyOn(bridge, 'inApp', 'get').mockReturnValue(true)
  vi.spyOn(bridge, 'openNativeAlbumNew').mockResolvedValue({ ok: false, code: 'missing' })
  const album = vi.spyOn(bridge, 'openNativeAlbum').mockResolvedValue({ ok: true, value: URLS.slice(0, 1) })
  const { user } = open()
  await user.click(await button('Add'))
  await user.click(await button('Add pictures'))
  expect(album).toHaveBeenCalledWith({ type: 'image', sort: 'desc', num: 9 })
  expect(await button('Remove picture 1')).toBeTruthy()
})

it('where one cannot be put in, it and those after it stay to be tried again', async () => {
  inApp()
  const { user, sandbox } = open({ faults: { path: UPLOAD, code: 5101, times: 1 } })
  await user.click(await button('Add'))
  await user.click(await button('Add pictures'))
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3))
  await user.click(await button('Add them'))
  await waitFor(() => expect(uploads(sandbox)).toHaveLength(1))
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3)
  await user.click(await button('Add them'))
  expect(await screen.findByText('3 added')).toBeTruthy()
})

it('somebody else’s album is looked at, not added to, also by who is logged out', async () => {
  open({ userId: undefined, query: '?toUserId=20003' })
  expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(3)
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull()
  expect(screen.getByRole('link', { name: 'See my album' })).toBeTruthy()
})

it('an album of nobody says that there is nobody', async () => {
  open({ query: '?toUserId=404' })
  expect(await screen.findByText('There is nobody with this ID')).toBeTruthy()
})

it('one’s own album asks for a login', async () => {
  open({ userId: undefined })
  expect(await screen.findByText('Please login first')).toBeTruthy()
})
