import { isApiPath } from '../sandbox/api-path.ts'
import { ADDED_PATHS, type AddedPath, readAddedPaths } from './added-paths.ts'
import { BuildError } from './fail.ts'
import type { Page } from './pages.ts'

/** The pages with all their history paths: those of page.ts, then added ones. Stops at a path that is not free. */
export function settlePaths(root: string, pages: Page[]): Page[] {
  const added = readAddedPaths(
    root,
    pages.map(({ id }) => id),
  )
  refuseTakenPaths(pages, added)
  return pages.map((page) => {
    const more = added.filter(({ page: id }) => id === page.id).map(({ path }) => path)
    return { ...page, meta: { ...page.meta, paths: [...page.meta.paths, ...more] } }
  })
}

/** A history path leads to one page, and to nothing of the server's API. */
function refuseTakenPaths(pages: Page[], added: AddedPath[]): void {
  const owner = new Map<string, string>()
  const claims = pages.flatMap(({ folder, meta }) =>
    [...meta.paths, ...(meta.redirects ?? []).map((redirect) => redirect.from)].map((path) => ({
      path,
      file: `${folder}/page.ts`,
    })),
  )
  for (const { path, file } of [...claims, ...added.map(({ path }) => ({ path, file: ADDED_PATHS }))]) {
    const other = owner.get(path)
    if (other)
      throw new BuildError(
        file,
        `the path ${path} already belongs to ${other}.`,
        'A history path leads to one page: take it out of one of the two places.',
      )
    if (isApiPath(`${path}/`))
      throw new BuildError(
        file,
        `the path ${path} lies where the server's API answers.`,
        'Choose another first segment; those of the API are listed in scripts/sandbox/api-path.ts.',
      )
    owner.set(path, file)
  }
}
