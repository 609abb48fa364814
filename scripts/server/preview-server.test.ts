// @vitest-environment node
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectSafe } from '../hosts/testing/expect-safe.ts'
import { FIXTURE_PUBLIC } from '../hosts/testing/fixture.ts'
import { hostileRequests } from '../hosts/testing/hostile-requests.ts'
import { sendRaw } from '../hosts/testing/raw-request.ts'
import { releaseFixture } from '../hosts/testing/release-fixture.ts'
import { FolderStore } from '../release/store/folder-store.ts'
import { temporaryFolder } from '../release/testing/make-dist.ts'
import { filesBelow } from '../site/files.ts'
import { listen } from '../site/listen.ts'
import { createPreviewServer } from './preview-server.ts'

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
  const record = kept.find((file) => file.startsWith('_release/journal/battle/season/')) as string
  const contents = kept
    .filter((file) => /^(manifest|status|_release)/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'latin1'))
  expect(contents.length).toBeGreaterThan(3)
  // The status page is shown to whoever runs this server.
  const requests = hostileRequests(record).filter(({ line }) => line !== 'GET /status.html')
  await expectSafe('preview', (request) => sendRaw(port, request), requests, contents)
})
