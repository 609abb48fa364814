import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Rolldown } from 'vite'
import { BOOT } from '../../build/layers.ts'
import { filesBelow, hashOf, hashOfFiles } from '../../site/files.ts'
import { bundle } from '../../vite/bundle.ts'
import { BASE, type DemoParts, readParts } from './html.ts'

export interface BuiltDemos extends DemoParts {
  /** Contents by their path below the demos' address. */
  files: Record<string, string>
}

const PAGE = 'scripts/shell/demo/page/main.tsx'
const CACHE = 'node_modules/.cache/shell-demo'
const TOOLS = ['scripts/shell/demo', 'scripts/build', 'scripts/vite', 'scripts/site', 'package-lock.json']

/** Builds all demos when they are first asked for; what was built before is used again while its sources are the same. */
export function builtDemos(root: string): () => Promise<BuiltDemos> {
  let building: Promise<BuiltDemos> | undefined
  return () => {
    building ??= fromCache(root).catch((error) => {
      building = undefined
      throw error
    })
    return building
  }
}

async function fromCache(root: string): Promise<BuiltDemos> {
  const themes = filesBelow(root, 'pages').filter((file) => /\.(svg|module\.css)$/.test(file))
  // Tests run with React's development build, which complains of more.
  const key = hashOf(process.env.NODE_ENV ?? '', hashOfFiles(root, ['shared', ...themes, ...TOOLS]))
  const file = path.join(root, CACHE, `${key}.json`)
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    const built = await build(root)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(built))
    return built
  }
}

async function build(root: string): Promise<BuiltDemos> {
  const output = await bundle(root, 'demo', path.join(root, PAGE), {
    base: `${BASE}/`,
    build: {
      assetsInlineLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: { input: { demo: path.join(root, PAGE), boot: path.join(root, BOOT) } },
    },
  })
  const entryCalled = (name: string) =>
    output.output.find((file) => file.type === 'chunk' && file.isEntry && file.name === name)?.fileName ?? ''
  const entry = entryCalled('demo')
  const urls = { entry: `${BASE}/${entry}`, boot: `${BASE}/${entryCalled('boot')}` }
  const files = Object.fromEntries(output.output.map((file) => [file.fileName, textOf(file)]))
  const css = firstSheets(output, entry).map((sheet) => files[sheet])
  return { ...(await readParts(root, urls, css.join(''))), files }
}

/** Style sheets of what the entry imports, however deep, then its own; those of a demo come with the demo. */
function firstSheets(output: Rolldown.RolldownOutput, entry: string): string[] {
  const chunks = new Map([entry].map((name) => [name, chunkOf(output, name)]))
  for (const chunk of chunks.values())
    for (const name of chunk?.imports ?? []) if (!chunks.has(name)) chunks.set(name, chunkOf(output, name))
  const sheets = [...chunks.values()]
    .reverse()
    .flatMap((chunk) => [...(chunk?.viteMetadata?.importedCss ?? [])])
  return [...new Set(sheets)]
}

function chunkOf(output: Rolldown.RolldownOutput, name: string): Rolldown.OutputChunk | undefined {
  const file = output.output.find(({ fileName }) => fileName === name)
  return file?.type === 'chunk' ? file : undefined
}

/** Images are inlined in modules and style sheets, so that every file is text. */
function textOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string {
  return file.type === 'chunk' ? file.code : String(file.source)
}
