import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageData } from '../../shared/runtime/app/index.ts'
import type { Resources } from '../../shared/runtime/i18n/index.ts'
import { nearest } from '../command/command-line.ts'
import { hashOf } from '../site/files.ts'
import type { ManifestPage } from '../site/manifest.ts'
import { type BuildSettings, hostsOf } from '../site/settings.ts'
import { BuildError } from '../vite/build-error.ts'
import { STATIC } from '../vite/bundle.ts'
import { checkBudget, type Sizes } from './budget.ts'
import { blockedMedia, digest, secureHtml } from './content-policy.ts'
import { renderHtml } from './html.ts'
import type { RuntimeHalf } from './layers.ts'
import { readWords, textKeys, wordsFoldersOf } from './locale-files.ts'
import type { Layer } from './lower-layers.ts'
import { runtimeId } from './make-manifest.ts'
import { bundlePage, type PageBundle } from './page-bundle.ts'
import type { Page } from './pages.ts'
import type { Prerendered } from './prerender-in-node.tsx'
import { inSources } from './source-maps.ts'

/** A finished page: its files with their bytes, its manifest entry, and what they were made from. */
export interface BuiltPage {
  entry: Omit<ManifestPage, 'source'>
  files: Map<string, string | Uint8Array>
  sources: string[]
  sizes: Sizes
  /** Bytes of each own module before compression. */
  weights: Record<string, number>
}

/** Where layers and page modules lie while Node renders them. */
export interface Stage {
  folder: string
  half: RuntimeHalf
  /** Called with the page that is rendered now. */
  enter(page: string): void
}

/** What a page's HTML and manifest entry are made from. */
interface Parts {
  page: Page
  layers: Layer[]
  /** Layers that the page loads. */
  used: Layer[]
  bundled: PageBundle
  settings: BuildSettings
}

/** What no page loads by itself: it comes when the page is idle. */
const BEHIND: Layer['name'][] = ['background', 'vitals', 'account']

/** Stands in the HTML for the build, which is a hash of it. */
const BUILD = '--the-build--'

/** Bundles, prerenders and measures one page. Its bytes depend on its own graph and the layers alone. */
export async function buildPage(
  root: string,
  page: Page,
  stage: Stage,
  settings: BuildSettings,
  weightsBefore?: Record<string, number>,
): Promise<BuiltPage> {
  const { layers } = stage.half
  const used = layers.filter(
    ({ name }) => !BEHIND.includes(name) && (name !== 'ui' || page.meta.weight === 'full'),
  )
  const bundled = await bundlePage(root, page, layers)
  const { files } = bundled
  refuseStrangersFrames(page, files)
  const parts = { page, layers, used, bundled, settings }
  const folders = wordsFoldersOf(root, bundled.sources)
  const words = readWords(root, folders)
  refuseUnknownShows(page, words.zh)
  const wordsUrls = addWords(files, page, words)
  const prerendered = await prerenderPage(stage, page.id, files, bundled.entry, words).catch(
    refuseFirstScreen(root, page),
  )
  refuseBlockedMedia(parts, prerendered)
  const unnamed = htmlOf(parts, stage, words.zh, wordsUrls, prerendered)
  const entry = manifestEntryOf(parts, unnamed)
  const html = unnamed.replace(BUILD, entry.build)
  const sizes = await checkBudget(page, weighedParts(parts, html), bundled.weights, weightsBefore)
  files.set(entry.html, html)
  const wordsFiles = folders.flatMap(({ folder }) =>
    ['zh', 'en', 'tw'].map((language) => `${folder}/${language}.json`),
  )
  const own = [`${page.folder}/page.ts`, path.posix.join(page.folder, page.meta.cover)]
  const sources = [...new Set([...bundled.sources, ...wordsFiles, ...own])].sort()
  return { entry, files, sources, sizes, weights: bundled.weights }
}

/** A site that frames a page can have people press what they do not see. */
function refuseStrangersFrames({ folder, meta }: Page, files: PageBundle['files']): void {
  if (meta.frames !== 'any') return
  for (const [file, content] of files) {
    const acts =
      file.endsWith('.js') &&
      /path:.([^`'"]+).(?:(?!path:)[\s\S])*?\bidempotent:\s*(?:!0|true)/.exec(String(content))
    if (acts)
      throw new BuildError(
        `${folder}/page.ts`,
        `"frames" lets every site show the page, which spends or grants by ${acts[1]}.`,
        'Remove "frames": known parents may show it all the same (KNOWN_PARENTS).',
      )
  }
}

const reachedBy = (settings: BuildSettings) => ({
  apis: [settings.apiBase, settings.werewolfBase],
  files: hostsOf(settings)?.files,
})

/** A picture or sound of the page's sources that its own policy blocks. */
function refuseBlockedMedia({ page, bundled, settings }: Parts, { body }: Prerendered): void {
  for (const code of [body, bundled.css, ...bundled.files.values()]) {
    const [url] = blockedMedia(String(code), reachedBy(settings))
    if (url)
      throw new BuildError(
        page.folder,
        `it loads ${url}, which its content policy blocks.`,
        'Keep the file beside the page and import it, or name its origin in FILE_ORIGINS.',
      )
  }
}

/** What an action shows is named by a key of the page's words, of its family's or of a component's. */
function refuseUnknownShows({ folder, meta }: Page, words: Resources): void {
  const keys = Object.entries(words).flatMap(([namespace, texts]) =>
    textKeys(texts).map((key) => (/^(page|family)$/.test(namespace) ? key : `${namespace}:${key}`)),
  )
  for (const [name, { shows = '' }] of Object.entries(meta.actions ?? {})) {
    if (!shows || /^(data-|\/)/.test(shows) || keys.includes(shows.replace(/^(page|family):/, ''))) continue
    throw new BuildError(
      `${folder}/page.ts`,
      `"actions.${name}.shows" names "${shows}", which the page's words do not have.${nearest(shows, keys)}`,
      'Name a key of its locales, or of a component that it uses, as campaign/tasks:claimed.',
    )
  }
}

/** Adds the files of the texts that are not in the HTML. @returns their URLs. */
function addWords(
  files: Map<string, string | Uint8Array>,
  page: Page,
  words: ReturnType<typeof readWords>,
): PageData['words'] {
  const add = (language: 'en' | 'tw') => {
    const content = JSON.stringify(words[language])
    const file = `${STATIC}/${nameOf(page)}.${language}-${hashOf(content)}.json`
    files.set(file, content)
    return `/${file}`
  }
  return { en: add('en'), tw: add('tw') }
}

const refuseFirstScreen = (root: string, page: Page) => (error: unknown) => {
  throw new BuildError(
    `${page.folder}/main.tsx`,
    `its first screen cannot be rendered: ${error instanceof Error ? `${error.message}${placeOf(root, error)}` : error}`,
    /does not provide an export/.test(String(error))
      ? 'The runtime does not export that name: add it to its folder; for a function of valibot, to shared/runtime/schema/index.ts.'
      : 'Importing and first rendering must not touch window, document, storage or the clock: use effects and the hooks of the runtime.',
  )
}

/** The page's HTML with its content security policy. */
function htmlOf(
  { page, layers, used, bundled, settings }: Parts,
  stage: Stage,
  zh: Resources,
  words: PageData['words'],
  { body, calls }: Prerendered,
): string {
  const { title, paths } = page.meta
  const urlOf = (name: string) => `/${layers.find((layer) => layer.name === name)?.file}`
  const waitedFor = used.filter(({ name }) => name !== 'boot' && (name !== 'ui' || bundled.needsUi))
  const heavy = used.find(({ name }) => name === 'ui')
  const rendered = renderHtml({
    meta: page.meta,
    data: {
      id: page.id,
      build: BUILD,
      runtime: runtimeId(layers),
      activity: page.meta.listed || undefined,
      api: settings.apiBase,
      werewolf: settings.werewolfBase || undefined,
      titles: title,
      words,
      background: urlOf('background'),
      vitals: settings.vitalsShare ? Number(settings.vitalsShare) : undefined,
      prefetch: heavy && !bundled.needsUi ? `/${heavy.file}` : undefined,
      calls,
      hosts: hostsOf(settings),
    },
    words: { zh },
    body,
    css: [
      ...used.map((layer) => layer.css),
      ...bundled.components.map((component) => heavy?.components?.[component] ?? ''),
      bundled.css,
    ].join(''),
    guard: stage.half.guard,
    inline: stage.half.inline,
    boot: urlOf('boot'),
    entry: `/${bundled.entry}`,
    preload: [...waitedFor.map((layer) => layer.file), ...bundled.imported].map((file) => `/${file}`),
    preview: {
      site: settings.siteUrl,
      path: paths[0] as string,
      cover: { ...bundled.cover, path: `/${bundled.cover.file}` },
    },
  })
  const codeOf = (file: string) =>
    layers.find((layer) => layer.file === file)?.code ?? bundled.files.get(file)
  const reachable = layers.filter((layer) => used.includes(layer) || BEHIND.includes(layer.name))
  const onDemand = [...reachable.map(({ file }) => file), ...bundled.files.keys()].filter(
    (file) => file.endsWith('.js') && !rendered.includes(`="/${file}"`),
  )
  const digestOf = (url: string) => digest(String(codeOf(url.slice(1))))
  return secureHtml(
    rendered,
    reachedBy(settings),
    digestOf,
    onDemand.map((file) => `/${file}`),
  )
}

function manifestEntryOf({ page, bundled, settings }: Parts, html: string): BuiltPage['entry'] {
  const { title, paths, weight, frames, redirects, listed: activityId } = page.meta
  const names = [...bundled.files.keys()].sort()
  const { file, art } = bundled.cover
  const listed = activityId && { activityId, title, cover: file, ...(art && { art }) }
  const build = hashOf(html, ...names, ...(listed ? [JSON.stringify(listed)] : []))
  const parents = hostsOf(settings)?.parents
  return {
    paths,
    weight,
    html: `${page.id}.html`,
    files: names,
    build,
    ...(listed && { listed }),
    ...(frames !== 'any' && { frames: 'own' as const, ...(parents && { parents }) }),
    ...(redirects && { redirects }),
  }
}

/** The texts that a visit loads, as the budget counts them. */
function weighedParts({ used, bundled }: Parts, html: string) {
  const first = new Set([bundled.entry, ...bundled.imported])
  const extras = new Set(bundled.extras)
  const scripts = [...bundled.files.keys()].filter((file) => file.endsWith('.js')).sort()
  const textOf = (file: string) => String(bundled.files.get(file))
  return {
    layers: used.map((layer) => layer.code),
    first: scripts.filter((file) => first.has(file)).map(textOf),
    later: scripts.filter((file) => !first.has(file) && !extras.has(file)).map(textOf),
    extras: bundled.extras.map(textOf),
    html,
  }
}

const nameOf = (page: Page) => page.id.replaceAll('/', '-')

/** Where in the sources it happened, as a hint. */
function placeOf(root: string, { stack = '' }: Error): string {
  const line = inSources(root, stack).match(/^ +at .*\b(?:pages|shared)\/.*$/m)?.[0]
  return line ? ` (${line.trim()})` : ''
}

let turn: Promise<unknown> = Promise.resolve()

/** Pages share one runtime layer in Node, so they are rendered in turn. */
async function prerenderPage(
  stage: Stage,
  page: string,
  files: PageBundleFiles,
  entry: string,
  words: Parameters<typeof import('./prerender-in-node.tsx').prerender>[0],
): Promise<Prerendered> {
  for (const [file, content] of files)
    if (file.endsWith('.js')) writeFileSync(path.join(stage.folder, file), content)
  const render = turn.then(async () => {
    stage.enter(page)
    const { prerender } = await import(pathToFileURL(path.join(stage.folder, stage.half.prerender.file)).href)
    await import(pathToFileURL(path.join(stage.folder, entry)).href)
    return prerender(words) as Prerendered
  })
  turn = render.catch(() => undefined)
  return render
}

type PageBundleFiles = Map<string, string | Uint8Array>
