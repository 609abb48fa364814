import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type Chromium, openChromium } from '../../browser/chromium/chromium.ts'
import { addressOf } from '../../browser/person.ts'
import { SEASON } from '../season.ts'
import { openWorkbench, ROOT, type Workbench } from '../workbench.ts'

let bench: Workbench<Chromium>
beforeAll(async () => {
  bench = await openWorkbench(() => openChromium(inject('chromium'), inject('probe')))
})
afterAll(() => bench?.close())

it('a visit that fails leaves its picture and its trace, and names both', async () => {
  const visit = bench.visit(
    { name: 'on-purpose', trace: true, patience: 500 },
    async ({ tab, site, person }) => {
      await tab.open(addressOf(site.origin, SEASON, 'zh'))
      await person.sees('What nobody wrote')
    },
  )
  const { message } = await visit.then(
    () => expect.unreachable('it fails'),
    (error: Error) => error,
  )
  const [, trace = ''] = /^Trace: npx playwright-core show-trace --port 0 (\S+)$/m.exec(message) ?? []
  expect(trace).toMatch(/chromium\/failed\/on-purpose\.zip$/)
  expect(message).toContain(`Picture: ${trace.replace('.zip', '.png')}`)
  // what the viewer looks for in it: steps and pictures, and requests
  const archive = readFileSync(path.join(ROOT, trace), 'latin1')
  for (const part of ['trace.trace', 'trace.network']) expect(archive).toContain(part)
  for (const kind of ['zip', 'png']) rmSync(path.join(ROOT, trace.replace(/zip$/, kind)))
})

it('a visit that goes well leaves none', async () => {
  const kept = await bench.visit({ name: 'well', trace: true }, async ({ tab, site }) => {
    await tab.open(addressOf(site.origin, SEASON, 'zh'))
    return tab.trace
  })
  expect(kept).toBeDefined()
  expect(() => readFileSync(path.join(ROOT, 'screenshots/chromium/failed/well.zip'))).toThrow('ENOENT')
})
