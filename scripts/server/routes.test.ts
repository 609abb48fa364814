import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { matchRoute } from '../site/routes.ts'
import { builtSite } from './testing/built-site.ts'
import { runToEnd, type Started, startServer } from './testing/servers.ts'

const manifest = builtSite()
const routes = Object.entries(manifest.pages).flatMap(([id, { paths }]) =>
  paths.map((path) => ({ id, path })),
)
const familyOf = (id: string) => id.split('/', 1)[0]
/** The first path of each family: the rest is held by `matchRoute` alone. */
const tried = routes.filter(
  ({ id }, at) => routes.findIndex((each) => familyOf(each.id) === familyOf(id)) === at,
)
const ownerOf = (pathname: string) => routes.find(({ path }) => path === pathname)?.id
const taken = new Set([...routes.map(({ path }) => path), ...manifest.redirects.map(({ from }) => from)])

/** Paths that only look like a page's, without those that another page or a redirect owns. */
function lookalikesOf(path: string): string[] {
  const swapped = path.replace(/[a-z]/i, (sign) =>
    sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase(),
  )
  const all = [swapped, `${path}V9`, `${path}/more`, `${path}//`, path.slice(0, -1), `${path}.html`]
  return all.filter((each) => !taken.has(each))
}

it('every path is opened by its own page, and by no path that only looks like it', () => {
  for (const { id, path } of routes) {
    for (const visit of [path, `${path}/`, `${path}?token=a%20b&x`, `${path}/?lang=en`])
      expect(matchRoute(manifest, visit), visit).toEqual({ page: id })
    for (const lookalike of lookalikesOf(path))
      expect(matchRoute(manifest, lookalike), lookalike).toBeUndefined()
  }
})

// both match routes by one function, which is tried on every path above
describe.each([
  { name: 'preview', paths: tried },
  { name: 'start', paths: tried.slice(0, 3) },
] as const)('npm run $name', ({ name, paths }) => {
  let server: Started
  beforeAll(async () => {
    server = await startServer(name)
  })
  afterAll(() => server.stop())

  const get = (path: string, headers: Record<string, string> = { accept: 'text/html' }) =>
    fetch(server.origin + path, { headers, redirect: 'manual' })

  async function expectNoPage(path: string): Promise<void> {
    const response = await get(path)
    expect([response.status, response.headers.get('content-type')], path).toEqual([
      404,
      'text/html; charset=utf-8',
    ])
    expect(await response.text(), path).not.toContain('id="page"')
  }

  it.each(paths)(
    '$path opens $id, also with a trailing slash and a query, and nothing that only looks like it does',
    async ({ id, path }) => {
      for (const visit of [path, `${path}/`, `${path}?token=a%20b&x`, `${path}/?lang=en`]) {
        const response = await get(visit)
        expect([response.status, response.headers.get('content-type')], visit).toEqual([
          200,
          'text/html; charset=utf-8',
        ])
        expect(await response.text(), visit).toContain(`"id":"${id}"`)
      }
      for (const lookalike of lookalikesOf(path)) await expectNoPage(lookalike)
    },
  )

  for (const path of [
    '/nowhere',
    '/index.html',
    '/pages',
    '/%E0%A4%A',
    '/warlord/season',
    '/..%2f..%2fetc%2fpasswd',
  ]) {
    it(`${path} is a real 404 page`, async () => {
      if (!taken.has(path)) await expectNoPage(path)
    })
  }

  for (const path of ['/static/gone-1234.js', '/gone.png', '/gone.css', '/static/gone', '/gone.json']) {
    it(`${path} is a 404 and never HTML`, async () => {
      for (const accept of ['*/*', 'text/html,*/*;q=0.8']) {
        const response = await get(path, { accept })
        expect(response.status).toBe(404)
        expect(response.headers.get('content-type')).not.toContain('html')
      }
    })
  }

  for (const { from, to } of manifest.redirects) {
    it(`${from} leads to ${to}, which opens, and keeps the query`, async () => {
      const target = new URL(to, server.origin)
      const came = { channelId: '7', landingPageId: 'a b' }
      for (const visit of [from, from === '/' ? from : `${from}/`]) {
        const response = await get(`${visit}?${new URLSearchParams(came)}`)
        expect(response.status, visit).toBe(302)
        const location = new URL(response.headers.get('location') ?? '', server.origin)
        expect([location.origin, location.pathname], visit).toEqual([server.origin, target.pathname])
        expect(Object.fromEntries(location.searchParams), visit).toEqual({
          ...came,
          ...Object.fromEntries(target.searchParams),
        })
        const opened = await get(location.pathname + location.search)
        expect(opened.status, location.href).toBe(200)
        expect(await opened.text(), location.href).toContain(`"id":"${ownerOf(location.pathname)}"`)
      }
    })
  }

  it('the sandbox answers on the same origin', async () => {
    const response = await get('/__sandbox/calls')
    expect(response.headers.get('content-type')).toContain('json')
  })

  it('a taken port is a clear message', async () => {
    const { port, free } = await takePort()
    const { code, said } = await runToEnd(name, '--port', String(port))
    await free()
    expect(code).toBe(1)
    expect(said.trim()).toBe(
      `Port ${port} is taken by another program. Stop it, or choose another: --port ${port + 1}.`,
    )
  })
})

async function takePort(): Promise<{ port: number; free(): Promise<void> }> {
  const holder = createServer()
  await new Promise<void>((resolve) => holder.listen(0, resolve))
  const { port } = holder.address() as { port: number }
  return { port, free: () => new Promise((resolve) => void holder.close(() => resolve())) }
}
