import path from 'node:path'
import { findBrowser, launchBrowser } from '../../browser/browser.ts'
import { openSite } from '../../browser/site.ts'
import { checkPages } from '../../build/page-names.ts'
import { findPages } from '../../build/pages.ts'
import { readManifest } from '../../site/manifest.ts'
import type { Endurance } from '../bench-command.ts'
import { endureLimits, type Judged, judge } from './judge.ts'
import { printTable } from './print-table.ts'
import { stay } from './stay.ts'

/**
 * Keeps pages open on a slow phone, one after the other, while the sandbox's state moves under them.
 * @returns whether every threshold holds.
 */
export async function measureEndurance({ pages, minutes }: Endurance): Promise<boolean> {
  const root = process.cwd()
  checkPages(
    pages,
    (await findPages(root)).map(({ id }) => id),
  )
  const manifest = readManifest(path.join(root, 'dist/manifest.json'))
  const addresses = pages.map((id) => {
    const address = manifest?.pages[id]?.paths[0]
    if (!address) throw new Error(`${id} is not built yet: run "npm run build -- --page ${id}" first.`)
    return { id, address }
  })
  process.stdout.write(endureLimits(minutes))
  const browser = await launchBrowser(findBrowser())
  const judged: Judged[] = []
  try {
    for (const { id, address } of addresses) {
      const site = await openSite(root)
      try {
        judged.push(judge(id, await stay(browser, site, address, minutes)))
      } finally {
        await site.close()
      }
    }
  } finally {
    await browser.close()
  }
  printTable(judged)
  return judged.every(({ fails }) => !fails.length)
}
