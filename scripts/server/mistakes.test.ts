import { spawn } from 'node:child_process'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { SourceCopy } from '../build/source-copy.ts'

const PAGE = 'pages/warlord/rules'
const DOMAIN = 'scripts/sandbox/domains/warlord/index.ts'
const copy = new SourceCopy(process.cwd(), ['warlord/_family', 'warlord/season', 'warlord/rules'])
let undo: [string, string][] = []
let printed = ''
let origin = ''
let stop = () => {}

beforeAll(async () => {
  const { NODE_OPTIONS: _, VITEST: __, NODE_ENV: ___, ...env } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/server/start.ts', '--port', '0'], {
    cwd: copy.root,
    env: { ...env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  stop = () => child.kill()
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk
    })
  origin = await vi.waitUntil(() => /http:\/\/localhost:\d+/.exec(printed)?.[0], 240_000)
})
afterAll(() => {
  stop()
  copy.remove()
})
afterEach(() => {
  for (const [file, content] of undo.reverse()) copy.write(file, content)
  undo = []
})

function edit(file: string, change: (content: string) => string): void {
  printed = ''
  undo.push([file, copy.read(file)])
  copy.edit(file, change)
}

const open = async (path: string, headers: Record<string, string> = { accept: 'text/html' }) => {
  const response = await fetch(origin + path, { headers })
  return { status: response.status, text: await response.text() }
}
/** What the server prints once an address has been opened until the edit has arrived there. */
const printedAt = (path: string, expected: RegExp, accept?: Record<string, string>) =>
  vi.waitUntil(
    async () => {
      // the watcher passes over a change that follows another within 50 ms
      for (const [file] of undo) copy.write(file, copy.read(file))
      await open(path, accept)
      return expected.exec(printed)?.[0]
    },
    { timeout: 240_000, interval: 300 },
  )

it('a sandbox module that throws answers its calls with the file, and the shell is served', async () => {
  edit(DOMAIN, (code) => `${code}\nthrow new Error('no season')\n`)
  const path = '/user/cap/battle/task/list'
  expect(await printedAt(path, /The sandbox failed at .*/)).toBe(
    `The sandbox failed at GET ${path}: no season, in ${DOMAIN}`,
  )
  expect(await open(path)).toMatchObject({ status: 500, text: expect.stringContaining('no season') })
  expect((await open('/__shell')).status).toBe(200)
  expect((await open('/@vite/client', {})).status).toBe(200)
})

it('a sandbox module that does not parse is named', async () => {
  edit(DOMAIN, (code) => `${code}\nexport const open = {\n`)
  expect(await printedAt('/user/cap/battle/task/list', new RegExp(`${DOMAIN}:\\d+`))).toBeTruthy()
})

it('an answer that breaks its contract is printed with method, path, field and the file of the schema', async () => {
  edit('shared/api/room.ts', (code) => code.replace('online: count', 'online: string()'))
  const names =
    'VERSION channel SYSTEM DEVICEID DEVIVEINFO PLATFORM PLATFORMOS AREA COUNTRY TIME_ZONE SOURCE'.split(' ')
  const headers = {
    ...Object.fromEntries(names.map((name) => [name, '1'])),
    LANGUAGE: 'ZH',
    SIMULATOR: 'false',
  }
  const path = '/room/nolog/room/list?pageNo=1&pageSize=1'
  expect(await printedAt(path, /.*breaks its contract.*/, headers)).toMatch(
    /^GET \/room\/nolog\/room\/list breaks its contract at "list\.0\.online": .*, received \d+\. The schema is in shared\/api\/room\.ts/,
  )
})

it('a page.ts with a misspelt field names it and the right one; the other pages are served', async () => {
  edit(`${PAGE}/page.ts`, (code) => code.replace('cover:', 'covr:'))
  const message = `${PAGE}/page.ts: "covr" is not a field of a page. Did you mean cover?`
  expect(await printedAt('/battleRule', /.*covr.*/)).toBe(message)
  expect(await open('/battleRule')).toMatchObject({ status: 500, text: expect.stringContaining(message) })
  expect((await open('/battle')).status).toBe(200)
})

it('a module of Node in a page is refused with the import that leads there', async () => {
  edit(
    `${PAGE}/main.tsx`,
    (code) => `import { readFileSync } from 'node:fs'\nconsole.log(readFileSync)\n${code}`,
  )
  expect(await printedAt(`/${PAGE}/main.tsx`, /.*node:fs, which.*/)).toContain(
    `${PAGE}/main.tsx: imports node:fs, which a browser does not have`,
  )
})

it('a light page that imports the heavy set is reported with the way there', async () => {
  edit(`${PAGE}/page.ts`, (code) => code.replace("weight: 'full'", "weight: 'light'"))
  edit(`${PAGE}/main.tsx`, (code) => `import { Tab } from '#shared/ui/tab'\nconsole.log(Tab)\n${code}`)
  expect(await printedAt('/battleRule', /.*reaches the heavy set.*/)).toContain(
    `${PAGE}/page.ts: this light page reaches the heavy set: ${PAGE}/main.tsx -> shared/ui/tab/index.ts.`,
  )
})
