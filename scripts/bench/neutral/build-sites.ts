import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { SourceCopy } from '../../build/source-copy.ts'

const HERE = import.meta.dirname
const PAGE = 'ours/tasks'
/** Texts that our pieces include, and the rivals' pages write themselves. */
const ADDED_WORDS = {
  zh: { rulesTitle: '规则', failed: '加载失败' },
  en: { rulesTitle: 'Rules', failed: 'It did not load' },
  tw: { rulesTitle: '規則', failed: '載入失敗' },
}

/** Built sites of the neutral page, by who made them: each a folder with `tasks.html`, and `before.html` but in the floors. */
export type NeutralSites = Record<
  'ours' | 'Astro' | 'plain Vite' | 'React and one word' | 'static HTML',
  string
>

/**
 * Builds the neutral page as we do, and as the authors of the others would. What they need comes from the registry on the
 * first run.
 *
 * @param cache folder that is kept between runs.
 */
export function buildNeutralSites(root: string, cache: string): NeutralSites {
  const rivals = buildRivals(path.join(cache, 'rivals'))
  const still = path.join(cache, 'static')
  rmSync(still, { recursive: true, force: true })
  mkdirSync(still, { recursive: true })
  writeFileSync(path.join(still, 'tasks.html'), withoutScripts(path.join(rivals, 'dist/astro')))
  return {
    ours: buildOurs(root, path.join(cache, 'ours')),
    Astro: path.join(rivals, 'dist/astro'),
    'plain Vite': path.join(rivals, 'dist/vite'),
    'React and one word': path.join(rivals, 'dist/floor'),
    'static HTML': still,
  }
}

/** Our own page, on the project's runtime, by the project's build. @returns the site. */
function buildOurs(root: string, site: string): string {
  const copy = new SourceCopy(root, ['paths.json'])
  try {
    cpSync(path.join(HERE, 'ours'), path.join(copy.root, 'pages/neutral'), { recursive: true })
    for (const page of ['tasks', 'before'])
      cpSync(
        path.join(root, 'pages/warlord/season/cover.png'),
        path.join(copy.root, `pages/neutral/${page}/cover.png`),
      )
    const { status, output } = copy.build([], 'cold')
    if (status !== 0) throw new Error(output)
    rmSync(site, { recursive: true, force: true })
    cpSync(path.join(copy.root, 'dist'), site, { recursive: true })
  } finally {
    copy.remove()
  }
  for (const page of ['tasks', 'before'])
    cpSync(path.join(site, `neutral/${page}.html`), path.join(site, `${page}.html`))
  return site
}

/** @returns the folder below which `dist/` holds the sites. */
function buildRivals(folder: string): string {
  const wanted = readFileSync(path.join(HERE, 'rivals/package.json'), 'utf8')
  const installed = path.join(folder, 'installed.json')
  const isInstalled = existsSync(installed) && readFileSync(installed, 'utf8') === wanted
  for (const part of ['src', 'vite', 'astro', 'floor', 'dist'])
    rmSync(path.join(folder, part), { recursive: true, force: true })
  cpSync(path.join(HERE, 'rivals'), folder, { recursive: true })
  const run = (command: string, args: string[], cwd = folder) =>
    void execFileSync(command, args, {
      cwd,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    })
  if (!isInstalled) {
    run('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel', 'error'])
    writeFileSync(installed, wanted)
  }
  cpSync(path.join(HERE, PAGE, 'page.module.css'), path.join(folder, 'src/page.module.css'))
  for (const [language, added] of Object.entries(ADDED_WORDS)) {
    const words = JSON.parse(readFileSync(path.join(HERE, PAGE, `locales/${language}.json`), 'utf8'))
    mkdirSync(path.join(folder, 'src/locales'), { recursive: true })
    writeFileSync(path.join(folder, `src/locales/${language}.json`), JSON.stringify({ ...words, ...added }))
  }
  const bin = (name: string) => path.join(folder, 'node_modules/.bin', name)
  for (const project of ['vite', 'floor'])
    run(bin('vite'), ['build', '--logLevel', 'error'], path.join(folder, project))
  run(bin('astro'), ['build', '--silent'], path.join(folder, 'astro'))
  return folder
}

/** The page as it comes from Astro's prerendering, with its styles and without a script. */
function withoutScripts(site: string): string {
  const styles = (href: string) => `<style>${readFileSync(path.join(site, href), 'utf8')}</style>`
  return readFileSync(path.join(site, 'tasks.html'), 'utf8')
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="stylesheet" href="([^"]*)"[^>]*>/g, (_, href: string) => styles(href))
}
