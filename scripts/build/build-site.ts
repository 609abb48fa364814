import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { mapLimit } from '../command/map-limit.ts'
import { hashOf, hashOfFiles } from '../site/files.ts'
import { type Manifest, type ManifestPage, readManifest } from '../site/manifest.ts'
import { type BuildSettings, sameSettings } from '../site/settings.ts'
import { MIXINS } from '../vite/mixins.ts'
import { checkBackground, checkHeavySet } from './budget.ts'
import { PageCache } from './cache.ts'
import { buildRuntimeHalf, type RuntimeHalf } from './layers.ts'
import type { Layer } from './lower-layers.ts'
import { makeManifest, sourceOf } from './make-manifest.ts'
import { type BuiltPage, buildPage, type Stage } from './page-build.ts'
import { checkPages } from './page-names.ts'
import { findPages, type Page } from './pages.ts'
import { publicFiles } from './public-files.ts'
import { hasSourceMap } from './source-maps.ts'
import { startWatchdog } from './watchdog.ts'
import { writeSite } from './write-site.ts'

export interface BuildOptions {
  root: string
  /** Page ids to build; all when empty. */
  only: string[]
  /** Folder for finished layers and pages. */
  cache: string
  settings: BuildSettings
}

export interface BuildResult {
  manifest: Manifest
  /** Pages bundled now, and pages taken from the cache. */
  built: string[]
  cached: string[]
  pages: Map<string, BuiltPage>
}

const AT_ONCE = 4
/** Sources that every page's bytes depend on besides its own. */
const TOOLS = [
  'scripts/build',
  'scripts/vite',
  'scripts/site',
  MIXINS,
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

/** Folders whose every file may belong to a layer. */
const LAYERS = ['shared/runtime', 'shared/ui', 'shared/background']

/** Builds the site, or some pages of it, into `dist/`. */
export async function buildSite({ root, only, cache: folder, settings }: BuildOptions): Promise<BuildResult> {
  publicFiles(root)
  const all = await findPages(root)
  const pages = chosen(all, only)
  const tools = hashOfFiles(root, TOOLS)
  const half = await runtimeHalf(root, folder, tools)
  const watchdog = startWatchdog()
  const stage = { ...prepareStage(path.join(folder, 'stage'), half), enter: watchdog.enter }
  const layerKey = half.layers.flatMap(({ file, css, components }) => [
    file,
    css,
    JSON.stringify(components ?? {}),
  ])
  const base = hashOf(
    tools,
    ...layerKey,
    half.guard,
    half.inline,
    half.prerender.code,
    JSON.stringify(settings),
  )
  const cache = new PageCache(root, path.join(folder, 'pages'), base)

  const result = { built: [] as string[], cached: [] as string[], pages: new Map<string, BuiltPage>() }
  await mapLimit(
    pages,
    async (page) => {
      const found = cache.find(page)
      const built = found ?? (await buildPage(root, page, stage, settings, cache.weightsBefore(page)))
      if (!found) cache.keep(page, built)
      result.pages.set(page.id, built)
      result[found ? 'cached' : 'built'].push(page.id)
    },
    AT_ONCE,
  ).finally(watchdog.stop)

  const dist = path.join(root, 'dist')
  const source = sourceOf(root)
  const entries = new Map<string, ManifestPage>(
    [...result.pages].map(([id, built]) => [id, { ...built.entry, source }]),
  )
  let draft = makeManifest(half.layers, settings, entries, all)
  const before = only.length > 0 ? readManifest(path.join(dist, 'manifest.json')) : undefined
  const joins = before?.runtime.id === draft.runtime.id && sameSettings(before.settings, settings)
  if (before && joins) {
    const together = new Map([...Object.entries(before.pages), ...entries])
    draft = makeManifest(half.layers, settings, together, all)
  }
  const version = versionOf(root, draft.runtime.id)
  const digests = joins ? before?.files : undefined
  const manifest = writeSite({ root, dist, draft, digests, half, pages: result.pages, version })
  return { ...result, manifest }
}

function chosen(all: Page[], only: string[]): Page[] {
  checkPages(
    only,
    all.map(({ id }) => id),
  )
  return only.length > 0 ? all.filter((page) => only.includes(page.id)) : all
}

/** The layers depend on the tools, their folders and what they import from elsewhere; all unchanged, they are used again. */
async function runtimeHalf(root: string, folder: string, tools: string): Promise<RuntimeHalf> {
  const file = path.join(folder, 'runtime-half.json')
  const key = hashOf(tools, hashOfFiles(root, LAYERS))
  let before: Layer[] = []
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as {
      key: string
      sources: string
      half: RuntimeHalf
    }
    before = stored.half.layers
    const isKept = before.every((layer) => hasSourceMap(root, layer.file))
    if (isKept && stored.key === key && stored.sources === hashOfFiles(root, stored.half.sources))
      return stored.half
  } catch {
    // no complete layers yet, or one of their sources is gone
  }
  const half = await buildRuntimeHalf(root)
  await checkBackground(half.layers)
  await checkHeavySet(half.layers, before)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify({ key, sources: hashOfFiles(root, half.sources), half }))
  return half
}

/** Lays the layers out where Node can import them beside the pages' modules. */
function prepareStage(folder: string, half: RuntimeHalf): Omit<Stage, 'enter'> {
  mkdirSync(path.join(folder, 'static'), { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}')
  for (const { file, code } of [...half.layers, half.prerender]) writeFileSync(path.join(folder, file), code)
  return { folder, half }
}

/** Version of the shared runtime: changes with `shared/`, not when single pages are swapped. */
function versionOf(root: string, runtime: string): string {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
  return `${version}-${runtime}`
}
