import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { Doc } from './docstrings.ts'

export type JsonSchema = Record<string, unknown>

/** Of these JSON schema knows nothing. */
const SILENT = ['check', 'finite', 'safe_integer', 'trim']

/**
 * JSON schema 2020-12 of a valibot schema's input. Throws for constructs it cannot express, except checks and transforms,
 * which are omitted.
 * @param doc its docstrings.
 */
export function jsonSchemaOf(schema: GenericSchema, doc?: Doc): JsonSchema {
  const { $schema: _, ...converted } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'custom' ? { type: 'string', format: 'binary' } : undefined,
    overrideAction: ({ valibotAction: action, jsonSchema: before }) => {
      if (!SILENT.includes(action.type)) return undefined
      // the check behind a text of a form names its pattern (shared/api/fields.ts)
      return 'pattern' in action && action.pattern instanceof RegExp
        ? { ...before, pattern: action.pattern.source }
        : before
    },
  })
  return withDocs(converted, doc)
}

/** The docstring of an object type; a field may have its own. */
export const typeDocs = new WeakMap<object, Pick<Doc, 'type' | 'constant'>>()

/** Adds descriptions of the parts of a schema. */
function withDocs(schema: JsonSchema, doc?: Doc): JsonSchema {
  if (!doc) return schema
  const { properties, items, additionalProperties, anyOf } = schema
  const inside = (part: unknown, said?: Doc) => withDescription(withDocs(part as JsonSchema, said), said)
  const described: JsonSchema = {
    ...schema,
    ...(isObject(items) && { items: inside(items, doc.item) }),
    ...(isObject(additionalProperties) && { additionalProperties: inside(additionalProperties, doc.item) }),
    ...(Array.isArray(anyOf) && {
      anyOf: anyOf.map((each, at) => (doc.options ? inside(each, doc.options[at]) : withDocs(each, doc))),
    }),
  }
  if (!isObject(properties)) return described
  const fields = Object.entries(properties).map(([name, field]) => [name, inside(field, doc.fields[name])])
  const { type, ...rest } = described
  const object = {
    type,
    ...(doc.type && { description: doc.type }),
    ...rest,
    properties: Object.fromEntries(fields),
  }
  typeDocs.set(object, doc)
  return object
}

/** With the description of this place. */
function withDescription(schema: JsonSchema, doc?: Doc): JsonSchema {
  if (!doc?.description || schema.description === doc.description) return schema
  const described = { ...schema, description: doc.description }
  const type = typeDocs.get(schema)
  if (type) typeDocs.set(described, type)
  return described
}

const isObject = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null
