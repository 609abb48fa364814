import type { Endpoint } from '#shared/runtime/request'
import type { Domain } from '../domain.ts'
import { ALLOWED_HEADERS } from '../headers.ts'
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts'
import { shareSchemas } from './share-schemas.ts'

const SESSION = new Set(['Authorization', 'userId', 'token'])

const HEADERS = ALLOWED_HEADERS.filter((name) => name !== 'Content-Type' && !SESSION.has(name))

const INTENT_ID: JsonSchema = {
  type: 'string',
  pattern: '^[\\w-]{8,64}$',
  description: 'The person’s decision: acts at most once; the same id is answered the same way.',
}

/** An OpenAPI 3.1 document of everything that the domains answer, for a server team to hold against theirs. */
export function describeApi(domains: readonly Domain[]): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const { endpoint } of domains.flatMap((domain) => domain.answering)) {
    const path = endpoint.path + (endpoint.needAppendParam ?? '')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  const shared = shareSchemas(Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Campaign pages: the API as its pages call it',
      version: '1',
      description:
        'Made from shared/api. Every answer has HTTP status 200 and an envelope; its code 200 is success. Headers common to all calls: components.parameters.',
    },
    paths: shared.paths,
    components: {
      schemas: { Envelope: ENVELOPE, ...shared.schemas },
      parameters: Object.fromEntries(HEADERS.map((name) => [name, headerOf(name)])),
      securitySchemes: {
        login: { type: 'http', scheme: 'bearer', description: 'Also as header token, beside userId.' },
      },
    },
  }
}

function operationOf(endpoint: Endpoint): object {
  const { properties = {}, required = [] } = jsonSchemaOf(endpoint.input) as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  if (endpoint.intent) {
    properties.intentId = INTENT_ID
    required.push('intentId')
  }
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const names = Object.keys(properties).filter((name) => !inPath.includes(name))
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'HEAD'
  const parameter = (name: string, place: string, must: boolean) => ({
    name,
    in: place,
    required: must,
    schema: properties[name] ?? {},
  })
  return {
    parameters: [
      ...HEADERS.map((name) => ({ $ref: `#/components/parameters/${name}` })),
      ...inPath.map((name) => parameter(name, 'path', true)),
      ...(inQuery ? names.map((name) => parameter(name, 'query', required.includes(name))) : []),
    ],
    ...(!inQuery && { requestBody: formOf(names, properties, required) }),
    security: endpoint.needLogin === false ? [{ login: [] }, {}] : [{ login: [] }],
    responses: {
      200: { description: 'Envelope', content: { 'application/json': { schema: envelopeOf(endpoint) } } },
    },
  }
}

function formOf(names: string[], properties: Record<string, JsonSchema>, required: string[]): object {
  const schema = {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, properties[name]])),
    required: required.filter((name) => names.includes(name)),
  }
  return { required: true, content: { 'application/x-www-form-urlencoded': { schema } } }
}

const ENVELOPE: JsonSchema = {
  type: 'object',
  properties: {
    code: { type: 'integer', description: '200 is success' },
    msg: { type: 'string', description: 'for developers' },
    desc: { type: 'string', description: 'for people, in their language' },
    bizCode: { type: 'string' },
    timestamp: { type: 'integer', description: 'the server’s clock, ms' },
  },
  required: ['code', 'data', 'timestamp'],
}

function envelopeOf({ output }: Endpoint): JsonSchema {
  return {
    allOf: [{ $ref: '#/components/schemas/Envelope' }, { properties: { data: jsonSchemaOf(output) } }],
  }
}

function headerOf(name: string): object {
  const schema =
    name === 'SIMULATOR'
      ? { const: 'false' }
      : name === 'LANGUAGE'
        ? { enum: ['ZH', 'EN', 'TW'] }
        : { type: 'string' }
  return { name, in: 'header', required: true, schema }
}
