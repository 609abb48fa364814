import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow } from '../../site/files.ts'
import { FolderStore } from '../store/folder-store.ts'
import { expectInOrder, open, publisher, SEASON, SITE } from '../testing/fixtures.ts'
import { temporaryFolder } from '../testing/make-dist.ts'
import { makeBuilds } from '../testing/scenarios.ts'
import { init } from '../verbs/init.ts'
import { prune } from '../verbs/prune.ts'
import { publish } from '../verbs/publish.ts'
import { verify } from '../verbs/verify.ts'

const SCRIPT = path.join(import.meta.dirname, '../testing/stopped-prune.ts')

/** Waits until the system says that it is stopped. */
async function stopped({ pid, exitCode }: ChildProcess): Promise<void> {
  while (!/\) T /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))) {
    if (exitCode !== null) throw new Error('It ended instead.')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

it.runIf(process.platform === 'linux')(
  'a prune whose process was stopped deletes at most the file that it was stopped at, when it goes on',
  async () => {
    const [one, two, three] = makeBuilds()
    const folder = temporaryFolder()
    const store = new FolderStore(folder)
    await init(publisher(store))
    for (const dist of [one, two, three]) await publish(publisher(store), dist, [SEASON])
    const time = Date.now() / 1000 - 60 * 86_400
    for (const file of filesBelow(folder, '.')) utimesSync(path.join(folder, file), time, time)
    const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, folder, SITE], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      let said = ''
      child.stdout.on('data', (chunk) => {
        said += chunk
      })
      await stopped(child)
      await publish(publisher(store, 'Ann'), one, [SEASON])
      await prune(publisher(store, 'Ann'), { yes: true })
      await publish(publisher(store, 'Ann'), two, [SEASON])
      const ended = once(child, 'exit')
      child.kill('SIGCONT')
      expect((await ended)[0]).toBe(0)
      expect(Number(said)).toBeGreaterThan(0)
      expect(await open(store, SEASON)).toBe(two.page(SEASON).build)
      expect((await verify(publisher(store), [])).problems.length).toBeLessThan(2)
      await publish(publisher(store), two, [SEASON])
      await expectInOrder(store)
    } finally {
      child.kill('SIGKILL')
    }
  },
)
