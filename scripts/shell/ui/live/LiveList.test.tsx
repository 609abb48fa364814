import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendLogs, sendReport } from '#shared/api/frontend-log'
import { putSandbox } from '#testing/fetch.ts'
import { createSandbox } from '../../../sandbox/index.ts'
import { requestFor } from '../../../sandbox/testing/ask.ts'
import { presetFor } from '../../settings.ts'
import { LiveList } from './LiveList.tsx'
import { useLive } from './use-live.ts'

const settings = presetFor(undefined)
let sandbox: ReturnType<typeof createSandbox>

function List() {
  return <LiveList live={useLive(settings, { number: 1, label: 'season, Browser' })} />
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: false })
  sandbox = createSandbox()
  putSandbox(sandbox)
})
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const call = (path: string) =>
  act(async () => void (await sandbox.fetch(new Request(`http://localhost${path}`))))
const rows = () =>
  screen
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/\d\d:\d\d:\d\d/, '').replace(/\d+ ms/, 'n ms'))

async function show() {
  render(<List />)
  await pass(0)
  return userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) })
}

test('calls are asked for once a second and stand there newest first, with what came of them', async () => {
  await show()
  await call('/room/nolog/room/list')
  await pass(400)
  await call('/activity/nothing')
  expect(rows()).toEqual(['season, Browser'])
  await pass(700)
  expect(rows()).toEqual([
    'CallGET/activity/nothingHTTP 404, n ms',
    expect.stringMatching(/^CallGET\/room\/nolog\/room\/listHTTP 400, n ms$/),
    'season, Browser',
  ])
})

test('a call that takes long is listed when it comes, and reported again when it is answered', async () => {
  await show()
  sandbox.addFault({ delayMs: 4000, code: 500 })
  const answer = sandbox.fetch(new Request('http://localhost/room/nolog/room/list'))
  await pass(1100)
  expect(rows()[0]).toContain('under way')
  await pass(5000)
  await answer
  expect(rows()).toHaveLength(2)
  expect(rows()[0]).toContain('500, n ms')
})

test('what a page reports and logs is listed by kind', async () => {
  const user = await show()
  await act(async () => {
    const event = { rid: 'r1', id: 'battle.unlock', scene: 3 }
    const content = JSON.stringify({ eventId: 'Share_Start' })
    await sandbox.fetch(requestFor(sendReport, { userId: '', content }))
    await sandbox.fetch(requestFor(sendLogs, { frontendLog: JSON.stringify([event]) }))
  })
  await pass(1100)
  await user.click(screen.getByRole('button', { name: /^Report/ }))
  expect(rows()).toEqual(['ReportShare_Start', 'season, Browser'])
  await user.click(screen.getByRole('button', { name: /^Log/ }))
  expect(rows()).toEqual(['Logbattle.unlockbutton', 'season, Browser'])
  await user.click(screen.getByRole('button', { name: /^All/ }))
  expect(rows()).toHaveLength(5)
})

test('a paused list holds what comes, and shows it when it goes on; a cleared list is empty', async () => {
  const user = await show()
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  await call('/room/nolog/room/list')
  await pass(1100)
  expect(rows()).toEqual(['season, Browser'])
  await user.click(screen.getByRole('button', { name: 'Go on' }))
  expect(rows()).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.getByText('Nothing has happened yet.')).toBeTruthy()
})

test('while the window is out of sight nothing is asked', async () => {
  await show()
  const asked = vi.spyOn(sandbox, 'fetch')
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await pass(5000)
  expect(asked).not.toHaveBeenCalled()
})

test('a server that has gone is said, and the list goes on when it is back', async () => {
  await show()
  const { fetch } = sandbox
  sandbox.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await pass(1100)
  expect(screen.getByRole('alert').textContent).toContain('The server cannot be reached.')
  sandbox.fetch = fetch
  await call('/room/nolog/room/list')
  await pass(1100)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(rows()).toHaveLength(2)
})
