import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getActivityInfo } from '#shared/api/activity'
import { getTaskList } from '#shared/api/warlord'
import { readPost } from '#shared/api/warlord-acts'
import { answerWith } from '../../site/node-http.ts'
import { createSandbox, type Fault, type Sandbox } from '../index.ts'
import { ask, requestFor } from '../testing/ask.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox()
})
afterEach(() => void vi.useRealTimers())

const TASK_LIST = '/user/cap/battle/task/list'
const taskList = () => sandbox.fetch(requestFor(getTaskList, {}))

function control(verb: string, body?: unknown): Promise<Response> {
  return sandbox.fetch(
    new Request(`http://sandbox.test/__sandbox/${verb}`, { method: 'POST', body: JSON.stringify(body) }),
  )
}

it('a code is answered as often as it was ordered, and then the truth again', async () => {
  await control('faults', { path: TASK_LIST, code: 2042, desc: '稍后再试', times: 2 })
  const codes = []
  for (let call = 0; call < 3; call++) codes.push((await ask(sandbox, getTaskList, {})).code)
  expect(codes).toEqual([2042, 2042, 200])
})

it('a rule meets only the calls that it names', async () => {
  sandbox.addFault({ path: '/user/*', method: 'get', userId: '10002', status: 502 })
  expect((await taskList()).status).toBe(200)
  expect((await sandbox.fetch(requestFor(getTaskList, {}, { userId: '10002' }))).status).toBe(502)
  sandbox.addFault({ path: '/activity/info/info/{id}', code: 500, bizCode: 'X' })
  expect(await ask(sandbox, getActivityInfo, { id: '7' })).toMatchObject({
    code: 500,
    bizCode: 'X',
    data: null,
  })
})

describe('nonsense', () => {
  const bodyFor = async (rule: Fault) => {
    sandbox.addFault(rule)
    return (await taskList()).text()
  }
  it('nonsense arrives as it was given', async () => {
    expect(await bodyFor({ body: '<html>502</html>' })).toBe('<html>502</html>')
    expect(await bodyFor({ body: '' })).toBe('')
    expect(await bodyFor({ cut: 9 })).toBe('{"code":2')
    expect(JSON.parse(await bodyFor({ data: { days: 'many' } }))).toMatchObject({
      code: 200,
      data: { days: 'many' },
    })
  })

  it('nonsense that the control endpoint does not understand is named', async () => {
    const answer = await control('faults', { delay: 3 })
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('delay')])
    expect(await (await control('clock', { now: 'never' })).text()).toContain('now: expected ms or a date')
  })
})

it('a delay holds the answer back, and a caller may abort it', async () => {
  vi.useFakeTimers()
  sandbox.addFault({ delayMs: 5000 })
  const answered = vi.fn()
  void taskList().then(answered)
  await vi.advanceTimersByTimeAsync(4999)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(answered).toHaveBeenCalled()

  const abort = new AbortController()
  const broken = sandbox.fetch(new Request(requestFor(getTaskList, {}), { signal: abort.signal }))
  abort.abort()
  await expect(broken).rejects.toMatchObject({ name: 'AbortError' })
})

it('held calls are released in order, and a caller may abort one', async () => {
  const abort = new AbortController()
  sandbox.addFault({ hold: true })
  const broken = sandbox.fetch(new Request(requestFor(getTaskList, {}), { signal: abort.signal }))
  const answered: string[] = []
  const first = taskList().then(() => answered.push('first'))
  const second = taskList().then(() => answered.push('second'))
  await vi.waitFor(() => expect(sandbox.calls).toHaveLength(3))
  abort.abort()
  await expect(broken).rejects.toMatchObject({ name: 'AbortError' })
  expect(answered).toEqual([])
  expect(await (await control('release', { calls: 1 })).json()).toMatchObject({ held: 1 })
  await first
  expect(answered).toEqual(['first'])
  expect(await (await control('release', {})).json()).toMatchObject({ held: 0 })
  await second
  expect((await taskList()).status).toBe(200)
})

it('a body that hangs gives its first half', async () => {
  sandbox.addFault({ hang: true })
  const reader = (await taskList()).body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  expect(new TextDecoder().decode(value)).toMatch(/^\{"code":200/)
})

describe('a connection that breaks', () => {
  it('a connection that breaks before the server acted changes nothing, and one that breaks after it does', async () => {
    const read = () => sandbox.fetch(requestFor(readPost, { id: 'lesson-3' }))
    const isRead = async () => (await ask(sandbox, getTaskList, {})).data.current.tutorials[0]?.read
    sandbox.addFault({ method: 'POST', drop: true, times: 1 })
    await expect(read()).rejects.toThrow(TypeError)
    expect(await isRead()).toBe(false)
    sandbox.addFault({ method: 'POST', drop: true, after: true, times: 1 })
    await expect(read()).rejects.toThrow(TypeError)
    expect(await isRead()).toBe(true)
  })

  it('a connection that breaks is a broken socket over HTTP', async () => {
    const server = createServer(answerWith((request, connection) => sandbox.fetch(request, connection)))
    await new Promise<void>((resolve) => server.listen(0, resolve))
    const { port } = server.address() as AddressInfo
    sandbox.addFault({ drop: true, times: 1 })
    const { headers } = requestFor(getTaskList, {})
    const url = `http://localhost:${port}${TASK_LIST}`
    await expect(fetch(url, { headers })).rejects.toThrow('fetch failed')
    expect((await fetch(url, { headers })).status).toBe(200)
    server.closeAllConnections()
    server.close()
  })
})

it('the clock can be set, stopped and given back', async () => {
  await control('clock', { freeze: '2027-01-01T00:00:00Z' })
  await control('clock', { advance: 1000 })
  expect(sandbox.clock.now()).toBe(Date.UTC(2027, 0, 1) + 1000)
  await control('clock', {})
  expect(Math.abs(sandbox.clock.now() - Date.now())).toBeLessThan(1000)
})

it('what happened in the app shows on the page', async () => {
  await control('happen', { userId: '10001', what: 'hosted', amount: 0.5 })
  const { data } = await ask(sandbox, getTaskList, {})
  expect(data.current.tasks.find(({ id }) => id === '3-host')).toMatchObject({
    progress: 1,
    state: 'claimable',
  })
})

it('calls are listed, and a reset forgets everything', async () => {
  await ask(sandbox, readPost, { id: 'lesson-3' })
  const listed = await sandbox.fetch(new Request('http://sandbox.test/__sandbox/calls'))
  expect(await listed.json()).toMatchObject([
    {
      method: 'POST',
      path: '/user/cap/battle/readPost',
      userId: '10001',
      params: { id: 'lesson-3' },
      code: 200,
    },
  ])
  sandbox.addFault({ code: 500 })
  await control('reset')
  expect(sandbox.calls).toEqual([])
  expect((await ask(sandbox, getTaskList, {})).data.current.tutorials[0]?.read).toBe(false)
})
