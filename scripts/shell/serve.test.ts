import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readMeta } from '../build/pages.ts'
import { SCENARIOS } from '../sandbox/world/scenario.ts'
import { buildClientScript, isOwnFrame, withClient } from './client-script.ts'
import { PEOPLE } from './people.ts'
import { createShell } from './serve.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const SEASON = { id: 'warlord/season', folder: 'pages/warlord/season' }

let server: Server
let origin = ''

beforeAll(async () => {
  const meta = await readMeta(ROOT, SEASON.folder)
  const shell = createShell({
    root: ROOT,
    dist: path.join(ROOT, 'nowhere'),
    pages: async () => [{ ...SEASON, meta }],
    endpoints: async () => [],
  })
  server = createServer(async (request, response) => {
    if (!(await shell(request, response))) response.writeHead(299).end('not the shell')
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const get = (address: string) => fetch(`${origin}${address}`)

describe('the shell', () => {
  it('the shell lists pages as their sources declare them, without sizes where nothing was built', async () => {
    const site = await (await get('/__shell/site.json')).json()
    expect(site.pages).toMatchObject([
      { id: 'warlord/season', family: 'warlord', paths: ['/battle'], budget: { html: 14.2 * 1024 } },
    ])
    expect(site.pages[0].states).toHaveProperty('logged-out', { as: 'nobody' })
    expect(site.pages[0]).not.toHaveProperty('size')
    expect(site.codes).toContainEqual({ code: 401, line: expect.stringContaining('login again') })
    for (const each of site.origins) expect(each).toMatch(/^http:\/\/[\d.]+:\d+$/)
  })

  it('the shell shows covers small', async () => {
    const response = await get('/__shell/cover/warlord/season')
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(PNG.sync.read(Buffer.from(await response.arrayBuffer())).width).toBe(320)
  })

  it.each(['/__shell/nope', '/__shell/cover/no/such', '/__shell/cover/'])(
    'the shell has nothing at %s',
    async (address) => {
      expect((await get(address)).status).toBe(404)
    },
  )

  it('the shell leaves other addresses alone', async () => {
    for (const address of ['/', '/battle', '/__shellfish', '/__sandbox/calls'])
      expect((await get(address)).status).toBe(299)
  })
})

describe('the played client', () => {
  const frame = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' }
  it('the played client is for pages in a frame of this site alone', () => {
    expect(isOwnFrame(frame)).toBe(true)
    expect(isOwnFrame({ ...frame, 'sec-fetch-site': 'cross-site' })).toBe(false)
    expect(isOwnFrame({ ...frame, 'sec-fetch-dest': 'document' })).toBe(false)
    expect(isOwnFrame({})).toBe(false)
  })

  it('the played client is for those that this site referred to, where a browser says nothing else', () => {
    const host = '192.168.1.7:5173'
    expect(isOwnFrame({ host, referer: `http://${host}/__shell?page=a/b` })).toBe(true)
    expect(isOwnFrame({ host, referer: 'http://elsewhere/' })).toBe(false)
    expect(isOwnFrame({ host, referer: 'nonsense' })).toBe(false)
  })

  it('the played client stands ahead of everything, and the rest is byte for byte what is published', async () => {
    const script = await buildClientScript(ROOT)
    const html = '<!doctype html>\n<html lang="zh-CN">\n<head>\n<meta charset="utf-8">$& <head></head>'
    const played = withClient(html, script)
    expect(played.indexOf('<script>')).toBeLessThan(played.indexOf('<meta'))
    expect(played.replace(`<script>${script}</script>`, '')).toBe(html)
    expect(script).not.toMatch(/<\/script/i)
  })
})

it("the people to choose from are the sandbox's", () => {
  expect(PEOPLE.map(({ id }) => id)).toEqual(Object.keys(SCENARIOS))
})
