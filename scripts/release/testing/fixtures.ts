import assert from 'node:assert'
import { hashOf } from '../../site/files.ts'
import { canaryCopyOf } from '../../site/layout.ts'
import type { Release } from '../../site/live.ts'
import type { Context } from '../context.ts'
import { readLive } from '../live/read-live.ts'
import type { Store } from '../store/store.ts'
import { init } from '../verbs/init.ts'
import { verify } from '../verbs/verify.ts'
import { MemoryStore } from './memory-store.ts'

export const SITE = 'campaign-pages'
export const SEASON = 'warlord/season'
export const RULES = 'warlord/rules'

/** A publisher at a store; an hour of its own when it is given. */
export function publisher(store: Store, by = 'Ann', at = '2026-11-20T10:00:00.000Z', note = ''): Context {
  return {
    store,
    site: SITE,
    author: { by, note },
    now: () => new Date(at),
    progress: () => {},
    announce: () => {},
  }
}

/** A target in memory that has begun. */
export async function begun(): Promise<MemoryStore> {
  const store = new MemoryStore()
  await init(publisher(store))
  return store
}

/**
 * Opens a page as a visitor does, and every file that its HTML names.
 *
 * @returns the build that the visitor sees; undefined where the page is not live. Throws for a page that is broken.
 */
export async function open(store: Store, page: string): Promise<string | undefined> {
  const { live } = await readLive(store, SITE)
  const release = live.pages[page]
  if (!release) return undefined
  const build = await openHtml(store, release.html)
  if (build !== release.build) throw new Error(`${page} shows build ${build}, and ${release.build} is live.`)
  const { canary } = release
  if (canary && (await openHtml(store, canary.html)) !== canary.build)
    throw new Error(`The canary of ${page} does not show its build ${canary.build}.`)
  return build
}

/** The same, by the name that stays. */
export async function openStable(store: Store, page: string): Promise<string | undefined> {
  return (await store.head(`${page}.html`)) ? openHtml(store, `${page}.html`) : undefined
}

/** The build that the canary's visitors see by the name that stays; undefined where a page never had a canary. */
export async function openCanary(store: Store, page: string): Promise<string | undefined> {
  const key = canaryCopyOf(page)
  return (await store.head(key)) ? openHtml(store, key) : undefined
}

async function openHtml(store: Store, key: string): Promise<string> {
  const html = textOf((await store.get(key))?.bytes)
  if (!html.endsWith('\n')) throw new Error(`${key} is missing or incomplete.`)
  const needs = [...html.matchAll(/href="\/([^"]+)"/g)].map((match) => match[1] as string)
  for (const file of needs) {
    const content = textOf((await store.get(file))?.bytes)
    if (!file.includes(hashOf(content)))
      throw new Error(`${key} needs ${file}, which is missing or incomplete.`)
  }
  const own = needs.filter((file) => !/^static\/(react|runtime)-/.test(file))
  return hashOf(html, ...own.sort())
}

const textOf = (bytes?: Uint8Array) => new TextDecoder().decode(bytes)

/** Whether everything is as it should be: nothing half done, nothing missing. */
export async function expectInOrder(store: Store): Promise<void> {
  assert.deepEqual((await verify(publisher(store), [])).problems, [])
}

/** Number of the change that touched a page last. */
export async function touchOf(store: Store, page: string): Promise<number | undefined> {
  return (await readLive(store, SITE)).live.touched[page]?.change
}

export async function releaseOf(store: Store, page: string): Promise<Release | undefined> {
  return (await readLive(store, SITE)).live.pages[page]
}
