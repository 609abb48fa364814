import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createCollector } from './collector.ts'
import { openPglite } from './database.ts'
import { Store } from './store.ts'
import { boot, describeCollector } from './testing/describe-collector.ts'
import { dump, erase, restore } from './upkeep.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'pglite-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('a collector on PGlite', () => describeCollector(() => openPglite()))

describe('a folder of PGlite', () => {
  it('a folder is refused to a second collector, also by another spelling, until the first has ended', async () => {
    const place = path.join(folder, 'one')
    const first = await openPglite(place)
    symlinkSync(place, path.join(folder, 'alias'))
    for (const same of [place, `${folder}/./one/`, path.join(folder, 'alias')])
      await expect(openPglite(same)).rejects.toThrow('another collector has')
    await first.close()
    await (await openPglite(place)).close()
  })

  it('a folder whose collector was killed can be opened', async () => {
    const place = path.join(folder, 'two')
    const code = `import('./scripts/collector/database.ts').then(({ openPglite }) => openPglite(process.argv[1])).then(() => { console.log('open'); setInterval(() => {}, 1e6) })`
    const child = spawn(process.execPath, ['--import', 'tsx', '-e', code, place], {
      cwd: path.resolve(import.meta.dirname, '../..'),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise<void>((resolve) => child.stdout.once('data', () => resolve()))
    await expect(openPglite(place)).rejects.toThrow('another collector has')
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
    await (await openPglite(place)).close()
  })

  it('a database of the first schema gets the present one, with its counts; one of a newer is refused', async () => {
    const database = await openPglite()
    const { MIGRATIONS } = await import('./schema.ts')
    await database.run(MIGRATIONS[0] ?? '')
    await database.run("INSERT INTO boots VALUES (now(), '/a', 'b', 'ready', '', 'ios', 'zh', 'current', 7)")
    await Store.open(database, 3)
    expect(await database.query('SELECT n, weighed FROM boots')).toEqual([{ n: 7, weighed: 7 }])
    await Store.open(database, 3)
    await database.run("UPDATE settings SET value = '99' WHERE name = 'schema'")
    await expect(Store.open(database, 3)).rejects.toThrow(
      `The database has schema 99, and this collector has ${MIGRATIONS.length}: start the newer collector`,
    )
    await database.close()
  })

  it('an archive of a folder brings all of it back into another one', async () => {
    const [place, back, file] = ['three', 'four', 'backup.tar.gz'].map((name) => path.join(folder, name)) as [
      string,
      string,
      string,
    ]
    const collector = await createCollector({ database: await openPglite(place), secret: 'one' })
    await collector.ingest('event', JSON.stringify([boot('/kept', { userId: '77' })]), {
      deviceId: '',
      userId: '',
    })
    await expect(dump(place, file)).rejects.toThrow('another collector has')
    await collector.close()
    expect(await dump(place, file)).toContain('restore --file')
    await restore(back, file)
    await expect(restore(back, file)).rejects.toThrow('is there already')
    await expect(dump('postgres://db/phones', file)).rejects.toThrow('pg_dump --format=custom')
    const restored = await openPglite(back)
    expect(await restored.query('SELECT page FROM events')).toEqual([{ page: '/kept' }])
    await restored.close()
    expect(await erase(back, { person: '77' })).toMatch(/^1 events were deleted/)
    expect(await erase(back, { person: '77' })).toMatch(/^0 events/)
  })
})
