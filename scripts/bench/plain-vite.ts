import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { aliases } from '../command/aliases.ts'
import { readManifest } from '../site/manifest.ts'
import { BROWSERS } from '../vite/bundle.ts'
import { pageStyles } from '../vite/page-styles.ts'

const PLAIN_SOURCES = 'node_modules/.cache/bench-plain'

/**
 * Builds every page of a built tree by plain Vite as a multi-page application: shared chunks, linked styles, an empty root.
 *
 * @param folder where the site goes.
 */
export async function buildPlainly(root: string, folder: string): Promise<void> {
  const manifest = readManifest(path.join(root, 'dist/manifest.json'))
  if (!manifest) throw new Error(`${root} is not built.`)
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
      outDir: folder,
      emptyOutDir: true,
      assetsDir: 'static',
      target: BROWSERS,
      rolldownOptions: { input: inputs } as Rolldown.InputOptions,
    },
  })
}

function plainHtml(root: string, id: string): string {
  const built = readFileSync(path.join(root, 'dist', `${id}.html`), 'utf8')
  const title = /<title>.*?<\/title>/.exec(built)?.[0] ?? ''
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">${title}
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
</head><body><div id="root"></div><script type="module" src="./${path.posix.basename(id)}.main.tsx"></script></body></html>`
}

/** Its texts are a module, as usual in such a project, where `mount` looks for them. */
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

function write(folder: string, file: string, content: string): void {
  const target = path.join(folder, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, content)
}
