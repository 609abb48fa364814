import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCollector } from './collector.ts'
import { openPglite, openPostgres } from './database.ts'
import { boot, describeCollector } from './testing/describe-collector.ts'
import { playLoad } from './testing/load.ts'
import { type PostgresServer, startPostgres } from './testing/postgres-server.ts'
import { erase } from './upkeep.ts'

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server?.stop())

describe('a collector on PostgreSQL', () => describeCollector(() => openPostgres(server.url)))

it('PostgreSQL and PGlite answer the same', async () => {
  const events = Array.from({ length: 150 }, (_, n) => ({
    ...boot('/same', {}, { outcome: n % 9 ? 'ready' : 'failed', paint: 300 + n * 7, hydrated: 900 + n * 11 }),
    build: n % 2 ? 'aaaaaaaaaaaa' : 'bbbbbbbbbbbb',
    deviceId: 'device-1',
    userId: '10001',
  }))
  const answers = await Promise.all(
    [await openPostgres(server.url), await openPglite()].map(async (database) => {
      const now = () => Date.UTC(2026, 10, 28, 12)
      if (database.name === 'postgres')
        await database.run(
          'DROP TABLE IF EXISTS events, boots, failures, timings, curves, networks, calls, alerts, settings',
        )
      const collector = await createCollector({ database, secret: 'one', now })
      await collector.ingest('event', JSON.stringify(events), { deviceId: '', userId: '' })
      const ask = async (path: string) => (await collector.fetch(new Request(`http://logs${path}`))).json()
      const health = await ask('/health')
      const found = await ask('/events?device=device-1')
      for (const event of found.data.list) event.received = 0
      await collector.close()
      return { health, found }
    }),
  )
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]?.found.data.list).toHaveLength(150)
})

it('what pg_dump wrote brings all of it back by pg_restore, and a person is erased there', async () => {
  const file = path.join(tmpdir(), `collector-${process.pid}.dump`)
  const source = await createCollector({ database: await openPostgres(server.url) })
  await source.ingest('event', JSON.stringify([boot('/dumped', { userId: 'p-77' })]), {
    deviceId: '',
    userId: '',
  })
  await source.close()
  const pg = (program: string, ...args: string[]) => execFileSync(path.join(server.programs, program), args)
  pg('pg_dump', '--format=custom', '--no-unlogged-table-data', `--file=${file}`, server.url)
  const copy = server.url.replace(/\/[^/]*$/, '/copied')
  const admin = await openPostgres(server.url)
  await admin.query('CREATE DATABASE copied')
  await admin.close()
  pg('pg_restore', `--dbname=${copy}`, file)
  rmSync(file)
  expect(await erase(copy, { person: 'p-77' })).toMatch(/^1 events were deleted/)
  const restored = await openPostgres(copy)
  expect(await restored.query("SELECT sum(n)::int AS n FROM boots WHERE page = '/dumped'")).toEqual([
    { n: 1 },
  ])
  await restored.close()
})

it('a collector that is killed and started again under load loses no event, and counts none twice', async () => {
  const seconds = Number(process.env.LOAD_SECONDS ?? 4)
  const { sent, stored, counted, slowestMs } = await playLoad(server.url, {
    seconds,
    perSecond: 2000,
    batch: 20,
  })
  expect([stored, counted]).toEqual([sent, sent])
  expect(sent).toBe(seconds * 2000)
  expect(slowestMs).toBeGreaterThan(0)
})
