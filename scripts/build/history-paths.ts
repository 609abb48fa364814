import { BuildError } from '../vite/build-error.ts'
import { ADDED_PATHS, type AddedPath, readAddedPaths } from './added-paths.ts'
import type { Page } from './pages.ts'
import { reservedFor } from './reserved.ts'

/**
 * The pages with all their history paths: those of page.ts, then added ones. Stops at a path that is not free, and at a
 * redirect to nowhere.
 * @param ids of all pages, those that cannot be read included.
 */
export function settlePaths(root: string, pages: Page[], ids = pages.map(({ id }) => id)): Page[] {
  const added = readAddedPaths(root, ids)
  refuseTakenPaths(pages, added)
  const settled = pages.map((page) => {
    const more = added.filter(({ page: id }) => id === page.id).map(({ path }) => path)
    return { ...page, added: more, meta: { ...page.meta, paths: [...page.meta.paths, ...more] } }
  })
  refuseLostRedirects(settled)
  return settled
}

/** A history path leads to one page alone. */
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
    const keeper = reservedFor(path)
    if (keeper)
      throw new BuildError(
        file,
        `the path ${path} is kept for ${keeper}.`,
        'Choose another first segment; scripts/build/reserved.ts says which are kept.',
      )
    owner.set(path, file)
  }
}

/** A redirect leads to a page: one that leads to another redirect, or nowhere, would be a slow visit or a 404. */
function refuseLostRedirects(pages: Page[]): void {
  const paths = new Set(pages.flatMap(({ meta }) => meta.paths))
  for (const { folder, meta } of pages)
    for (const { from, to } of meta.redirects ?? [])
      if (!paths.has(to.split('?')[0] as string))
        throw new BuildError(
          `${folder}/page.ts`,
          `the redirect from ${from} leads to ${to}, and no page has that path.`,
          'Correct "to": it is a history path of a page, exactly as that page has it.',
        )
}
