import path from 'node:path'
import { launchBrowser } from '../browser/browser.ts'
import { createPreviewServer } from '../server/preview-server.ts'
import { listen } from '../site/listen.ts'
import type { Bar } from './bars.ts'
import { firstRow } from './first-row.ts'
import { measure, type Target } from './load.ts'
import { makeVariants } from './variants.ts'

const QUERY = '?token=demo-10001&userId=10001'

/** Ours, plain Vite and a static page, side by side in one run. */
export async function loadBars(visits: number): Promise<Bar[]> {
  const root = process.cwd()
  const sites = await makeVariants(root, path.join(root, 'node_modules/.cache/bench'))
  const servers = Object.entries(sites).map(([name, folder]) => ({
    name,
    server: createPreviewServer(folder),
  }))
  const bases: Record<string, string> = {}
  for (const { name, server } of servers) bases[name] = `http://localhost:${await listen(server, 0)}`
  const browser = await launchBrowser()
  const row = await firstRow(browser, `${bases.ours}/battle${QUERY}`)
  const targets: Target[] = [
    { name: 'ours cold', url: `${bases.ours}/battle${QUERY}`, row },
    { name: 'plain cold', url: `${bases.plain}/battle${QUERY}`, row },
    { name: 'still cold', url: `${bases.still}/battle` },
    { name: 'ours warm', url: `${bases.ours}/battle${QUERY}`, row, before: `${bases.ours}/battleRule` },
    { name: 'plain warm', url: `${bases.plain}/battle${QUERY}`, row, before: `${bases.plain}/battleRule` },
  ]
  const found = await measure(browser, targets, visits)
  await browser.close()
  for (const { server } of servers) server.close()
  const of = (name: string) => found[name] ?? { paint: Number.NaN, data: Number.NaN }
  const cold = of('ours cold')
  const bar = (name: string, ours: number, against: number, limit: number): Bar => ({
    name,
    ours,
    against,
    limit,
    unit: 'ms',
  })
  return [
    bar('first paint, against static HTML', cold.paint, of('still cold').paint, 1.15),
    bar('first paint, against plain Vite', cold.paint, of('plain cold').paint, 1),
    bar('first row of data, cold, against plain Vite', cold.data, of('plain cold').data, 0.85),
    bar(
      'first row of data, second page, against plain Vite',
      of('ours warm').data,
      of('plain warm').data,
      0.65,
    ),
  ]
}
