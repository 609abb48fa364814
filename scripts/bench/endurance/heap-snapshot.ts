/** The part of a V8 heap snapshot that is read here: rows of numbers, one row a thing, whose columns `meta` names. */
export interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } }
  nodes: number[]
}

/** The browser's own things are none of the page's. */
const NOT_THE_PAGES = new Set(['code', 'native', 'synthetic', 'hidden'])

/** Bytes of what a page holds, and of compiled code. */
export function sizesOf({ snapshot: { meta }, nodes }: HeapSnapshot): { held: number; code: number } {
  const width = meta.node_fields.length
  const type = meta.node_fields.indexOf('type')
  const size = meta.node_fields.indexOf('self_size')
  let held = 0
  let code = 0
  for (let row = 0; row < nodes.length; row += width) {
    const kind = meta.node_types[0][nodes[row + type] as number] as string
    const bytes = nodes[row + size] as number
    if (kind === 'code') code += bytes
    if (!NOT_THE_PAGES.has(kind)) held += bytes
  }
  return { held, code }
}
