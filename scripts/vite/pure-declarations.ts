import MagicString from 'magic-string'
import type { Plugin, Rolldown } from 'vite'

/** Modules whose exports, called, only describe: schemas, and a declared call. */
const DESCRIBING = new Set(['valibot', '#shared/runtime/request', '#shared/runtime/schema'])

/**
 * The contract's declarations are calls, which a bundler keeps for what they might do. Those in `shared/api` are marked as
 * doing nothing but their result, so that a page leaves out what it does not use. By place and import, never by name:
 * given the bare names, the bundler also drops calls like `record.set(…)` of a page that has something called `record`.
 */
export function pureDeclarations(): Plugin {
  return {
    name: 'pure-declarations',
    transform: {
      filter: { id: /\/shared\/api\/[^/]+\.ts$/ },
      handler(code) {
        const program = this.parse(code)
        const names = new Set(program.body.flatMap(importedFrom))
        const marked = new MagicString(code)
        walk(program, ({ callee, start }) => {
          if (names.has(callee.name ?? '')) marked.appendLeft(start, '/* @__PURE__ */ ')
        })
        return { code: marked.toString(), map: marked.generateMap({ hires: 'boundary' }) }
      },
    },
  }
}

type Statement = ReturnType<Rolldown.PluginContext['parse']>['body'][number]

interface Call {
  type: 'CallExpression'
  start: number
  callee: { type: string; name?: string }
}

function importedFrom(statement: Statement): string[] {
  return statement.type === 'ImportDeclaration' && DESCRIBING.has(statement.source.value)
    ? statement.specifiers.map(({ local }) => local.name)
    : []
}

function walk(node: unknown, visit: (call: Call) => void): void {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node && node.type === 'CallExpression') visit(node as Call)
  for (const inner of Object.values(node)) walk(inner, visit)
}
