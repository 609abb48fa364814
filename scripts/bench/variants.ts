import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { aliases } from '../command/aliases.ts'
import { type Manifest, type ManifestPage, readManifest } from '../site/manifest.ts'
import { BROWSERS } from '../vite/bundle.ts'
import { pageStyles } from '../vite/page-styles.ts'

/** The page that is measured. */
export const MEASURED = 'warlord/season'

const PLAIN_SOURCES = 'node_modules/.cache/bench-plain'

/** Sites that show the same page, built differently; each a folder that the preview server can serve. */
export interface Variants {
  ours: string
  plain: string
  still: string
}

/** Makes the two sites that ours is held against. @param folder scratch folder, emptied first. */
export async function makeVariants(root: string, folder: string): Promise<Variants> {
  rmSync(folder, { recursive: true, force: true })
  const ours = path.join(root, 'dist')
  const manifest = readManifest(path.join(ours, 'manifest.json'))
  if (!manifest?.pages[MEASURED]) throw new Error('The site is not built yet: run "npm run build" first.')
  return { ours, plain: await makePlain(root, folder, manifest), still: makeStill(ours, folder, manifest) }
}

/** The first screen as static HTML with the same hero and styles, and no script at all. */
function makeStill(ours: string, folder: string, manifest: Manifest): string {
  const still = path.join(folder, 'still')
  const page = manifest.pages[MEASURED] as ManifestPage
  const html = readFileSync(path.join(ours, page.html), 'utf8')
    .replace(/<script\b[\s\S]*?<\/script>\n?/g, '')
    .replace(/<template\b[\s\S]*?<\/template>\n?/g, '')
    .replace(/<link rel="(modulepreload|expect)"[^>]*>\n?/g, '')
  write(still, page.html, html)
  return finish(ours, still, { ...manifest, pages: { [MEASURED]: { ...page, files: [] } } })
}

/** Builds every page of a built tree by plain Vite. @param folder scratch folder. @returns the site's folder. */
export function makePlainSite(root: string, folder: string): Promise<string> {
  const manifest = readManifest(path.join(root, 'dist/manifest.json'))
  if (!manifest) throw new Error(`${root} is not built.`)
  return makePlain(root, folder, manifest)
}

/** The same sources built by plain Vite as a multi-page application: shared chunks, linked styles, an empty root. */
async function makePlain(root: string, folder: string, manifest: Manifest): Promise<string> {
  const plain = path.join(folder, 'plain')
  const sources = path.join(root, PLAIN_SOURCES)
  rmSync(sources, { recursive: true, force: true })
  const ids = Object.keys(manifest.pages)
  const inputs: Record<string, string> = {}
  for (const id of ids) {
    const html = path.join(sources, `${id}.html`)
    inputs[id.replaceAll('/', '-')] = html
    write(sources, `${id}.html`, plainHtml(root, id))
    write(
      sources,
      `${id}.main.tsx`,
      plainMain(root, id, readFileSync(path.join(root, 'pages', id, 'main.tsx'), 'utf8')),
    )
  }
  await build({
    configFile: false,
    root: sources,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: aliases(root) },
    css: pageStyles(root),
    build: {
      outDir: plain,
      emptyOutDir: true,
      assetsDir: 'static',
      target: BROWSERS,
      rolldownOptions: { input: inputs } as Rolldown.InputOptions,
    },
  })
  const pages = Object.fromEntries(
    ids.map((id) => [id, { ...(manifest.pages[id] as ManifestPage), html: `${id}.html`, files: [] }]),
  )
  return finish(path.join(root, 'dist'), plain, { ...manifest, pages })
}

function plainHtml(root: string, id: string): string {
  const built = readFileSync(path.join(root, 'dist', `${id}.html`), 'utf8')
  const title = /<title>.*?<\/title>/.exec(built)?.[0] ?? ''
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">${title}
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
</head><body><div id="root"></div><script type="module" src="./${path.posix.basename(id)}.main.tsx"></script></body></html>`
}

/** Its words come as a module, as they would in such a project, and stand where `mount` looks for them. */
function plainMain(root: string, id: string, main: string): string {
  const page = path.join(root, 'pages', id)
  const built = readFileSync(path.join(root, 'dist', `${id}.html`), 'utf8')
  const words = /<script type="application\/json" id="words">([\s\S]*?)<\/script>/.exec(built)?.[1] ?? '{}'
  const data = JSON.stringify({ id, api: '', titles: {}, words: {}, calls: [] })
  const put = `const put = (id: string, text: string) => {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = id
  script.textContent = text
  document.head.append(script)
}
put('page', ${JSON.stringify(data)})
put('words', ${JSON.stringify(words)})
`
  write(path.join(root, PLAIN_SOURCES), `${id}.words.ts`, put)
  const absolute = main.replace(/from '(\.[^']*)'/g, (_, file: string) => `from '${path.join(page, file)}'`)
  return `import './${path.posix.basename(id)}.words.ts'\n${absolute}`
}

/** Adds what the preview server asks of a site. */
function finish(ours: string, site: string, manifest: Manifest): string {
  cpSync(path.join(ours, '404.html'), path.join(site, '404.html'))
  write(site, 'manifest.json', JSON.stringify(manifest))
  return site
}

function write(folder: string, file: string, content: string): void {
  const target = path.join(folder, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, content)
}
