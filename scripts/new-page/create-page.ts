import { findPages } from '../build/pages.ts'
import { writeBehaviours } from './behaviours.ts'
import { collect, Refused, type Source } from './collect.ts'
import { format } from './format.ts'
import { splitId } from './names.ts'
import { pageFiles } from './page-files.ts'
import { questionsFor } from './questions.ts'
import { refuseId } from './refusals.ts'
import { writeFiles } from './write-files.ts'

/**
 * Writes a new page, whole or not at all.
 *
 * @returns what stands now and what comes next, for people.
 */
export async function createPage(root: string, id: string, source: Source): Promise<string> {
  const refusal = refuseId(root, id)
  if (refusal) throw new Refused([refusal])
  const pages = await findPages(root)
  const answers = await collect(questionsFor(root, id, pages), source)
  const { family } = splitId(id)
  const siblings = pages.filter((page) => splitId(page.id).family === family)
  const files = pageFiles(root, id, answers, siblings)
  const undo = writeFiles(root, files)
  try {
    format(root, id)
    await writeBehaviours(root)
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
