import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageData } from '../../shared/runtime/app/index.ts'
import { hashOf } from '../site/files.ts'
import type { ManifestPage } from '../site/manifest.ts'
import { type BuildSettings, hostsOf } from '../site/settings.ts'
import { STATIC } from '../vite/bundle.ts'
import { checkBudget, type Sizes } from './budget.ts'
import { digest, secureHtml } from './content-policy.ts'
import { BuildError } from './fail.ts'
import { renderHtml } from './html.ts'
import type { RuntimeHalf } from './layers.ts'
import { bundlePage } from './page-bundle.ts'
import type { Page } from './pages.ts'
import type { Prerendered } from './prerender-in-node.tsx'
import { readWords, wordsFoldersOf } from './words.ts'

/** A finished page: its files with their bytes, its manifest entry, and what they were made from. */
export interface BuiltPage {
  entry: ManifestPage
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
}

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
    ({ name }) => name !== 'background' && (name !== 'ui' || page.meta.weight === 'full'),
  )
  const bundled = await bundlePage(root, page, layers)
  const folders = wordsFoldersOf(root, bundled.sources)
  const words = readWords(root, folders)
  const files = bundled.files
  const name = page.id.replaceAll('/', '-')
  const wordsUrl = (language: 'en' | 'tw') => {
    const content = JSON.stringify(words[language])
    const file = `${STATIC}/${name}.${language}-${hashOf(content)}.json`
    files.set(file, content)
    return `/${file}`
  }
  const { body, calls } = await prerenderPage(stage, bundled.files, bundled.entry, words).catch(
    (error: unknown) => {
      throw new BuildError(
        `${page.folder}/main.tsx`,
        `its first screen cannot be rendered: ${error instanceof Error ? `${error.message}${placeOf(error)}` : error}`,
        /does not provide an export/.test(String(error))
          ? 'The runtime does not export that name: add it to its folder; for a function of valibot, to shared/runtime/schema/index.ts.'
          : 'Importing and first rendering must not touch window, document, storage or the clock: use effects and the hooks of the runtime.',
      )
    },
  )
  const { title, paths, weight } = page.meta
  const waitedFor = used.filter(({ name }) => name !== 'boot' && (name !== 'ui' || bundled.needsUi))
  const heavy = used.find(({ name }) => name === 'ui')
  const styleOf = (piece: string) => heavy?.pieces?.[piece] ?? ''
  const data: PageData = {
    id: page.id,
    api: settings.apiBase,
    werewolf: settings.werewolfBase || undefined,
    titles: title,
    words: { en: wordsUrl('en'), tw: wordsUrl('tw') },
    background: `/${layers.find((layer) => layer.name === 'background')?.file}`,
    prefetch: heavy && !bundled.needsUi ? `/${heavy.file}` : undefined,
    calls,
    hosts: hostsOf(settings),
  }
  const rendered = renderHtml({
    meta: page.meta,
    data,
    words: { zh: words.zh },
    body,
    css: [...used.map((layer) => layer.css), ...bundled.pieces.map(styleOf), bundled.css].join(''),
    guard: stage.half.guard,
    inline: stage.half.inline,
    boot: `/${layers.find((layer) => layer.name === 'boot')?.file}`,
    entry: `/${bundled.entry}`,
    preload: [...waitedFor.map((layer) => layer.file), ...bundled.imported].map((file) => `/${file}`),
    preview: {
      site: settings.siteUrl,
      path: paths[0] as string,
      cover: { ...bundled.cover, path: `/${bundled.cover.file}` },
    },
  })
  const codeOf = (file: string) => used.find((layer) => layer.file === file)?.code ?? files.get(file)
  const html = secureHtml(rendered, [settings.apiBase, settings.werewolfBase], (url) =>
    digest(String(codeOf(url.slice(1)))),
  )
  const htmlFile = `${page.id}.html`
  const names = [...files.keys()].sort()
  const listed = page.meta.listed && { activityId: page.meta.listed, title, cover: bundled.cover.file }
  const build = hashOf(html, ...names, ...(listed ? [JSON.stringify(listed)] : []))
  const entry: ManifestPage = { paths, weight, html: htmlFile, files: names, build }
  if (listed) entry.listed = listed
  if (page.meta.frames === 'own') {
    entry.frames = 'own'
    if (data.hosts?.parents) entry.parents = data.hosts.parents
  }
  if (page.meta.redirects) entry.redirects = page.meta.redirects
  const first = new Set([bundled.entry, ...bundled.imported])
  const scripts = names.filter((file) => file.endsWith('.js'))
  const textOf = (file: string) => String(files.get(file))
  const parts = {
    layers: used.map((layer) => layer.code),
    first: scripts.filter((file) => first.has(file)).map(textOf),
    later: scripts.filter((file) => !first.has(file)).map(textOf),
    html,
  }
  const sizes = await checkBudget(page, parts, bundled.weights, weightsBefore)
  files.set(htmlFile, html)
  const wordsFiles = folders.flatMap(({ folder }) =>
    ['zh', 'en', 'tw'].map((language) => `${folder}/${language}.json`),
  )
  const sources = [
    ...bundled.sources,
    ...wordsFiles,
    `${page.folder}/page.ts`,
    path.posix.join(page.folder, page.meta.cover),
  ]
  return { entry, files, sources: [...new Set(sources)].sort(), sizes, weights: bundled.weights }
}

/** The line of the page's own module where it happened, as a hint. */
function placeOf(error: Error): string {
  const line = error.stack?.split('\n').find((each) => each.includes(`/${STATIC}/`))
  return line ? ` (${line.trim().replace(/file:.*\//, '')})` : ''
}

let turn: Promise<unknown> = Promise.resolve()

/** Pages share one runtime layer in Node, so they are rendered in turn. */
async function prerenderPage(
  stage: Stage,
  files: PageBundleFiles,
  entry: string,
  words: Parameters<typeof import('./prerender-in-node.tsx').prerender>[0],
): Promise<Prerendered> {
  for (const [file, content] of files)
    if (file.endsWith('.js')) writeFileSync(path.join(stage.folder, file), content)
  const render = turn.then(async () => {
    const { prerender } = await import(pathToFileURL(path.join(stage.folder, stage.half.prerender.file)).href)
    await import(pathToFileURL(path.join(stage.folder, entry)).href)
    return prerender(words) as Prerendered
  })
  turn = render.catch(() => undefined)
  return render
}

type PageBundleFiles = Map<string, string | Uint8Array>
