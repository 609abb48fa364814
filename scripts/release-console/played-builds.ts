import { rmSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { findBrowser, launchBrowser } from '../browser/browser.ts'
import { bundleProbe } from '../browser/bundle-probe.ts'
import { openSite, type Site } from '../browser/site.ts'
import { enterState, PICTURE } from '../gallery/enter-state.ts'
import { openVisit } from '../gallery/open-visit.ts'
import type { Shot } from '../gallery/plan.ts'
import { type BuildFiles, folderOf } from './build-files.ts'

/** So many are served at once: the one that was asked for longest ago ends first. */
const MOST = 6

interface Played {
  site: Promise<Site>
  folder: Promise<string>
  /** Pictures of a site are taken one after the other: its sandbox has one state. */
  last: Promise<unknown>
}

/** Builds served beside sandboxes of their own, for pictures and the app shell. */
export class PlayedBuilds {
  readonly #root: string
  readonly #played = new Map<string, Played>()
  readonly #pictures = new Map<string, Promise<Buffer>>()
  #tools: Promise<[Browser, probe: string]> | undefined

  constructor(root: string) {
    this.#root = root
  }

  /** Where a build is served, with the app shell at `/__shell`. */
  async originOf(build: BuildFiles): Promise<string> {
    return (await this.#open(build).site).origin
  }

  /** A PNG of a state, 375 px wide; the same one while the console runs. */
  picture(build: BuildFiles, shot: Shot): Promise<Buffer> {
    const key = [build.page, build.entry.build, shot.state, shot.language].join(' ')
    let picture = this.#pictures.get(key)
    if (!picture) {
      const played = this.#open(build)
      picture = played.last.then(() => this.#take(played, shot))
      played.last = picture.catch(() => undefined)
      this.#pictures.set(key, picture)
      picture.catch(() => this.#pictures.delete(key))
    }
    return picture
  }

  async close(): Promise<void> {
    const [browser] = (await this.#tools?.catch(() => undefined)) ?? []
    await browser?.close()
    await Promise.all([...this.#played.values()].map(end))
  }

  #open(build: BuildFiles): Played {
    const key = `${build.page} ${build.entry.build}`
    let played = this.#played.get(key)
    this.#played.delete(key)
    if (!played) {
      const folder = folderOf(build, this.#root)
      const site = folder.then((at) => openSite(this.#root, at))
      site.catch(() => this.#played.delete(key))
      played = { folder, site, last: Promise.resolve() }
    }
    this.#played.set(key, played)
    const [first] = this.#played
    if (this.#played.size > MOST && first) {
      this.#played.delete(first[0])
      void end(first[1])
    }
    return played
  }

  async #take({ site }: Played, shot: Shot): Promise<Buffer> {
    this.#tools ??= Promise.all([launchBrowser(findBrowser()), bundleProbe(this.#root)])
    const [browser, probe] = await this.#tools
    const visit = await openVisit({ browser, site: await site }, probe, shot)
    try {
      await enterState(visit, shot)
      return await visit.tab.screenshot(PICTURE)
    } finally {
      await visit.close()
    }
  }
}

async function end({ site, folder }: Played): Promise<void> {
  await (await site.catch(() => undefined))?.close()
  const at = await folder.catch(() => undefined)
  if (at) rmSync(at, { recursive: true, force: true })
}
