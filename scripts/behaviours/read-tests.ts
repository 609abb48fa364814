import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type ESTree, parseSync } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** A test as its file has it. */
export interface Test {
  /** From the outermost describe on, joined by " › "; places of each-templates as they are written. */
  title: string
  /** What it uses of other files or of the language, itself or through what its file declares. */
  names: ReadonlySet<string>
  /** What its file imports by name, and from where. */
  imports: ReadonlyMap<string, string>
  /** Its source, and that of what it uses of its file. */
  source: string
}

type Call = ESTree.CallExpression
/** A declaration, and the part of the file in which its name means it. */
interface Declared {
  name: string
  node: ESTree.Node
  within: ESTree.Node
}

const read = new Map<string, readonly Test[]>()

/** The tests of a file (path from the project's root). Throws where there is no such file. */
export function testsOf(file: string): readonly Test[] {
  const tests = read.get(file) ?? readTests(file, readFileSync(path.join(ROOT, file), 'utf8'))
  read.set(file, tests)
  return tests
}

/** The tests in a source that really run, in their order. */
export function readTests(file: string, text: string): readonly Test[] {
  const { program } = parseSync(file, text)
  const declared = declarationsIn(program)
  const imports = importsOf(program)
  const tests: Test[] = []
  const collect = (node: ESTree.Node, above: readonly string[]): void => {
    const kind = node.type === 'CallExpression' ? kindOf(node) : undefined
    if (kind === 'idle') return
    const title = kind && titleOf(node as Call, text)
    if (title === undefined) {
      for (const child of childrenOf(node)) collect(child, above)
    } else if (kind === 'describe') {
      for (const argument of (node as Call).arguments) collect(argument, [...above, title])
    } else {
      tests.push({ title: [...above, title].join(' › '), imports, ...reach(node, declared, text) })
    }
  }
  collect(program, [])
  return tests
}

/** Whether a call declares a test: `it(…)`, `it.each(…)(…)` and the like; idle: skipped, todo, or expected to fail. */
function kindOf(call: Call): 'describe' | 'it' | 'idle' | undefined {
  let callee: ESTree.Node = call.callee
  const ways: string[] = []
  while (callee.type !== 'Identifier') {
    if (callee.type === 'CallExpression') callee = callee.callee
    else if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
      ways.push(callee.property.name)
      callee = callee.object
    } else return undefined
  }
  if (!['it', 'test', 'describe'].includes(callee.name)) return undefined
  if (ways.some((way) => /^(skip|skipIf|todo|fails)$/.test(way))) return 'idle'
  // `it.each(table)` alone is called once more with its title
  if (ways.some((way) => /^(each|for|runIf)$/.test(way)) && call.callee.type !== 'CallExpression')
    return undefined
  return callee.name === 'describe' ? 'describe' : 'it'
}

function titleOf(call: Call, text: string): string | undefined {
  const [first] = call.arguments
  if (first?.type === 'Literal' && typeof first.value === 'string') return first.value
  if (first?.type === 'TemplateLiteral') return text.slice(first.start + 1, first.end - 1)
  return undefined
}

function importsOf(program: ESTree.Program): Map<string, string> {
  return new Map(
    program.body.flatMap((node) =>
      node.type === 'ImportDeclaration'
        ? node.specifiers.map(({ local }): [string, string] => [local.name, node.source.value])
        : [],
    ),
  )
}

/** What a file declares by name, at whatever depth, parameters too: its tests' helpers and tables. */
function declarationsIn(program: ESTree.Node): Declared[] {
  const found: Declared[] = []
  const look = (node: ESTree.Node, within: ESTree.Node) => {
    if (node.type === 'VariableDeclarator')
      for (const name of namesBoundBy(node.id)) found.push({ name, node, within })
    if (node.type === 'FunctionDeclaration' && node.id) found.push({ name: node.id.name, node, within })
    if ('params' in node && Array.isArray(node.params))
      for (const name of (node.params as ESTree.Node[]).flatMap(namesBoundBy))
        found.push({ name, node, within: node })
    for (const child of childrenOf(node)) look(child, isScope(node) ? node : within)
  }
  look(program, program)
  return found
}

const isScope = ({ type }: ESTree.Node) => /^(BlockStatement|Program|.*Function.*)$/.test(type)

const namesBoundBy = (pattern: ESTree.Node): string[] =>
  pattern.type === 'Identifier' ? [pattern.name] : childrenOf(pattern).flatMap(namesBoundBy)

const contains = (outer: ESTree.Node, inner: ESTree.Node) =>
  outer.start <= inner.start && inner.end <= outer.end

/** What a name means at a place: of its declarations that reach there the innermost. */
function meaningOf(name: string, at: ESTree.Node, declared: Declared[]): Declared | undefined {
  return declared
    .filter((each) => each.name === name && contains(each.within, at))
    .reduce<Declared | undefined>(
      (best, each) => (!best || contains(best.within, each.within) ? each : best),
      undefined,
    )
}

function reach(from: ESTree.Node, declared: Declared[], text: string): Pick<Test, 'names' | 'source'> {
  const names = new Set<string>()
  const sources = new Set<ESTree.Node>([from])
  for (const node of sources) {
    for (const identifier of identifiersIn(node)) {
      const meant = meaningOf(identifier.name, identifier, declared)
      if (!meant) names.add(identifier.name)
      else if (![...sources].some((source) => contains(source, meant.node))) sources.add(meant.node)
    }
  }
  return { names, source: [...sources].map(({ start, end }) => text.slice(start, end)).join('\n') }
}

/** Identifiers used as values: neither a field name nor a key. */
function identifiersIn(node: ESTree.Node): (ESTree.Node & { name: string })[] {
  if (node.type === 'Identifier') return [node as ESTree.Node & { name: string }]
  if (node.type === 'MemberExpression' && !node.computed) return identifiersIn(node.object)
  if (node.type === 'Property' && !node.computed) return identifiersIn(node.value)
  return childrenOf(node).flatMap(identifiersIn)
}

function childrenOf(node: ESTree.Node): ESTree.Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is ESTree.Node => typeof value === 'object' && value !== null && 'type' in value)
}
