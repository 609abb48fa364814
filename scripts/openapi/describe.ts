import type { Endpoint } from '#shared/runtime/request'
import { ALLOWED_HEADERS } from '../sandbox/server/headers.ts'
import { answerSchemaOf, COMMON_EXAMPLES, ENVELOPE, REFUSAL, STATUS_ANSWERS } from './answers.ts'
import { codesOf, proseOf } from './codes.ts'
import { type Declaration, firstSentence, type SourceFile } from './docstrings.ts'
import type { Example } from './examples.ts'
import { HEADER_DOCS, SECURITY, SECURITY_SCHEMES } from './header-docs.ts'
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts'
import { shareSchemas } from './share-schemas.ts'

/** An endpoint with all that is known of it. */
export interface Operation {
  source: SourceFile
  declaration: Declaration
  endpoint: Endpoint
  /** A real call of it, and its answer. */
  example?: Example
}

const SESSION = new Set(['Authorization', 'userId', 'token'])
const HEADERS = ALLOWED_HEADERS.filter((name) => name !== 'Content-Type' && !SESSION.has(name))

const INTENT_ID: JsonSchema = {
  type: 'string',
  pattern: '^[\\w-]{8,64}$',
  description: 'The idempotency key: acts at most once; the same one is answered the same way.',
}

/** An OpenAPI 3.1 document of these operations. Throws where two have one name. */
export function describeApi(operations: readonly Operation[]): object {
  const names = operations.map(({ declaration }) => declaration.name)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice) throw new Error(`Two endpoints are called ${twice}. Give one of them another name.`)
  const paths: Record<string, Record<string, object>> = {}
  for (const operation of operations) {
    const { endpoint } = operation
    const path = pathOf(endpoint)
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(operation) }
  }
  const shared = shareSchemas(Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))))
  const sources = [...new Set(operations.map(({ source }) => source))]
  return {
    openapi: '3.1.0',
    info: {
      title: 'Campaign pages: the API as its pages call it',
      version: '1',
      summary: 'Made from shared/api by `npm run openapi`; every example was answered by the sandbox.',
      description:
        'Every answer has HTTP status 200 and an envelope, whose code 200 is success. What is said of a code stands at each operation, in `x-codes` too. Bodies are form-encoded, files in parts; headers common to all calls are components.parameters.',
    },
    servers: [{ url: '/', description: 'The origin that pages are built for (API_BASE).' }],
    tags: sources.map(({ name, description }) => ({ name, description })),
    paths: shared.paths,
    components: {
      schemas: { Envelope: ENVELOPE, Refusal: REFUSAL, ...shared.schemas },
      parameters: Object.fromEntries(HEADERS.map((name) => [name, headerOf(name)])),
      responses: STATUS_ANSWERS,
      examples: COMMON_EXAMPLES,
      securitySchemes: SECURITY_SCHEMES,
    },
  }
}

const pathOf = ({ path, needAppendParam = '' }: Endpoint) => path + needAppendParam

function operationOf({ source, declaration, endpoint, example }: Operation): object {
  const { properties = {}, required = [] } = jsonSchemaOf(endpoint.input, declaration.input) as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  if (endpoint.idempotent) {
    properties.intentId = INTENT_ID
    required.push('intentId')
  }
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const names = Object.keys(properties).filter((name) => !inPath.includes(name))
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'HEAD'
  const parameter = (name: string, place: string, must: boolean) => {
    const { description, ...schema } = properties[name] ?? {}
    const asked = example && name in example.input ? { example: example.input[name] } : {}
    return { name, in: place, required: must, ...(description ? { description } : {}), schema, ...asked }
  }
  const codes = codesOf(endpoint, declaration.description)
  return {
    operationId: declaration.name,
    tags: [source.name],
    summary: firstSentence(proseOf(declaration.description)),
    description: [proseOf(declaration.description), ...mannersOf(endpoint)].join('\n\n'),
    parameters: [
      ...(endpoint.operators ? [] : HEADERS.map((name) => ({ $ref: `#/components/parameters/${name}` }))),
      ...inPath.map((name) => parameter(name, 'path', true)),
      ...(inQuery ? names.map((name) => parameter(name, 'query', required.includes(name))) : []),
    ],
    ...(!inQuery && { requestBody: formOf(endpoint, names, properties, required, example) }),
    security: endpoint.operators
      ? [{ operators: [] }]
      : endpoint.needLogin === false
        ? [SECURITY, {}]
        : [SECURITY],
    responses: {
      200: endpoint.method === 'HEAD' ? HEAD_ANSWER : answerOf(endpoint, declaration, codes, example),
      400: { $ref: '#/components/responses/BadRequest' },
      404: { $ref: '#/components/responses/NotFound' },
      405: { $ref: '#/components/responses/MethodNotAllowed' },
      ...(!inQuery && { 415: { $ref: '#/components/responses/UnsupportedMediaType' } }),
    },
    'x-codes': codes,
  }
}

const HEAD_ANSWER = {
  description: 'No body: the header says when it last changed.',
  headers: { 'Last-Modified': { required: true, schema: { type: 'string' } } },
}

type Codes = ReturnType<typeof codesOf>

/** An envelope; what comes in lines has them beside it, in the place of its data. */
function answerOf(
  endpoint: Endpoint,
  declaration: Declaration,
  codes: Codes,
  example: Example | undefined,
): object {
  const output = jsonSchemaOf(endpoint.output, declaration.output)
  const numbers = codes.map(({ code }) => code)
  const examples = example && examplesOf(example, endpoint)
  const description = ['An envelope. Its code:', '- 200: done.', ...codes.map(lineOf)].join('\n')
  if (!endpoint.lines) {
    const schema = answerSchemaOf(output, numbers)
    return { description, content: { 'application/json': { schema, ...(examples && { examples }) } } }
  }
  const lines = (example?.answer.data ?? []) as unknown[]
  return {
    description: `Lines of JSON, each as the schema says, the last one with \`end\`; a refusal is an envelope.\n${codes.map(lineOf).join('\n')}`,
    content: {
      'application/x-ndjson': {
        schema: output,
        ...(example && { example: lines.map((line) => JSON.stringify(line)).join('\n') }),
      },
      'application/json': { schema: { $ref: '#/components/schemas/Refusal' } },
    },
  }
}

const lineOf = ({ code, bizCode, meaning }: Codes[number]) =>
  `- ${code}${bizCode ? ` with bizCode ${bizCode}` : ''}: ${meaning}`

/** How pages call it, where that is not as usual. */
function mannersOf({ idempotent, proof, needInterval, needCache, needLogin, operators }: Endpoint): string[] {
  return [
    ...(idempotent ? ['Acts once for one `intentId`: a retry with the same one gets the same answer.'] : []),
    ...(proof
      ? [
          `${proof.map((name) => `\`${name}\``).join(', ')}: proof of the person, not part of what the key is for.`,
        ]
      : []),
    ...(needInterval ? [`Pages ask at most once in ${needInterval} ms.`] : []),
    ...(needCache ? ['Pages show the last answer while they ask.'] : []),
    ...(needLogin === false && !operators ? ['Also for people who are not logged in.'] : []),
  ]
}

function formOf(
  { multipart }: Endpoint,
  names: string[],
  properties: Record<string, JsonSchema>,
  required: string[],
  example?: Example,
): object {
  const schema = {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, properties[name]])),
    required: required.filter((name) => names.includes(name)),
  }
  if (multipart) return { required: true, content: { 'multipart/form-data': { schema } } }
  const form = { schema, ...(example && { example: example.input }) }
  return { required: true, content: { 'application/x-www-form-urlencoded': form } }
}

function examplesOf({ as, answer }: Example, { needLogin, operators }: Endpoint): object {
  return {
    recorded: {
      summary: `As the sandbox answers ${operators ? 'an operator' : as || 'a person who is not logged in'}`,
      value: answer,
    },
    ...(needLogin === false ? {} : { loginEnded: { $ref: '#/components/examples/loginEnded' } }),
    serverBusy: { $ref: '#/components/examples/serverBusy' },
  }
}

function headerOf(name: string): object {
  const schema =
    name === 'SIMULATOR'
      ? { const: 'false' }
      : name === 'LANGUAGE'
        ? { enum: ['ZH', 'EN', 'TW'] }
        : { type: 'string', minLength: 1 }
  const { description, example } = HEADER_DOCS[name] ?? { description: '', example: '' }
  return { name, in: 'header', required: true, description, schema, example }
}
