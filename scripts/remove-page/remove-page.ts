import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ADDED_PATHS, type AddedPath } from '../build/added-paths.ts'
import { findPages } from '../build/pages.ts'
import { count } from '../command/format-counts.ts'
import { planRemoval, Refused, type Removal, unsaved } from './plan-removal.ts'

export interface Answers {
  force: boolean
  /** Asks the person whether to go on; absent with `--yes`. */
  confirm?: ((question: string) => Promise<boolean>) | undefined
  tell(text: string): void
}

/**
 * Removes a page from the repository: lists what it will change, asks for confirmation, and does it. Throws Refused with
 * the reason; then nothing has changed.
 * @returns a message with what was done and what is left to do.
 */
export async function removePage(root: string, id: string, answers: Answers): Promise<string> {
  const removal = planRemoval(root, id, await findPages(root))
  const lost = unsaved(root, removal)
  if (!answers.force) refuse(removal, lost)
  answers.tell(describe(removal))
  if (answers.confirm && !(await answers.confirm(`Remove ${id}?`))) return 'Nothing was removed.'
  if (removal.added.length) {
    const file = path.join(root, ADDED_PATHS)
    const rows = JSON.parse(readFileSync(file, 'utf8')) as AddedPath[]
    writeFileSync(
      file,
      `${JSON.stringify(
        rows.filter(({ page }) => page !== id),
        null,
        2,
      )}\n`,
    )
  }
  for (const folder of removal.folders) rmSync(path.join(root, folder), { recursive: true })
  return `Removed: ${removal.folders.join(', ')}. git brings it back until you commit.

  npm test                                         what still needs it is named there
  npm run release -- retire ${id} --to TARGET   where it is live: its addresses answer 404, or lead elsewhere`
}

function refuse({ id, links }: Removal, lost: readonly string[]): void {
  const reasons = [
    ...(lost.length
      ? [`${count(lost.length, 'file')} of ${id} would be lost for good: commit first.\n${indented(lost)}`]
      : []),
    ...(links.length ? [`Other code leads to ${id}: let it lead elsewhere first.\n${indented(links)}`] : []),
  ]
  if (reasons.length) throw new Refused(`${reasons.join('\n')}\n--force goes on all the same.`)
}

function describe({ folders, files, paths, added, mentions, unused }: Removal): string {
  return [
    `This removes ${count(files, 'file')}: ${folders.join(', ')}`,
    `  ${paths.join(', ')} will answer 404 in the next build`,
    ...added.map(({ path: own }) => `  ${ADDED_PATHS} loses its line for ${own}`),
    ...(unused.length
      ? [`No other page uses these; remove them too, with their words and examples:\n${indented(unused)}`]
      : []),
    ...(mentions.length ? [`It is named here too, which stays:\n${indented(mentions)}`] : []),
  ].join('\n')
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join('\n')
