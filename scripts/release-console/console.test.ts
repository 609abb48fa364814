import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Act, ActLine, PageView, SiteView } from '../console/views.ts'
import { run } from '../release/command/run.ts'
import { RULES, SEASON } from '../release/testing/fixtures.ts'
import { makeDist, temporaryFolder } from '../release/testing/make-dist.ts'
import { createConsole } from './server.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const first = makeDist({ pages: { [SEASON]: 'first', [RULES]: 'first' } }).folder
const second = makeDist({ pages: { [SEASON]: 'second', [RULES]: 'second' } }).folder
const HOME = 'http://127.0.0.1:8123'
const TOKEN = 'of-this-console'
let target: string

beforeEach(async () => {
  target = path.join(temporaryFolder(), 'site')
  await command('init')
  await command('publish', SEASON, '--dist', first, '--note=first')
})

const command = (...words: string[]) =>
  run([...words, '--to', target], { env: { RELEASE_BY: 'Lan' }, out: () => {}, err: () => {} })

/** A console on the second built site. */
const open = (by = 'Mei') => createConsole({ root: ROOT, target, dist: second, env: {}, token: TOKEN, by })

function ask(site: ReturnType<typeof open>, at: string, init: RequestInit = {}): Promise<Response> {
  const headers = { host: '127.0.0.1:8123', cookie: `console-8123=${TOKEN}`, ...(init.headers as object) }
  return Promise.resolve(site.fetch(new Request(HOME + at, { ...init, headers })))
}

async function act(site: ReturnType<typeof open>, body: unknown): Promise<ActLine[]> {
  const headers = { origin: HOME, 'content-type': 'application/json' }
  const answer = await ask(site, '/api/act', { method: 'POST', headers, body: JSON.stringify(body) })
  return (await answer.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

const publish = (...expected: string[]): Act => ({
  verb: 'publish',
  names: [SEASON],
  options: { note: 'second', expect: expected },
})
const builds = async (site: ReturnType<typeof open>) => {
  const { pages } = (await (await ask(site, '/api/site')).json()) as SiteView
  return pages.find(({ page }) => page === SEASON)
}

describe('who may use a console', () => {
  it('the address that was printed lets in, by a cookie that scripts and other sites do not get', async () => {
    const answer = await ask(open(), `/?token=${TOKEN}`, { headers: { cookie: '' } })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
    expect(answer.headers.get('set-cookie')).toMatch(
      /^console-8123=of-this-console;.*HttpOnly; SameSite=Strict/,
    )
  })

  it.each<[string, number, string, RequestInit]>([
    ['no cookie', 401, '/api/site', { headers: { cookie: '' } }],
    ['another token', 401, '/?token=guessed', { headers: { cookie: 'console-8123=guessed' } }],
    ['a strange name', 421, '/', { headers: { host: 'pages.example.com' } }],
    ['a strange origin', 403, '/api/site', { headers: { origin: 'https://pages.example.com' } }],
    ['another console', 403, '/api/site', { headers: { origin: 'http://127.0.0.1:8124' } }],
    ['a form without an origin', 403, '/api/act', { method: 'POST' }],
    ['a form', 415, '/api/act', { method: 'POST', headers: { origin: HOME }, body: 'verb=undo' }],
    ['another method', 405, '/api/site', { method: 'DELETE' }],
  ])('%s is refused with %i', async (_, status, at, init) => {
    const answer = await ask(open(), at, init)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none';.*frame-ancestors 'none'/,
    )
  })

  it.each([
    ['a verb that is none of its own', { verb: 'init', names: [], options: {} }],
    ['an option of another', { ...publish(), options: { dist: '/etc' } }],
    ['an option as a page', { ...publish(), names: ['--all'] }],
  ])('%s is refused', async (_, body) => {
    expect(await act(open(), body)).toEqual([{ message: 'The body is no act of the console.' }])
  })
})

describe('acts of a console', () => {
  it('a release is published as by the command, with its progress', async () => {
    const site = open()
    const { live } = (await builds(site)) ?? {}
    const lines = await act(site, publish(`${SEASON}=${live?.build}`))
    expect(lines.at(-1)).toMatchObject({ exit: 0, result: { verb: 'publish', change: 2 } })
    expect(await builds(site)).toMatchObject({
      live: { by: 'Mei', note: 'second', change: 2 },
      built: { differs: false },
    })
  })

  it('of two consoles and a command at once one wins, and the others are told who it was', async () => {
    const [mei, lan] = [open(), open('Ann')]
    const { live } = (await builds(mei)) ?? {}
    const wanted = publish(`${SEASON}=${live?.build}`)
    const retire: Act = { ...wanted, verb: 'retire', names: [SEASON] }
    const ends = (await Promise.all([act(mei, wanted), act(lan, retire)])).map((lines) => lines.at(-1))
    const exits = ends.map((end) => end && 'exit' in end && end.exit).sort()
    expect(exits).toEqual([0, 3])
    const lost = ends.find((end) => end && 'exit' in end && end.exit === 3)
    expect(lost).toMatchObject({
      message: expect.stringMatching(/(Mei|Ann) (released|retired)|was expected at/),
    })
  })

  it('a refusal has the command’s words, and nothing changes', async () => {
    const site = open()
    const [end] = (await act(site, publish(`${SEASON}=none`))).slice(-1)
    expect(end).toMatchObject({ exit: 3, message: expect.stringContaining('was expected at none') })
    expect((await builds(site))?.live?.change).toBe(1)
  })

  it('a secret in a note is refused', async () => {
    const note = ['key AKIA', '0123456789ABCDEF'].join('')
    const [end] = (await act(open(), { ...publish(), options: { note } })).slice(-1)
    expect(end).toMatchObject({ exit: 2, message: expect.stringContaining('secret') })
  })
})

it('a page that was never published is shown as new, with what publishing sends', async () => {
  const view = (await (await ask(open(), `/api/page?page=${RULES}`)).json()) as PageView
  expect(view).toMatchObject({ releases: [], diff: { page: RULES, same: false } })
  expect(view.diff?.send.length).toBeGreaterThan(1)
})

it('without a collector it is said how to start the console with one', async () => {
  const answer = await ask(open(), '/api/health')
  expect(answer.status).toBe(500)
  expect(((await answer.json()) as { message: string }).message).toContain('--collector')
})
