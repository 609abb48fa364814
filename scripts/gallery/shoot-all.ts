import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { Pool } from '../browser/pool.ts'
import type { Site } from '../browser/site.ts'
import { fileOf, type Shot } from './plan.ts'
import { alikeAmong } from './visit/alike.ts'
import { type Picture, takePicture } from './visit/take-picture.ts'

/** Pages wait more than they work, so there may be more of them than cores. */
const AT_ONCE = 3

/** A shot and its result; its picture is in the folder under `fileOf`. */
export interface Taken extends Shot, Omit<Picture, 'png'> {}

/** Takes all pictures into a folder, several at a time, each on its own sandbox. Reported in the order of the shots. */
export async function shootAll(
  shots: readonly Shot[],
  folder: string,
  { browser, openSite, probe }: { browser: Browser; openSite: () => Promise<Site>; probe: string },
  onTaken: (done: number) => void = () => {},
): Promise<Taken[]> {
  const sites = new Pool(openSite, AT_ONCE)
  let done = 0
  try {
    const alike = alikeAmong(shots)
    const taken = await Promise.all(
      shots.map((shot) =>
        sites.lend(async (site) => {
          const { png, ...taken } = await takePicture(browser, site, probe, shot)
          alike.note(shot, png)
          const file = path.join(folder, fileOf(shot))
          mkdirSync(path.dirname(file), { recursive: true })
          writeFileSync(file, png)
          onTaken(++done)
          return { ...shot, ...taken }
        }),
      ),
    )
    return taken.map((each) => ({ ...each, findings: [...each.findings, ...alike.findingsOf(each)] }))
  } finally {
    for (const site of await sites.all()) await site.close()
  }
}
