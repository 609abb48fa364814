import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectCanary } from '../hosts/testing/expect-canary.ts'
import { expectSafe } from '../hosts/testing/expect-safe.ts'
import { FIXTURE_PUBLIC } from '../hosts/testing/fixture.ts'
import { hostileRequests } from '../hosts/testing/hostile-requests.ts'
import { sendRaw } from '../hosts/testing/raw-request.ts'
import { releaseCanary, releaseFixture } from '../hosts/testing/release-fixture.ts'
import { FolderStore } from '../release/store/folder-store.ts'
import { temporaryFolder } from '../release/testing/make-dist.ts'
import { filesBelow } from '../site/files.ts'
import { listen } from '../site/listen.ts'
import { createPreviewServer, otherApisOf } from './preview-server.ts'

const folder = temporaryFolder()
const server = createPreviewServer(folder)
let port: number

beforeAll(async () => {
  await releaseFixture(new FolderStore(folder))
  port = await listen(server, 0)
})
afterAll(() => server.close())

it('hostile requests to the preview server get the answers that every host gives', async () => {
  const kept = filesBelow(folder, '.').filter((file) => !FIXTURE_PUBLIC.includes(file))
  const record = kept.find((file) => file.startsWith('_release/changes/')) as string
  const contents = kept
    .filter((file) => /^(manifest|status|_release(?!\/contents))/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'latin1'))
  expect(contents.length).toBeGreaterThan(3)
  // The status page is for the one who runs this server.
  const requests = hostileRequests(record).filter(({ line }) => line !== 'GET /status.html')
  await expectSafe('preview', (request) => sendRaw(port, request), requests, contents)
})

it('the preview shows a canary to its share of visitors, to each the same', async () => {
  const store = new FolderStore(folder)
  const canary = await releaseCanary(store, 'battle/season', 30, 'the canary')
  const ask = async (url: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`http://localhost:${port}${url}`, { headers })
    return { status: response.status, headers: response.headers, body: await response.text() }
  }
  await expectCanary(ask, '/battle', canary, 'the canary', '/battleRule')
})

it('pages that were built for another API are named, since the sandbox beside them is not what they call', () => {
  expect(otherApisOf(folder)).toEqual([])
  const { pages } = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'))
  const [{ html }] = Object.values(pages) as [{ html: string }]
  const content = readFileSync(path.join(folder, html), 'utf8')
  writeFileSync(
    path.join(folder, html),
    `${content}<script id="page">{"id":"a/b","api":"https://api.example.com"}</script>`,
  )
  expect(otherApisOf(folder)).toEqual(['https://api.example.com'])
})
