import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

/** The docstrings of a schema, in its shape. */
export interface Doc {
  /** Of the field, else of its type. */
  description?: string
  /** Of the type. */
  type?: string
  /** The constant that it is, as 'sign-record-signRecord'; one that its file gives to others, by its name alone. */
  constant?: string
  fields: Record<string, Doc>
  /** Of the items of a list, or the values of a record. */
  item?: Doc
  /** Of each possibility of a union. */
  options?: Doc[]
}

/** An endpoint as its file declares it. */
export interface Declaration {
  name: string
  description: string
  input: Doc
  output: Doc
}

/** A file of the contract: a domain of the server. */
export interface SourceFile {
  /** As 'sign-record'. */
  name: string
  description: string
  declarations: Declaration[]
}

interface Node {
  type: string
  start: number
  end: number
  // biome-ignore lint/suspicious/noExplicitAny: the parser's tree is read by the few kinds that schemas are written with
  [part: string]: any
}

/** Where a name is looked up: a file, and inside of a function its parameters. */
interface Scope {
  file: Parsed
  given: Map<string, { node: Node; scope: Scope }>
}

interface Parsed {
  path: string
  text: string
  /** Docstrings by where they end. */
  docs: Map<number, string>
  /** Constants and their docstrings. */
  constants: Map<string, { init: Node; exported: boolean; doc?: string }>
  /** Files from which names come. */
  imported: Map<string, string>
}

const NOTHING: Doc = { fields: {} }
/** Of schemas whose file is not in `shared/api`. */
const ALIASES: Record<string, string> = { '#shared/runtime/schema': 'shared/runtime/schema/fields.ts' }
const OBJECTS = ['object', 'looseObject', 'strictObject']
const WRAPPERS = ['nullable', 'nullish', 'optional', 'fallback', 'pipe']

/**
 * Reads docstrings of endpoints and fields in `shared/api` with a TypeScript parser, since types and docstrings do not
 * exist at run time.
 */
export function createReader(root: string): (file: string) => SourceFile {
  const parsed = new Map<string, Parsed>()
  const read = (file: string): Parsed => {
    const known = parsed.get(file) ?? parse(root, file)
    parsed.set(file, known)
    return known
  }

  function docOf(node: Node | undefined, scope: Scope): Doc {
    switch (node?.type) {
      case 'Identifier':
        return docOfName(node.name, scope)
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
        return docOf(node.expression, scope)
      case 'MemberExpression':
        return docOf(node.object, scope)
      case 'ObjectExpression':
        return { fields: fieldsOf(node, scope) }
      case 'CallExpression':
        return docOfCall(node, scope)
      default:
        return NOTHING
    }
  }

  function docOfName(name: string, scope: Scope): Doc {
    const given = scope.given.get(name)
    if (given) return docOf(given.node, given.scope)
    const found = findConstant(name, scope.file)
    if (!found) return NOTHING
    const doc = docOf(found.init, { file: found.file, given: new Map() })
    const file = path.basename(found.file.path, '.ts')
    const constant = found.exported ? name : `${file}-${name}`
    return { ...doc, constant, ...(found.doc && { type: found.doc, description: found.doc }) }
  }

  function docOfCall({ callee, arguments: given }: Node, scope: Scope): Doc {
    const name: string = callee.name ?? ''
    if (OBJECTS.includes(name)) return { fields: fieldsOf(given[0], scope) }
    if (WRAPPERS.includes(name)) return docOf(given[0], scope)
    if (name === 'array') return { fields: {}, item: docOf(given[0], scope) }
    if (name === 'record') return { fields: {}, item: docOf(given[1], scope) }
    if (name === 'union')
      return { fields: {}, options: given[0].elements.map((each: Node) => docOf(each, scope)) }
    const called = findConstant(name, scope.file)
    if (called?.init.type !== 'ArrowFunctionExpression') return NOTHING
    const parameters = called.init.params.map((parameter: Node, at: number) => [
      parameter.name,
      { node: given[at], scope },
    ])
    const doc = docOf(called.init.body, { file: called.file, given: new Map(parameters) })
    return called.doc ? { ...doc, type: called.doc, description: called.doc } : doc
  }

  function fieldsOf(object: Node | undefined, scope: Scope): Record<string, Doc> {
    const fields: Record<string, Doc> = {}
    for (const property of object?.properties ?? []) {
      if (property.type === 'SpreadElement') Object.assign(fields, docOf(property.argument, scope).fields)
      else {
        const doc = docOf(property.value, scope)
        const said = docAbove(property, scope.file)
        fields[property.key.name ?? property.key.value] = said ? { ...doc, description: said } : doc
      }
    }
    return fields
  }

  function findConstant(name: string, file: Parsed) {
    const own = file.constants.get(name)
    if (own) return { ...own, file }
    const from = file.imported.get(name)
    const other = from === undefined ? undefined : read(from)
    const there = other?.constants.get(name)
    return other && there ? { ...there, file: other } : undefined
  }

  return (file) => {
    const source = read(file)
    const name = path.basename(file, '.ts')
    const declarations = [...source.constants]
      .filter(([, { init }]) => init.type === 'CallExpression' && init.callee.name === 'endpoint')
      .map(([name, { init, doc }]): Declaration => {
        const { fields } = docOf(init.arguments[0], { file: source, given: new Map() })
        if (!doc)
          throw new Error(`${file}: ${name} has no docstring. Say above it what it does, and its codes.`)
        return { name, description: doc, input: fields.input ?? NOTHING, output: fields.output ?? NOTHING }
      })
    const description = /^\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nimport /.exec(source.text)?.[1]
    if (declarations.length > 0 && !description)
      throw new Error(`${file} does not begin with a docstring. Say there what the domain is.`)
    return { name, description: textOf(description ?? ''), declarations }
  }
}

function parse(root: string, file: string): Parsed {
  const text = readFileSync(path.join(root, file), 'utf8')
  const { program, comments, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const docs = new Map(
    comments
      .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
      .map(({ end, value }) => [end, textOf(value.slice(1))]),
  )
  const source: Parsed = { path: file, text, docs, constants: new Map(), imported: new Map() }
  for (const statement of program.body as Node[]) {
    if (statement.type === 'ImportDeclaration') {
      const from = ALIASES[statement.source.value] ?? besides(file, statement.source.value)
      for (const { local } of from ? statement.specifiers : [])
        source.imported.set(local.name, from as string)
    }
    const exported = statement.type === 'ExportNamedDeclaration'
    const declaration = exported ? statement.declaration : statement
    for (const { id, init } of declaration?.type === 'VariableDeclaration' ? declaration.declarations : [])
      if (init) source.constants.set(id.name, { init, exported, doc: docAbove(statement, source) })
  }
  return source
}

function besides(file: string, specifier: string): string | undefined {
  return specifier.startsWith('./') ? path.posix.join(path.posix.dirname(file), specifier) : undefined
}

/** The docstring directly above. */
function docAbove({ start }: Node, { text, docs }: Parsed): string | undefined {
  return docs.get(text.slice(0, start).trimEnd().length)
}

function textOf(comment: string): string {
  return comment
    .replace(/\n\s*\*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The first sentence, for where there is room for one. */
export function firstSentence(text: string): string {
  return /^(?:\([^)]*\)|[^(])*?[.;:](?= |$)/.exec(text)?.[0].replace(/[;:]$/, '.') ?? text
}
