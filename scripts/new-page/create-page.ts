import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findPages } from '../build/pages.ts'
import { rememberAsWritten } from '../site/new-pages.ts'
import { collect, Refused, type Source } from './collect.ts'
import { dateFiles, EVENT_REGISTRY } from './date-files.ts'
import { DATES } from './dates.ts'
import { format } from './format.ts'
import { splitId } from './names.ts'
import { type Files, pageFiles } from './page-files.ts'
import { questionsFor, questionsForDate } from './questions.ts'
import { refuseId } from './refusals.ts'
import { writeFiles } from './write-files.ts'

/**
 * Writes a new page, atomically.
 * @returns a message with the result and the next steps.
 */
export async function createPage(root: string, id: string, source: Source): Promise<string> {
  const refusal = refuseId(root, id)
  if (refusal) throw new Refused([refusal])
  if (splitId(id).family === DATES) return createDate(root, id, source)
  const pages = await findPages(root)
  const answers = await collect(questionsFor(root, id, pages, source.names), source)
  const { family } = splitId(id)
  const siblings = pages.filter((page) => splitId(page.id).family === family)
  const files = pageFiles(root, id, answers, siblings)
  keepNames(root, files, source.names)
  const undo = writeFiles(root, files, { replaced: [LATIN_NAMES] })
  try {
    format(root, [...files.keys()])
    rememberAsWritten(root, files.keys())
  } catch (error) {
    undo()
    throw error
  }
  const theme = files.has(`pages/${family}/_family/theme.module.css`)
  return `Written: pages/${id}${theme ? `, and the palette of its family in pages/${family}/_family` : ''}

  npm start                                  ${answers.path}?token=demo-10001&userId=10001
  npx vitest run pages/${id}
  npm run e2e -- ${id} --spec smoke

It signs people in, as a start: make it your own by pages/README.md.`
}

/** A date of the group events: its page in a simple world of its own, and its event in the sandbox. */
async function createDate(root: string, id: string, source: Source): Promise<string> {
  const day = splitId(id).page
  const path = `/activityNew/group${day}/index`
  const answers = { ...(await collect(questionsForDate(source.names), source)), path, weight: 'full' }
  const year = new Date().getFullYear()
  const files = dateFiles(root, id, answers, year)
  keepNames(root, files, source.names)
  const undo = writeFiles(root, files, { replaced: [EVENT_REGISTRY, LATIN_NAMES] })
  try {
    format(root, [...files.keys()])
    rememberAsWritten(root, files.keys())
  } catch (error) {
    undo()
    throw error
  }
  return `Written: pages/${id}, and its event ${year}${day} in scripts/sandbox/domains/group-event/events

  npm start                                  ${path}?token=demo-10001&userId=10001
  npx vitest run pages/${DATES} scripts/sandbox/domains/group-event
  npm run e2e -- ${id} --spec smoke

Four pennants race over hills, as a start: draw its world, and choose its words, by pages/${DATES}/README.md.`
}

/** File with the Latin names allowed in Chinese texts. */
const LATIN_NAMES = 'scripts/testing/latin-names.json'

/** Adds the page's Latin names to those that are known; without any, the file stays as it is. */
function keepNames(root: string, files: Files, names: readonly string[] = []): void {
  if (names.length === 0) return
  const known = JSON.parse(readFileSync(path.join(root, LATIN_NAMES), 'utf8')) as string[]
  const all = [...new Set([...known, ...names])].sort()
  files.set(LATIN_NAMES, `${JSON.stringify(all)}\n`)
}
