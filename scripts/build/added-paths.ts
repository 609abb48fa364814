import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { historyPath } from '../../shared/runtime/app/page-meta.ts'
import { BuildError } from '../vite/build-error.ts'

/** History paths that operations people add to pages, one line each: `{ "path": "/spring", "page": "warlord/season" }`. */
export const ADDED_PATHS = 'pages/paths.json'

const schema = v.array(v.strictObject({ path: historyPath, page: v.string() }))

export type AddedPath = v.InferOutput<typeof schema>[number]

/** Reads and checks the file; without it nothing is added. Whether a path is free is the pages' matter. */
export function readAddedPaths(root: string, pages: string[]): AddedPath[] {
  const file = path.join(root, ADDED_PATHS)
  if (!existsSync(file)) return []
  let value: unknown
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new BuildError(
      ADDED_PATHS,
      `is not JSON (${(error as Error).message}).`,
      'Look at the commas between the lines.',
    )
  }
  const parsed = v.safeParse(schema, value)
  if (!parsed.success) {
    const [issue] = parsed.issues
    const place = v.getDotPath(issue)
    throw new BuildError(
      ADDED_PATHS,
      `${place ? `"${place}"` : 'it'} is not right: ${issue.message}.`,
      'It is a list of lines { "path": "/spring", "page": "warlord/season" }.',
    )
  }
  for (const { path: added, page } of parsed.output) {
    if (pages.includes(page)) continue
    const family = pages.filter((id) => id.split('/')[0] === page.split('/')[0])
    throw new BuildError(
      ADDED_PATHS,
      `the path ${added} names the page "${page}", which there is not.`,
      family.length > 0
        ? `Its family has: ${family.join(', ')}.`
        : 'Pages are named by their folder below pages/, as warlord/season.',
    )
  }
  return parsed.output
}
