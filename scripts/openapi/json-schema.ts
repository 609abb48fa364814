import type { GenericSchema } from 'valibot'
import type { Doc } from './docstrings.ts'

export type JsonSchema = Record<string, unknown>

/** The parts of valibot's schemas that are read here; each kind has its own. */
interface Parts {
  type: string
  entries?: Record<string, Parts>
  item?: Parts
  value?: Parts
  wrapped?: Parts
  options?: readonly unknown[]
  literal?: unknown
  pipe?: readonly (Parts & { kind: string; requirement?: unknown })[]
  default?: unknown
  fallback?: unknown
}

/**
 * What goes over the wire for a valibot schema: its input side, as JSON schema 2020-12. Covers what `shared/api`
 * offers, and throws at anything else; @valibot/to-json-schema refuses transforms, which `id` and `count` are made of.
 *
 * @param doc what the sources say of it.
 */
export function jsonSchemaOf(schema: GenericSchema | Parts, doc?: Doc): JsonSchema {
  return walk(schema as Parts, doc)
}

/** What the sources say that an object is, wherever it stands; a field may say something else of it. */
export const typeDocs = new WeakMap<object, Pick<Doc, 'type' | 'constant'>>()

function walk(schema: Parts, doc?: Doc): JsonSchema {
  const [first, ...actions] = schema.pipe ?? []
  if (first) return Object.assign({}, walk({ ...first, pipe: undefined }, doc), ...actions.map(narrowed))
  switch (schema.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type: schema.type }
    case 'array':
      return { type: 'array', items: walkItem(part(schema, 'item'), doc?.item) }
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return objectOf(part(schema, 'entries') as Record<string, Parts>, doc)
    case 'record':
      return { type: 'object', additionalProperties: walkItem(part(schema, 'value'), doc?.item) }
    case 'picklist':
      return { enum: schema.options }
    case 'literal':
      return { const: schema.literal }
    case 'union':
      return {
        anyOf: (part(schema, 'options') as Parts[]).map((each, at) => walkItem(each, doc?.options?.[at])),
      }
    case 'nullable':
    case 'nullish':
      return { anyOf: [walk(part(schema, 'wrapped'), doc), { type: 'null' }] }
    case 'optional':
      return walk(part(schema, 'wrapped'), doc)
    case 'unknown':
      return {}
    default:
      throw new Error(`There is no JSON schema for valibot's "${schema.type}": teach it to json-schema.ts.`)
  }
}

function part<Name extends keyof Parts>(schema: Parts, name: Name): NonNullable<Parts[Name]> {
  const found = schema[name]
  if (found === undefined || found === null) throw new Error(`valibot's "${schema.type}" has no ${name}.`)
  return found as NonNullable<Parts[Name]>
}

function objectOf(entries: Record<string, Parts>, doc?: Doc): JsonSchema {
  const required = Object.keys(entries).filter((name) => !isOptional(entries[name]))
  const properties = Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, walkItem(entry, doc?.fields[name])]),
  )
  const schema = {
    type: 'object',
    ...(doc?.type && { description: doc.type }),
    properties,
    ...(required.length && { required }),
  }
  if (doc) typeDocs.set(schema, doc)
  return schema
}

/** With what is said of it where it stands. */
function walkItem(schema: Parts, doc?: Doc): JsonSchema {
  const walked = walk(schema, doc)
  if (!doc?.description || walked.description === doc.description) return walked
  const described = { ...walked, description: doc.description }
  const type = typeDocs.get(walked)
  if (type) typeDocs.set(described, type)
  return described
}

function isOptional(entry: Parts | undefined): boolean {
  return entry?.type === 'optional' || entry?.type === 'nullish'
}

/** What an action of a pipe says about the value; transforms and checks say nothing that JSON schema knows. */
function narrowed(action: { type: string; requirement?: unknown; pattern?: RegExp }): JsonSchema {
  const { type, requirement, pattern } = action
  if (pattern) return { pattern: pattern.source }
  switch (type) {
    case 'integer':
      return { type: 'integer' }
    case 'min_value':
      return { minimum: requirement }
    case 'max_value':
      return { maximum: requirement }
    case 'min_length':
      return { minLength: requirement }
    case 'max_length':
      return { maxLength: requirement }
    default:
      return {}
  }
}
