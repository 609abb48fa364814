import path from 'node:path'

/** Where the pictures lie; none of it is committed. */
export interface Folders {
  root: string
  /** Pictures of the last run. */
  now: string
  /** Pictures that somebody looked at and found good. */
  accepted: string
  /** What changed between the two. */
  diff: string
  /** One picture a page, for quick looking. */
  sheets: string
}

export function foldersIn(project: string): Folders {
  const root = path.join(project, 'gallery')
  const at = (name: string) => path.join(root, name)
  return { root, now: at('now'), accepted: at('accepted'), diff: at('diff'), sheets: at('sheets') }
}
