import { metas } from '#testing/metas.ts'
import type { Row } from './row.ts'

/** The history paths that have a page, and the redirects that pages declare, with the test that asks for each. */
export function pageRoutes(): Row[] {
  const where = 'scripts/e2e/site/routes.e2e.ts'
  const all = Object.entries(metas).map(([id, meta]) => ({ id, ...meta }))
  return [
    ...all.flatMap(({ id, paths, weight }) =>
      paths.map((path) => ({
        what: `\`${path}\` is the ${weight} page ${id}`,
        where,
        test: 'npm run %s › $path opens $id, also with a trailing slash and a query',
      })),
    ),
    ...all
      .flatMap(({ redirects = [] }) => redirects)
      .map(({ from, to }) => ({
        what: `\`${from}\` goes to \`${to}\``,
        where,
        test: 'npm run %s › $from leads to $to, which opens, and keeps the query',
      })),
  ]
}
