import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createSandbox } from '#sandbox/index.ts'
import { ask } from '#sandbox/testing/ask.ts'
import { getMoments, getMomentTopic } from '#shared/api/video-moment'
import { type PageOptions, renderPage } from '#testing'
import { Viewer } from '../touching/Viewer.tsx'
import { Moments } from './Moments.tsx'
import type { Edition } from './Works.tsx'

// A whole page takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 })
configure({ asyncUtilTimeout: 5000 })

const NOW = Date.UTC(2026, 3, 8, 4)
const TOPIC = { topic: 'collect' }

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(() => <Moments edition={{ topic: 'collect', theme: '', art: null, drawn: null }} />, {
    page: 'moments/collect',
    language: 'en',
    userId: '10001',
    now: NOW,
    ...options,
  })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const view = async (name: string) => screen.findByRole('radio', { name })
const works = async (name: string) =>
  within(await screen.findByRole('list', { name })).findAllByRole('listitem')

it('a work without a title or a file is not handed in, and the person reads what is missing', async () => {
  const { user, sandbox } = open()
  await user.click(await button('Submit'))
  await user.click(await button('Send for review'))
  expect(await screen.findByText('Choose a video first')).toBeTruthy()
  expect(sandbox.calls.some(({ path }) => path.endsWith('/upload'))).toBe(false)
})

it('a work under review is seen by its maker alone; one that was refused says why', async () => {
  const { user } = open({ userId: '10009' })
  await user.click(await view('Mine'))
  expect(await screen.findByText('Not accepted')).toBeTruthy()
  expect(screen.getByText(/unclear/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Like/ })).toBeNull()
})

it('three films that were watched to their end add likes, each once', async () => {
  const { user, sandbox } = open()
  await screen.findByText('10 of 10 likes left today')
  for (const at of [0, 1, 2]) {
    const work = (await works('Hot'))[at] as HTMLElement
    await user.click(within(work).getByRole('button', { name: /^Play/ }))
    fireEvent.ended(work.querySelector('video') as HTMLVideoElement)
    await waitFor(() =>
      expect(sandbox.calls.filter(({ path }) => path.endsWith('/addTask'))).toHaveLength(at + 1),
    )
  }
  expect(await screen.findByText('13 of 13 likes left today')).toBeTruthy()
})

it('likes that are used up say so, and so does a like for one’s own work', async () => {
  const { data } = await ask(createSandbox({ now: NOW }), getMomentTopic, TOPIC)
  const none = { ...data, likes: { left: 0, total: 10 } }
  const { user } = open({ userId: '10003', faults: { path: '/activity/videoMoment/detail', data: none } })
  await user.click(within((await works('Hot'))[0] as HTMLElement).getByRole('button', { name: /Like/ }))
  expect(await screen.findByText('No likes left today. Tasks give more')).toBeTruthy()
  await user.click(await view('Mine'))
  await user.click(within((await works('Mine'))[0] as HTMLElement).getByRole('button', { name: /Like/ }))
  expect(await screen.findByText("You can't like your own work")).toBeTruthy()
})

it('of two hundred films in the list one at most is loaded', async () => {
  const { data } = await ask(createSandbox({ now: NOW }), getMoments, TOPIC)
  const list = Array.from({ length: 200 }, (_, at) => ({ ...data.list[0], id: `${at}`, title: `Film ${at}` }))
  const faults = { path: '/activity/videoMoment/list', data: { list, total: 200, hasMore: false } }
  const { user } = open({ faults })
  const all = await works('Hot')
  expect(all).toHaveLength(200)
  for (const at of [0, 99, 199])
    await user.click(within(all[at] as HTMLElement).getByRole('button', { name: /^Play/ }))
  expect(document.querySelectorAll('video')).toHaveLength(1)
})

it('the rank says where my best work stands and what it lacks', async () => {
  const { user } = open({ userId: '10003' })
  await user.click(await view('Ranking'))
  expect(await screen.findByText(/now no. \d+|has no place yet/)).toBeTruthy()
  await user.click(await view('Today'))
  expect((await works('Ranking')).length).toBeGreaterThan(5)
})

it('before it opens nothing can be handed in; once it is settled the three best are named', async () => {
  const early = open({ userId: '10005' })
  await early.user.click(await button('Submit'))
  expect(await screen.findByText("It hasn't opened yet")).toBeTruthy()
  early.unmount()
  open({ userId: '10007' })
  const winners = (await screen.findByRole('heading', { name: /most loved/ })).parentElement as HTMLElement
  expect(await within(winners).findAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
})

it('a messenger that opens no tab shows the link of a picture, over the list and over the viewer', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (Linux; Android 11) MicroMessenger/8.0',
  )
  vi.spyOn(window, 'open').mockReturnValue(null)
  const edition: Edition = {
    topic: 'touching',
    theme: '',
    art: null,
    drawn: null,
    picture: ({ title }, onOpen) => (
      <button type="button" onClick={onOpen}>
        Open {title}
      </button>
    ),
    viewer: (props) => <Viewer {...props} />,
  }
  const { user } = renderPage(() => <Moments edition={edition} />, {
    page: 'moments/touching',
    language: 'en',
    userId: '10001',
    now: NOW,
  })
  const link = async () => {
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' })
    expect(field.value).toMatch(/^http/)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Link' })).toBeNull())
  }
  await user.click((await screen.findAllByRole('button', { name: /^Save/ }))[0] as HTMLElement)
  await link()
  await user.click((await screen.findAllByRole('button', { name: /^Open / }))[0] as HTMLElement)
  const viewer = within(await screen.findByRole('dialog', { name: 'Pictures' }))
  await user.click(viewer.getByRole('button', { name: 'Save to phone' }))
  await link()
  expect(screen.getByRole('dialog', { name: 'Pictures' })).toBeTruthy()
})
