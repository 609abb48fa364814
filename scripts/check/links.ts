import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A text that is a path, with or without a query, or how one begins that is put together: whole where a query follows. */
const NAMED = /(['"])(\/(?!\d+['"])\w[\w/-]*)(?:[?#][^'"\n]*)?\1|`(\/\w[\w/-]*)[?#][^`]*`/g

/**
 * Paths that sources name and that lead nowhere, as `pages/a/b/APage.tsx:12 /battle`: texts that begin with a slash, as
 * attributes, arguments and constants. One that ends with a slash is the beginning of others.
 * @param sources from the root.
 * @param exists whether something is served at a path: a page, a file, an endpoint.
 */
export function deadLinks(
  root: string,
  sources: readonly string[],
  exists: (path: string) => boolean,
): string[] {
  return sources.flatMap((source) => {
    const code = readFileSync(path.join(root, source), 'utf8')
    return [...code.matchAll(NAMED)].flatMap(({ 2: text, 3: template, index }) => {
      const named = text ?? template ?? ''
      if (named.endsWith('/') || exists(named)) return []
      return [`${source}:${code.slice(0, index).split('\n').length} ${named}`]
    })
  })
}
