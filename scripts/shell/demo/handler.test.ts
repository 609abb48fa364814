import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { listen } from '../../site/listen.ts'
import { createDemoHandler } from './index.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
let server: Server
let origin: string

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const demos = createDemoHandler({ root: ROOT })
  server = createServer(async (request, response) => {
    if (!(await demos(request, response))) response.end('somebody else')
  })
  origin = `http://localhost:${await listen(server, 0)}`
})
afterAll(() => {
  vi.unstubAllEnvs()
  server.closeAllConnections()
  server.close()
})

const get = (path: string) => fetch(`${origin}${path}`)

it('the demo server lists the components that have a demo', async () => {
  const response = await get('/__shell/demo/components.json')
  expect(response.headers.get('content-type')).toContain('application/json')
  expect(await response.json()).toEqual(expect.arrayContaining(['kit/button', 'kit/theme-root']))
})

it('the demo server serves the demo page with the pages’ own scripts, words, sizes and files', async () => {
  const html = await (await get('/__shell/demo?component=kit/button&lang=en')).text()
  expect(html).toContain('"kit/sheet":{"close":')
  const entry = /<script type="module" src="([^"]+)"/.exec(html)?.[1] ?? ''
  const script = await get(entry)
  expect(script.headers.get('content-type')).toContain('javascript')
  const parts = [...(await script.text()).matchAll(/static\/demo\.[\w.-]+\.(?:js|css)/g)].map(
    ([file]) => file,
  )
  expect(parts.length).toBeGreaterThan(20)
  const answers = await Promise.all(parts.map((file) => get(`/__shell/demo/${file}`)))
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
})

it('the demo server says 404 for a component or a file that does not exist', async () => {
  const paths = ['?component=kit/nothing', '?component=../secret', '/static/nothing.js', '/constructor']
  const answers = await Promise.all(paths.map((path) => get(`/__shell/demo${path}`)))
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})

it('the demo server leaves everything else to others', async () => {
  for (const path of ['/', '/__shell', '/__shell/demonstration', '/battle'])
    expect(await (await get(path)).text()).toBe('somebody else')
})
