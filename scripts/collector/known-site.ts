import path from 'node:path'
import { openStore } from '../release/store/open-store.ts'
import { LIVE } from '../site/layout.ts'
import { parseLive } from '../site/live.ts'
import type { Known } from './rows.ts'

/** File lists of builds, a file each. */
const BUILDS = '_release/builds/'
/** How long the manifest may be old, and how often it is read for what it does not have. */
const READ_EVERY_MS = 60_000
const READ_AGAIN_MS = 2000

/**
 * Pages and builds of a released site, read from its manifest: builds that are or were live, also those that are not any more, as long
 * as this process has seen them.
 *
 * @param target a folder, or s3://bucket/prefix. @param report called with what hinders it; what was known stays, and before the first
 * reading everything is known.
 */
export function knownSite(
  target: string,
  env: NodeJS.ProcessEnv,
  report: (problem: string) => void,
): { known: Known; refresh(): Promise<void> } {
  const store = openStore(target, env)
  const [paths, builds] = [new Set<string>(), new Set<string>()]
  let readAt = 0
  let isRead = false
  let reading: Promise<void> | undefined

  async function read(): Promise<void> {
    const stored = await store.get(LIVE)
    if (!stored) throw new Error(`There is no site at ${target}.`)
    const { pages, retired = {} } = parseLive(new TextDecoder().decode(stored.bytes))
    for (const { paths: own } of [...Object.values(pages), ...Object.values(retired)])
      for (const path of own) paths.add(path)
    for (const { build, previousBuild, canary } of Object.values(pages))
      for (const each of [build, previousBuild, canary?.build]) if (each) builds.add(each)
    // of all that were ever sent there, whose visitors may come back
    for (const { key } of await store.list(BUILDS)) builds.add(path.posix.basename(key, '.json'))
    isRead = true
  }
  const refresh = () => {
    readAt = Date.now()
    reading ??= read()
      .catch((error: Error) => report(error.message))
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  const has = (set: ReadonlySet<string>, name: string) => {
    const age = Date.now() - readAt
    if (age > READ_EVERY_MS || (!set.has(name) && age > READ_AGAIN_MS)) void refresh()
    // a site that could not be read yet makes no stranger of anything
    return !isRead || set.has(name)
  }
  return {
    known: { hasPage: (path) => has(paths, path), hasBuild: (build) => has(builds, build) },
    refresh,
  }
}
