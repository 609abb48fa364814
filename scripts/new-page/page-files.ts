import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '../build/pages.ts'
import { filesBelow } from '../site/files.ts'
import { type Answers, LANGUAGES } from './answers.ts'
import { drawCover } from './cover.ts'
import { componentOf, splitId } from './names.ts'
import { coloursOf, paint, paletteAround } from './palette.ts'
import { hasTheme } from './questions.ts'

/** Content by file, from the project's root. */
export type Files = Map<string, string | Buffer>

const TEMPLATE = path.join(import.meta.dirname, 'template')
const THEME = '_family/theme.module.css'

/** All files of a new page, and the palette of its family where that is new. */
export function pageFiles(root: string, id: string, answers: Answers, siblings: readonly Page[]): Files {
  const { family } = splitId(id)
  const theme = `pages/${family}/${THEME}`
  const known = hasTheme(root, family)
  const css = known
    ? readFileSync(path.join(root, theme), 'utf8')
    : paint(readFileSync(path.join(TEMPLATE, THEME), 'utf8'), paletteAround(answers.colour))
  const colours = coloursOf(css)
  const surface = colours['kit-surface'] ?? '#f5f4f8'
  const themeColor = siblings[0]?.meta.themeColor ?? colours.glow ?? surface

  const files: Files = new Map()
  if (!known) files.set(theme, css)
  for (const file of filesBelow(TEMPLATE, 'page')) {
    const name = file.replace(/^page\//, '').replace('NewPage', componentOf(id))
    files.set(`pages/${id}/${name}`, fill(readFileSync(path.join(TEMPLATE, file), 'utf8'), id))
  }
  const edit = (name: string, change: (source: string) => string) =>
    files.set(`pages/${id}/${name}`, change(String(files.get(`pages/${id}/${name}`))))
  edit('page.ts', (source) => fillMeta(source, answers, themeColor))
  for (const language of LANGUAGES) {
    edit(`locales/${language}.json`, (source) => {
      const words = { ...JSON.parse(source), title: answers[`title-${language}`] }
      return `${JSON.stringify({ ...words, lead: answers[`description-${language}`] }, null, 2)}\n`
    })
  }
  const raised = colours['kit-surface-raised'] ?? '#ffffff'
  const accent = colours['kit-accent'] ?? '#5638e0'
  files.set(`pages/${id}/cover.png`, drawCover({ surface, raised, accent, glow: themeColor }))
  return files
}

const fill = (source: string, id: string) =>
  source.replaceAll('NewPage', componentOf(id)).replaceAll('family/page', id)

/** `page.ts` with its answers; the template keeps what is not given. */
export function fillMeta(source: string, answers: Answers, themeColor?: string): string {
  const words = (field: 'title' | 'description') =>
    LANGUAGES.map((language) => `    ${language}: ${quoted(answers[`${field}-${language}`])},\n`).join('')
  return source
    .replace("'/history-path'", quoted(answers.path))
    .replace("'light'", quoted(answers.weight))
    .replace(/(title: \{\n)[^}]*?( {2}\})/, (_, before, after) => before + words('title') + after)
    .replace(/(description: \{\n)[^}]*?( {2}\})/, (_, before, after) => before + words('description') + after)
    .replace(/(themeColor: )('[^']*')/, (_, name, usual) => name + (themeColor ? quoted(themeColor) : usual))
}

/** A text as the formatter writes it: in the quotes that need fewer escapes. */
function quoted(text: string): string {
  const sign = text.split("'").length > text.split('"').length ? '"' : "'"
  return sign + text.replace(/\\/g, '\\\\').replaceAll(sign, `\\${sign}`) + sign
}
