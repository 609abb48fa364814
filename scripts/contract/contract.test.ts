import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getActivityInfo } from '#shared/api/activity'
import { getCaptainConfig } from '#shared/api/captain'
import { getTaskList } from '#shared/api/warlord'
import { setGoal } from '#shared/api/warlord-acts'
import { createSandbox, endpoints } from '../sandbox/index.ts'
import { listen } from '../site/listen.ts'
import { answerWith } from '../site/node-http.ts'
import { type Caller, type Finding, probe } from './probe.ts'
import { summaryOf } from './summary.ts'

const sandbox = createSandbox()
let server: Server
let caller: Caller
beforeAll(async () => {
  server = createServer(answerWith((request, side) => sandbox.fetch(request, side)))
  const host = `http://localhost:${await listen(server, 0)}`
  caller = { host, token: 'demo-10001', userId: '10001', language: 'en', inputs: { id: '7' } }
})
beforeEach(() => sandbox.reset())
afterAll(() => void server.close())

it('a server that keeps the contract agrees, endpoint by endpoint', async () => {
  expect(await probe(getTaskList, caller)).toEqual({
    call: 'GET /user/cap/battle/task/list',
    verdict: 'agrees',
    notes: [],
  })
})

it('no call that may act is ever made', async () => {
  for (const endpoint of endpoints()) await probe(endpoint, caller)
  expect(sandbox.calls.length).toBeGreaterThan(5)
  expect(sandbox.calls.filter(({ method }) => method !== 'GET' && method !== 'HEAD')).toEqual([])
  expect((await probe(setGoal, caller)).verdict).toBe('skipped')
})

it('every field that differs is named', async () => {
  sandbox.addFault({ path: '/user/captain/config', data: { hours: { from: 'noon' }, levels: [{}] } })
  const { verdict, notes } = await probe(getCaptainConfig, caller)
  expect(verdict).toBe('differs')
  expect(notes.join('\n')).toMatch(/^hours\.from: /m)
  expect(notes.join('\n')).toMatch(/^levels\.0\.name: /m)
})

describe('an answer that is no answer', () => {
  it.each([
    ['HTML', { body: '<html>portal</html>' }, 'differs', 'no JSON: <html>portal</html>'],
    ['another status', { status: 502 }, 'differs', 'HTTP status 502 instead of 200'],
    ['no envelope', { body: '[1]' }, 'differs', 'no envelope: "code" is missing'],
    ['a refusal', { code: 4040, desc: 'Gone' }, 'refused', 'code 4040: Gone'],
  ] as const)('%s is reported as what it is', async (_, rule, verdict, note) => {
    sandbox.addFault(rule)
    expect(await probe(getTaskList, caller)).toMatchObject({ verdict, notes: [note] })
  })

  it('a broken connection is reported with its reason', async () => {
    sandbox.addFault({ drop: true })
    const { verdict, notes } = await probe(getTaskList, caller)
    expect(verdict).toBe('silent')
    expect(notes[0]).toMatch(/fetch failed: ./)
  })
})

describe('what cannot be asked is left out, with what to add', () => {
  it('a call without a value to ask with is left out, with what to add', async () => {
    expect(await probe(getActivityInfo, { ...caller, inputs: {} })).toMatchObject({
      verdict: 'skipped',
      notes: ['it needs --input id=…'],
    })
  })

  it('a call without a login is left out, with what to add', async () => {
    expect(await probe(getTaskList, { ...caller, token: '', userId: '' })).toMatchObject({
      verdict: 'skipped',
      notes: ['it needs a login: give --token and --user'],
    })
  })
})

describe('the contract is shown to be kept', () => {
  const all = async (who: Caller) => {
    const findings: Finding[] = []
    for (const endpoint of endpoints().filter(({ path }) => path.startsWith('/user/captain/')))
      findings.push(await probe(endpoint, who))
    return summaryOf(findings)
  }

  it('the contract is shown to be kept by a server whose answers agree', async () => {
    const { kept, text } = await all(caller)
    expect(kept, text).toBe(true)
    expect(text).toMatch(/^Called \d+ of \d+ endpoints: \d+ agreed, 0 differed, /)
    expect(text).toMatch(/Every answer that came agrees\.$/)
  })

  it('the contract is not shown to be kept by a server that refuses every call', async () => {
    sandbox.addFault({ path: '/*', code: 401 })
    const { kept, text } = await all(caller)
    expect(kept).toBe(false)
    expect(text).toMatch(
      /: 0 agreed, 0 differed, [1-9]\d* refused, 0 did not answer; .*Every call was refused/,
    )
  })

  it('the contract is not shown to be kept where one answer differs', async () => {
    sandbox.addFault({ path: '/user/captain/config', data: {} })
    const { kept, text } = await all(caller)
    expect(kept).toBe(false)
    expect(text).toMatch(/, 1 differed, .*The server does not keep the contract\.$/)
  })

  it('the contract is not shown to be kept where nothing was called, or nothing is declared there', () => {
    const skipped: Finding = { call: 'GET /a', verdict: 'skipped', notes: [] }
    expect(summaryOf([skipped])).toEqual({
      kept: false,
      text: 'Called 0 of 1 endpoints: 0 agreed, 0 differed, 0 refused, 0 did not answer; 1 were left out. Nothing was called, so nothing was compared: the lines above say what each call needs.',
    })
    expect(summaryOf([])).toMatchObject({
      kept: false,
      text: expect.stringContaining('Nothing is declared below that path'),
    })
  })
})
