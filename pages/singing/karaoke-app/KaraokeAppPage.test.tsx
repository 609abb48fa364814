import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPage } from '#testing'
import { afterThisTest } from '#testing/browser.ts'
import { KaraokeAppPage } from './KaraokeAppPage.tsx'

const open = () =>
  renderPage(KaraokeAppPage, {
    page: 'singing/karaoke-app',
    userId: '10001',
    now: Date.UTC(2026, 3, 8, 11, 30),
  })

it('the page’s own head is not drawn, its name is still read out', async () => {
  open()
  expect(screen.getByRole('heading', { level: 1, name: '今夜开唱' })).toBeTruthy()
  expect(screen.queryByText('语音房 · 演唱之夜')).toBeNull()
  expect(await screen.findByText('正在演唱')).toBeTruthy()
})

it('a singer’s name opens the profile in the app, and the room is the app’s', async () => {
  const app = { openUserProfilePage: vi.fn(), jumpRoom: vi.fn() }
  Object.assign(window, { android: app })
  afterThisTest(() => Reflect.deleteProperty(window, 'android'))
  const { user } = open()
  const [singer] = await waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('[data-track="profile"]')]
    expect(found).not.toHaveLength(0)
    return found
  })
  await user.click(singer as HTMLElement)
  await waitFor(() =>
    expect(app.openUserProfilePage).toHaveBeenCalledWith(expect.stringMatching(/"71\d{3}"/)),
  )
  await user.click((await screen.findAllByRole('button', { name: '进房间听歌' }))[0] as HTMLElement)
  await waitFor(() => expect(app.jumpRoom).toHaveBeenCalled())
})

it('in a plain browser names are text, and the room is opened in the app', async () => {
  open()
  expect(await screen.findAllByRole('button', { name: '在 App 里听' })).toHaveLength(2)
  expect(document.querySelector('[data-track="profile"]')).toBeNull()
})
