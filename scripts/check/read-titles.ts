import { type ESTree, parseSync } from 'vite'

type Call = ESTree.CallExpression

/** What a runner's `test` has beside tests. */
const HOOKS = /^((before|after)(All|Each)|step|setTimeout|extend|info|configure|use)$/

/**
 * The titles of the tests in a source that really run, in their order: from the outermost describe on, joined by " › ";
 * placeholders of each-templates as they are written.
 */
export function readTitles(file: string, text: string): readonly string[] {
  const titles: string[] = []
  const collect = (node: ESTree.Node, above: readonly string[]): void => {
    const kind = node.type === 'CallExpression' ? kindOf(node) : undefined
    if (kind === 'idle') return
    const title = kind && titleOf(node as Call, text)
    if (title === undefined) {
      for (const child of childrenOf(node)) collect(child, above)
    } else if (kind === 'describe') {
      for (const argument of (node as Call).arguments) collect(argument, [...above, title])
    } else {
      titles.push([...above, title].join(' › '))
    }
  }
  collect(parseSync(file, text).program, [])
  return titles
}

/** Whether a call declares a test: `it(…)`, `it.each(…)(…)` and the like; idle: skipped, todo, or expected to fail. */
function kindOf(call: Call): 'describe' | 'it' | 'idle' | undefined {
  let callee: ESTree.Node = call.callee
  const ways: string[] = []
  while (callee.type !== 'Identifier') {
    if (callee.type === 'CallExpression') callee = callee.callee
    // `(there ? test : test.skip)('…')`
    else if (callee.type === 'ParenthesizedExpression') callee = callee.expression
    else if (callee.type === 'ConditionalExpression')
      callee = isSkip(callee.alternate) ? callee.consequent : callee.alternate
    else if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
      ways.push(callee.property.name)
      callee = callee.object
    } else return undefined
  }
  if (!['it', 'test', 'floorTest', 'describe'].includes(callee.name)) return undefined
  if (ways.some((way) => HOOKS.test(way))) return undefined
  if (ways.some((way) => /^(skip|skipIf|todo|fails)$/.test(way))) return 'idle'
  // `it.each(table)` alone is called once more with its title
  if (ways.some((way) => /^(each|for|runIf)$/.test(way)) && call.callee.type !== 'CallExpression')
    return undefined
  return callee.name === 'describe' || ways.includes('describe') ? 'describe' : 'it'
}

const isSkip = (node: ESTree.Node) =>
  node.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === 'skip'

function titleOf(call: Call, text: string): string | undefined {
  const [first] = call.arguments
  if (first?.type === 'Literal' && typeof first.value === 'string') return first.value
  if (first?.type === 'TemplateLiteral') return text.slice(first.start + 1, first.end - 1)
  return undefined
}

function childrenOf(node: ESTree.Node): ESTree.Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is ESTree.Node => typeof value === 'object' && value !== null && 'type' in value)
}
