import type { ESTree } from 'vite'

/** A node of a syntax tree and all below it, in the order of the source. */
export function nodesIn(node: ESTree.Node): ESTree.Node[] {
  const below = Object.values(node)
    .flat()
    .filter((value): value is ESTree.Node => typeof value === 'object' && value !== null && 'type' in value)
  return [node, ...below.flatMap(nodesIn)]
}
