import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findPages } from '../build/pages.ts'
import { filesBelow } from '../site/files.ts'
import type { Answers } from './date-files.ts'
import { DATES, dateFiles, EVENT_REGISTRY, type Files, fillMeta, fillWords } from './date-files.ts'

const TEMPLATE = path.join(import.meta.dirname, 'template')

/**
 * Writes a new page from the template, all of it or nothing: what the build refuses (a path that is taken, a title that is
 * missing) is removed again, and its message thrown.
 * @returns a message with the result and the next steps.
 */
export async function createPage(root: string, id: string, answers: Answers): Promise<string> {
  const [family = '', page = ''] = id.split('/')
  if (existsSync(path.join(root, 'pages', id)))
    throw new Error(`pages/${id} exists already. Choose another name, or edit that page.`)
  const year = new Date().getFullYear()
  const date = family === DATES
  const files = date ? dateFiles(root, id, answers, year) : pageFiles(root, id, answers)
  const registry = readFileSync(path.join(root, EVENT_REGISTRY))
  const made = [`pages/${id}`, ...(date ? [`${path.dirname(EVENT_REGISTRY)}/${year}${page}`] : [])]
  if (!existsSync(path.join(root, 'pages', family))) made.push(`pages/${family}`)
  try {
    for (const [file, content] of files) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
      writeFileSync(path.join(root, file), content)
    }
    format(root, [...files.keys()])
    await findPages(root).catch((error: Error) => {
      throw new Error(`The build refuses pages/${id}: ${error.message}`)
    })
  } catch (error) {
    for (const folder of made) rmSync(path.join(root, folder), { recursive: true, force: true })
    writeFileSync(path.join(root, EVENT_REGISTRY), registry)
    throw error
  }
  const tests = date ? `pages/${DATES} scripts/sandbox/domains/group-event` : `pages/${id}`
  return `Written: ${[...made].sort().join(', ')}

  npm start                                  ${answers.path}?token=demo-10001&userId=10001
  npx vitest run ${tests}
  npm run e2e -- ${id} --spec smoke

It works as it is: make it your own by pages/${date ? `${DATES}/` : ''}README.md.`
}

/** All files of a new page, and the theme of its family where that is new. */
export function pageFiles(root: string, id: string, answers: Answers): Files {
  const theme = `pages/${id.split('/')[0]}/_family/theme.module.css`
  const component = componentOf(id)
  const files: Files = new Map()
  if (!existsSync(path.join(root, theme)))
    files.set(theme, readFileSync(path.join(TEMPLATE, '_family/theme.module.css')))
  for (const file of filesBelow(TEMPLATE, 'page')) {
    const name = `pages/${id}/${file.replace(/^page\//, '').replace('NewPage', component)}`
    const content = readFileSync(path.join(TEMPLATE, file))
    const source = () => String(content).replaceAll('NewPage', component).replaceAll('family/page', id)
    files.set(name, file.endsWith('.png') ? content : source())
  }
  fillMeta(files, `pages/${id}/page.ts`, answers)
  fillWords(files, `pages/${id}/locales`, (language) => ({
    title: answers[`title-${language}`],
    lead: answers[`description-${language}`],
  }))
  return files
}

/** `HallForecastPage` for `halls/hall-forecast`; a name of digits takes its family's. */
export function componentOf(id: string): string {
  const [family = '', page = ''] = id
    .split('/')
    .map((name) => name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase()))
  return `${/^\d/.test(page) ? family : ''}${page}Page`
}

/** The order of imports depends on the page's name. Throws the linter's message for an error. */
function format(root: string, files: readonly string[]): void {
  const biome = path.join(root, 'node_modules/.bin/biome')
  const run = spawnSync(biome, ['check', '--write', '--no-errors-on-unmatched', ...files], {
    cwd: root,
    encoding: 'utf8',
  })
  if (run.status !== 0) throw new Error(`biome check: ${run.error?.message ?? run.stdout + run.stderr}`)
}
