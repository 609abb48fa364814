import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { endpoints } from '../sandbox/index.ts'
import { codesOf } from './codes.ts'
import { describeApi } from './describe.ts'
import { createReader } from './docstrings.ts'
import { openApiDocument, operationsOf } from './document.ts'
import { record } from './examples.ts'

type Schema = Record<string, unknown>

interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  parameters: { $ref?: string; name?: string; in?: string; description?: string }[]
  requestBody?: { content: Record<string, { schema: Schema & { required: string[] }; example: object }> }
  security: object[]
  responses: {
    200: {
      description: string
      content: {
        'application/json': { schema: Schema; examples: { recorded: { value: { data: unknown } } } }
        'application/x-ndjson'?: { schema: Schema; example: string }
      }
    }
  }
  'x-codes': { code: number; bizCode?: string; meaning: string }[]
}

interface Document {
  openapi: string
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Record<
    'schemas' | 'parameters' | 'responses' | 'securitySchemes' | 'examples',
    Record<string, Schema>
  >
}

const ROOT = path.resolve(import.meta.dirname, '../..')
let whole: Document
let operations: Operation[]
beforeAll(async () => {
  whole = (await openApiDocument(ROOT)) as Document
  operations = Object.values(whole.paths).flatMap((each) => Object.values(each))
})

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'
const LINES = 'application/x-ndjson'

it('the contract is an OpenAPI 3.1 document', async () => {
  expect(await new Validator().validate(JSON.parse(JSON.stringify(whole)))).toMatchObject({ valid: true })
  expect(whole.openapi).toBe('3.1.0')
})

it('a server team finds each call with its parameters, its login and its answer', () => {
  const info = whole.paths['/activity/info/info/{id}']?.get
  expect(info?.parameters).toContainEqual(expect.objectContaining({ name: 'id', in: 'path', required: true }))
  expect(info?.parameters).toContainEqual({ $ref: '#/components/parameters/DEVIVEINFO' })
  expect(info?.security).toEqual([{ login: [], token: [], userId: [] }, {}])
  const { schema } = info?.responses[200].content[JSON_TYPE] ?? {}
  expect(schema?.oneOf).toEqual([
    {
      allOf: [
        { $ref: '#/components/schemas/Envelope' },
        expect.objectContaining({
          properties: {
            code: { const: 200 },
            data: { $ref: '#/components/schemas/ActivityInfo' },
          },
        }),
      ],
    },
    { $ref: '#/components/schemas/Refusal' },
  ])
  expect(whole.components.schemas.ActivityInfo?.properties).toHaveProperty('phase', {
    description: expect.stringContaining('Phase of a campaign'),
    type: 'string',
    enum: ['coming', 'running', 'ended', 'settled'],
  })
})

it('a HEAD is answered by its header, and what comes in lines has a schema of a line', () => {
  const last = whole.paths['/room/message/getImMessage']?.head?.responses[200]
  expect(last).toMatchObject({ headers: { 'Last-Modified': { required: true } } })
  expect(last?.content).toBeUndefined()
  const { schema, example } = whole.paths['/misc/assistant/ask']?.post?.responses[200].content[LINES] ?? {}
  const isLine = new Ajv2020({ strict: false }).compile(schema ?? false)
  for (const line of (example ?? '').split('\n')) expect(isLine(JSON.parse(line))).toBe(true)
  expect(example).toContain('"end":"whole"')
})

it('every call has a name of its own, its words, and a domain that is described', () => {
  const ofOperators = ['getEvents', 'getHealth']
  expect(operations).toHaveLength(endpoints().length + ofOperators.length)
  expect(operations.map(({ operationId }) => operationId)).toEqual(expect.arrayContaining(ofOperators))
  const names = operations.map(({ operationId }) => operationId)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^[a-z][A-Za-z]+$/.test(name))).toEqual([])
  const domains = new Set(whole.tags.map(({ name }) => name))
  for (const { operationId, tags, summary, description } of operations) {
    expect([operationId, domains.has(tags[0] ?? '')]).toEqual([operationId, true])
    expect(description.startsWith(summary.slice(0, -1)), operationId).toBe(true)
  }
  expect(whole.tags.filter(({ description }) => !/^[A-Z].*\.$/.test(description))).toEqual([])
})

it('a call says which codes it is refused with, and what they mean there', () => {
  const draw = whole.paths['/activity/constellation/luckyDraw']?.post
  expect(draw?.['x-codes']).toEqual([
    { code: 401, meaning: expect.any(String) },
    {
      code: 500,
      bizCode: 'OPEN_STARS_ROOM_ERROR',
      meaning:
        'The room cannot be drawn in any more (complete, or moved on another phone): refetch the board.',
    },
    { code: 500, meaning: expect.any(String) },
    { code: 2007, meaning: 'The price is another by now (no keys were taken).' },
    { code: 2072, meaning: 'Too few keys.' },
    { code: 5101, meaning: expect.any(String) },
  ])
  expect(draw?.responses[200].description).toContain('- 2072: Too few keys.')
})

it('a call that spends says that it carries an intentId, and shows its form', () => {
  const form = whole.paths['/user/cap/battle/setGoal']?.post?.requestBody?.content[FORM]
  expect(form?.schema.required).toEqual(['goalId', 'roomId', 'intentId'])
  expect(form?.example).toEqual({ goalId: 'bright', roomId: '88001', intentId: expect.any(String) })
})

it('fields and parameters say what stands above them in the sources', () => {
  const scene = whole.paths['/user/userSignRecord/record']?.get?.parameters.find(
    ({ name }) => name === 'scene',
  )
  expect(scene?.description).toBe('Kind of sign-in; default: captains.')
  expect(JSON.stringify(whole)).toContain('"description":"Days in a row until now."')
})

it('an answer of several calls is named as in the sources, and says what it is', () => {
  const { Reward, Person, SignRecord } = whole.components.schemas
  expect(Reward?.description).toMatch(/^A reward\./)
  expect(Person?.description).toMatch(/^A person as others see them\./)
  expect(Object.keys(SignRecord?.properties ?? {})).toContain('streak')
})

it('headers stand once, in the server’s odd spelling', () => {
  expect(Object.keys(whole.components.parameters)).toEqual(
    expect.arrayContaining(['DEVIVEINFO', 'DEVICEID', 'channel', 'PLATFORMOS', 'TIME_ZONE', 'SIMULATOR']),
  )
  for (const { name, description } of Object.values(whole.components.parameters))
    expect([name, description]).toEqual([name, expect.stringMatching(/\.$/)])
})

it('an answer of several calls is described once, and every reference leads somewhere', () => {
  const text = JSON.stringify(whole)
  const references = [...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, to]) => to as string)
  const leadsNowhere = (to: string) => {
    const [, kind, name] = /^#\/components\/(\w+)\/(\w+)$/.exec(to) ?? []
    return !whole.components[kind as 'schemas']?.[name ?? '']
  }
  expect(references.length).toBeGreaterThan(1000)
  expect(references.filter(leadsNowhere)).toEqual([])
  for (const name of Object.keys(whole.components.schemas))
    expect([name, text.includes(`"#/components/schemas/${name}"`)]).toEqual([name, true])
  const reward = JSON.stringify(whole.components.schemas.Reward)
  expect(text.split(reward).length, 'places where it is written out').toBe(2)
})

it('every recorded answer, and every form, is what the document says that it is', () => {
  const ajv = new Ajv2020({ strict: false, inlineRefs: false })
  ajv.addSchema({ $id: 'https://contract.test/', components: whole.components })
  const absolute = (schema: object) =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"https://contract.test/#/components/'))
  for (const { operationId, requestBody, responses } of operations) {
    const { schema, examples } = responses[200].content?.[JSON_TYPE] ?? {}
    // of a HEAD, and of what comes in lines
    if (!examples) continue
    const answers = ajv.compile(absolute(schema))
    expect([operationId, answers(examples.recorded.value), answers.errors]).toEqual([operationId, true, null])
    const { value } = examples.recorded
    expect([operationId, answers({ ...value, code: '200' })]).toEqual([operationId, false])
    const form = requestBody?.content[FORM]
    if (form) {
      const asks = ajv.compile(absolute(form.schema))
      expect([operationId, asks(form.example), asks.errors]).toEqual([operationId, true, null])
    }
  }
})

it('examples are the same on another day, to the byte', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2031, 11, 30, 23) })
  const declared = operationsOf(ROOT)
  const byName = new Map(declared.map(({ declaration, endpoint }) => [declaration.name, endpoint]))
  const some = declared.filter((_, at) => at % 20 === 0)
  expect(some.length).toBeGreaterThan(8)
  for (const { declaration, endpoint } of some) {
    const { answer } = await record(declaration.name, endpoint, byName)
    const described = operations.find(({ operationId }) => operationId === declaration.name)
    expect(JSON.stringify(described?.responses[200].content[JSON_TYPE].examples.recorded.value)).toBe(
      JSON.stringify(answer),
    )
  }
  vi.useRealTimers()
})

describe('a file of the contract is refused', () => {
  const read = (text: string) => {
    const root = mkdtempSync(path.join(tmpdir(), 'contract-'))
    writeFileSync(path.join(root, 'a.ts'), text)
    try {
      return createReader(root)('a.ts')
    } finally {
      rmSync(root, { recursive: true })
    }
  }
  const CALL = `export const sign = endpoint({ method: 'POST', path: '/a', input: object({}), output: object({}) })\n`
  const IMPORT = `import { object } from 'valibot'\n`

  it('a file of the contract is refused where an endpoint says nothing of itself, by its name', () => {
    expect(() => read(`/** A. */\n${IMPORT}${CALL}`)).toThrow(
      'a.ts: sign has no docstring. Say above it what it does, and its codes.',
    )
  })

  it('a file of the contract is refused where the file says nothing of its domain', () => {
    expect(() => read(`${IMPORT}\n/** Signs. */\n${CALL}`)).toThrow('a.ts does not begin with a docstring.')
  })

  it('a file of the contract is refused where two endpoints have one name', () => {
    const [one] = operationsOf(ROOT)
    expect(() => describeApi([one, one] as Parameters<typeof describeApi>[0])).toThrow(
      `Two endpoints are called ${one?.declaration.name}.`,
    )
  })
})

it.each([
  ['Signs in.', [401, 500]],
  ['Signs in. @throws {2060} signed in already', [401, 500, 2060]],
  [
    'Claims. @throws {2007} not done @throws {2060} claimed @throws {4040} @throws {5101}',
    [401, 500, 2007, 2060, 4040, 5101],
  ],
  [
    'Takes up to 2000 coins. @throws {5001} outside the limits @throws {8001} too often',
    [401, 500, 5001, 8001],
  ],
])('of "%s" the codes are %j', (said, codes) => {
  expect(codesOf({}, said).map(({ code }) => code)).toEqual(codes)
})
