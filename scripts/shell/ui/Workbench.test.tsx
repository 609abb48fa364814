import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { putSandbox } from '#testing/fetch.ts'
import { createSandbox } from '../../sandbox/index.ts'
import { frameShown, openShell } from './testing/open-shell.tsx'

let sandbox: ReturnType<typeof createSandbox>
beforeEach(() => {
  sandbox = createSandbox()
  putSandbox(sandbox)
})
afterEach(() => void vi.unstubAllGlobals())

const frame = async () => {
  await waitFor(() => expect(frameShown()).toBeTruthy())
  return frameShown() as HTMLIFrameElement
}
const section = (name: string) => screen.getByRole('region', { name })
const ask = (path: string) =>
  sandbox.fetch(new Request(`http://localhost${path}`, { headers: { userId: '10001' } }))

test('the frame opens once the sandbox is set and earlier traces are gone', async () => {
  localStorage.setItem('token', 'of somebody before')
  const reset = vi.spyOn(sandbox, 'fetch')
  openShell('?page=warlord/season&state=ended&lang=tw')
  expect(frameShown()).toBeNull()
  expect((await frame()).getAttribute('src')).toBe('/battle?lang=tw&token=demo-10006&userId=10006')
  const verbs = reset.mock.calls.map(([request]) => new URL((request as Request).url).pathname)
  expect(verbs.filter((path) => /reset|clock$|steer/.test(path))).toContain('/__sandbox/reset')
  expect(sandbox.clock.now()).toBeGreaterThan(Date.now() + 86_000_000)
  expect(localStorage.getItem('token')).toBeNull()
})

test('one press shows a state; what was changed of the person and the faults is the state’s own again', async () => {
  const { user } = openShell('?page=warlord/season&client=ios&person=10002&fault={"code":500}')
  const first = await frame()
  await user.click(within(section('States')).getByRole('button', { name: 'ended' }))
  expect(location.search).toBe('?page=warlord/season&state=ended&client=ios')
  await waitFor(() => expect(frameShown()).not.toBe(first))
  expect((await frame()).getAttribute('src')).toContain('userId=10006')
  expect(screen.getByRole('button', { name: 'ended' }).getAttribute('aria-current')).toBe('true')
})

test('a state that the page does not declare is said', async () => {
  openShell('?page=warlord/season&state=nonsense')
  expect(screen.getByRole('alert').textContent).toContain('declares no state “nonsense”')
  await frame()
})

test('a section says how much differs, and puts it back', async () => {
  const { user } = openShell('?page=warlord/season&client=android&bridge=never')
  expect(within(section('Client')).getByText('2 changed')).toBeTruthy()
  expect(screen.getByText('Reset all, 2 changed')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Reset Client' }))
  expect(location.search).toBe('?page=warlord/season')
  await frame()
})

test('a fault reaches the open page from its next call on, and goes again', async () => {
  const { user } = openShell('?page=warlord/season')
  const first = await frame()
  fireEvent.load(first)
  await user.click(screen.getByRole('button', { name: 'Faults' }))
  await user.click(screen.getByRole('button', { name: 'HTML with 200' }))
  expect(await screen.findByText('In effect from the next call on.')).toBeTruthy()
  expect(await (await ask('/user/cap/battle/task/list')).text()).toContain('Bad Gateway')
  expect(frameShown()).toBe(first)
  expect(location.search).toContain('fault=')
  await user.click(screen.getByRole('button', { name: 'HTML with 200' }))
  await waitFor(async () =>
    expect(await (await ask('/user/cap/battle/task/list')).text()).not.toContain('Bad Gateway'),
  )
})

test('an hour later is an hour later for the open page, and can be sent as a link', async () => {
  const { user } = openShell('?page=warlord/season')
  fireEvent.load(await frame())
  await user.click(screen.getByRole('button', { name: 'Clock' }))
  await user.click(screen.getByRole('button', { name: '+1 h' }))
  await waitFor(() => expect(sandbox.clock.now()).toBeGreaterThan(Date.now() + 3_500_000))
  expect(new URLSearchParams(location.search).get('clock')).toBe('+1h')
})

test('another size changes the frame alone', async () => {
  const { user } = openShell('?page=warlord/season')
  const first = await frame()
  await user.click(screen.getByRole('button', { name: 'Motion and size' }))
  await user.click(screen.getByRole('radio', { name: '320 × 568, small' }))
  expect(frameShown()).toBe(first)
  expect(first.width).toBe('320')
})

test('the shell says when the sandbox cannot be prepared, and tries again', async () => {
  const { fetch } = sandbox
  sandbox.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  const { user } = openShell('?page=warlord/season')
  expect(
    await screen.findByText(/The sandbox could not be prepared. The server cannot be reached./),
  ).toBeTruthy()
  sandbox.fetch = fetch
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await frame()
})

test('bridge calls of the page are listed with payload and answer', async () => {
  const { user } = openShell('?page=warlord/season&client=android')
  await frame()
  const call = {
    kind: 'bridge',
    id: '1',
    client: 'android',
    method: 'jumpRoom',
    at: 1,
    payload: { roomId: '8' },
  } as const
  act(() => window.__shell?.report({ ...call, outcome: 'asked' }))
  expect(screen.getByText('waits for its answer')).toBeTruthy()
  act(() => window.__shell?.report({ ...call, at: 2, outcome: 'answered', answer: { code: 0 } }))
  await user.click(screen.getByRole('button', { name: /Bridge jumpRoom answered/ }))
  expect(section('Payload, to android').querySelector('pre')?.textContent).toBe('{\n  "roomId": "8"\n}')
  expect(section('Answer').querySelector('pre')?.textContent).toBe('{\n  "code": 0\n}')
})

test('title and path are those that the page has', async () => {
  openShell('?page=warlord/season')
  await frame()
  act(() => {
    window.__shell?.report({ kind: 'title', at: 1, title: 'A hall' })
    window.__shell?.report({ kind: 'path', at: 1, path: '/battleRule?lang=zh' })
  })
  expect(frameShown()?.title).toBe('A hall')
  expect(screen.getByTitle('/battleRule?lang=zh')).toBeTruthy()
})

test('the QR code is of the page’s own address in the chosen network', async () => {
  const { user } = openShell('?page=warlord/season')
  await frame()
  await user.click(screen.getByRole('button', { name: 'On a phone' }))
  expect(screen.getByRole('img', { name: 'QR code' }).querySelector('path')?.getAttribute('d')).toMatch(
    /^M\d/,
  )
  await user.click(screen.getByRole('radio', { name: '10.0.0.3' }))
  expect(screen.getByText('http://10.0.0.3:5173/battle?lang=zh&token=demo-10001&userId=10001')).toBeTruthy()
})

test('a demo stands in the phone in the chosen language; nothing is set there that it has not', async () => {
  const { user } = openShell('?component=kit/button')
  expect((await frame()).getAttribute('src')).toBe('/__shell/demo?component=kit%2Fbutton&lang=zh')
  expect(screen.queryByRole('region', { name: 'Client' })).toBeNull()
  const first = frameShown()
  await user.click(screen.getByRole('radio', { name: 'English' }))
  // Another frame, not the old one led on: that would be one more step in the browser's history.
  expect(first?.getAttribute('src')).toContain('lang=zh')
  await waitFor(() => expect(frameShown()?.getAttribute('src')).toContain('lang=en'))
})
