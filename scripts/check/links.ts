import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type ESTree, parseSync } from 'vite'
import { nodesIn } from './nodes-in.ts'

/**
 * Paths that sources name and that lead nowhere, as `pages/a/b/APage.tsx:12 /battle`: texts that begin with a slash, with
 * or without a query, as attributes, arguments and constants.
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
    if (!/['"`]\/\w/.test(code)) return []
    return nodesIn(parseSync(source, code).program).flatMap((node) => {
      const [named] = /^\/(?!\d+$)\w[\w/-]*(?<!\/)(?=$|[?#])/.exec(textOf(node)) ?? []
      if (!named || exists(named)) return []
      return [`${source}:${code.slice(0, node.start).split('\n').length} ${named}`]
    })
  })
}

/** A text, or how one begins that is put together: its path is whole where a query follows. */
function textOf(node: ESTree.Node): string {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  const head = node.type === 'TemplateLiteral' ? (node.quasis[0]?.value.raw ?? '') : ''
  return /[?#]/.test(head) ? head : ''
}
