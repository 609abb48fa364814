import type { Doc } from './docstrings.ts'
import { type JsonSchema, typeDocs } from './json-schema.ts'

/** Shorter ones are easier to read inline. */
const LEAST_LENGTH = 120

type Paths = Record<string, object>

/**
 * Gives each object schema that stands in several places a name of its own, after the constant that it is in the sources,
 * else the field where it first stands or, for a whole answer, its call; and puts references in its places.
 *
 * @param paths operations by path; not changed. @returns the same with references, and what they name.
 */
export function shareSchemas(paths: Paths): { paths: Paths; schemas: Record<string, JsonSchema> } {
  const counts = new Map<string, number>()
  count(paths)
  const names = new Map<string, string>()
  const schemas: Record<string, JsonSchema> = {}
  const shared = Object.entries(paths).map(([path, operations]) => [
    path,
    replaceInside(operations, wholeOf(operations)),
  ])
  return { paths: Object.fromEntries(shared), schemas }

  function count(value: unknown): void {
    if (!value || typeof value !== 'object') return
    if (isObjectSchema(value)) {
      const text = textOf(value)
      counts.set(text, (counts.get(text) ?? 0) + 1)
      if (counts.get(text) !== 1) return
    }
    Object.values(value).forEach(count)
  }

  function replace(value: unknown, field: string): unknown {
    if (!value || typeof value !== 'object') return value
    if (Array.isArray(value)) return value.map((each) => replace(each, field))
    const text = isObjectSchema(value) ? textOf(value) : ''
    if (text.length < LEAST_LENGTH || (counts.get(text) ?? 0) < 2) return replaceInside(value, field)
    let name = names.get(text)
    if (!name) {
      name = freeName(typeDocs.get(value)?.constant, field)
      names.set(text, name)
      // Takes its place before what is inside, so that outer ones come first.
      schemas[name] = {}
      const type = typeDocs.get(value)?.type
      schemas[name] = { ...(type && { description: type }), ...replaceInside(bare(value), field) }
    }
    const { description } = value as JsonSchema
    const said = description !== typeDocs.get(value)?.type && { description }
    return { $ref: `#/components/schemas/${name}`, ...said }
  }

  function replaceInside(value: object, field: string): JsonSchema {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === 'properties' ? fieldsOf(inner, field) : replace(inner, field),
      ]),
    )
  }

  /** `data` is no name: a response is named after its call. */
  function fieldsOf(properties: object, field: string): JsonSchema {
    return Object.fromEntries(
      Object.entries(properties).map(([key, inner]) => [key, replace(inner, key === 'data' ? field : key)]),
    )
  }

  function freeName(constant: Doc['constant'], field: string): string {
    const base = nameOf(constant ?? field)
    let name = base
    for (let n = 2; name in schemas; n++) name = base + n
    return name
  }
}

/** `boss-hit` as `BossHit`, and `sign-record-signRecord` as `SignRecord`, without repetition. */
function nameOf(words: string): string {
  return words
    .replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^(\w{3,})(?=\1)/, '')
}

/** The name of the first call of a path. */
function wholeOf(operations: object): string {
  const [first] = Object.values(operations) as { operationId: string }[]
  return first?.operationId ?? 'answer'
}

/** Without the description of this place. */
function bare(value: object): object {
  const { description, ...rest } = value as JsonSchema
  return rest
}

function textOf(value: object): string {
  return JSON.stringify(bare(value))
}

function isObjectSchema(value: object): boolean {
  return 'type' in value && value.type === 'object' && 'properties' in value
}
