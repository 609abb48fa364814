// @vitest-environment node
import { expect, it } from 'vitest'
import { createSandbox } from '../index.ts'

interface Answer {
  allOf: [{ $ref: string }, { properties: { data: unknown } }]
}

interface Operation {
  parameters: { $ref?: string; name?: string; in?: string }[]
  requestBody?: { content: Record<string, { schema: { required: string[]; properties: object } }> }
  security: object[]
  responses: { 200: { content: { 'application/json': { schema: Answer } } } }
}

interface Document {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}

async function document(): Promise<Document> {
  const response = await createSandbox().fetch(new Request('http://sandbox.test/__sandbox/openapi.json'))
  return response.json()
}

it('a server team finds each call with its parameters, its login and its answer', async () => {
  const { openapi, paths } = await document()
  expect(openapi).toBe('3.1.0')
  const info = paths['/activity/info/info/{id}']?.get
  expect(info?.parameters).toContainEqual(expect.objectContaining({ name: 'id', in: 'path', required: true }))
  expect(info?.parameters).toContainEqual({ $ref: '#/components/parameters/DEVIVEINFO' })
  expect(info?.security).toEqual([{ login: [] }, {}])
  const [envelope, answer] = info?.responses[200].content['application/json'].schema.allOf ?? []
  expect(envelope).toEqual({ $ref: '#/components/schemas/Envelope' })
  expect(answer?.properties.data).toMatchObject({
    type: 'object',
    properties: { phase: { enum: ['coming', 'running', 'ended', 'settled'] }, rules: { type: 'array' } },
  })
})

it('a call that spends says that it carries an intentId', async () => {
  const { paths } = await document()
  const form =
    paths['/user/cap/battle/setGoal']?.post?.requestBody?.content['application/x-www-form-urlencoded']
  expect(form?.schema.required).toEqual(['goalId', 'roomId', 'intentId'])
})

it('what several calls answer with is described once, and every reference leads somewhere', async () => {
  const whole = await document()
  const text = JSON.stringify(whole)
  const named = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1]))
  expect(named).toContain('Rewards')
  expect([...named].sort()).toEqual(Object.keys(whole.components.schemas).sort())
  const [first] = Object.entries(whole.components.schemas).filter(([name]) => name === 'Rewards')
  expect(text.split(JSON.stringify(first?.[1])).length, 'places where it is written out').toBe(2)
})

it('the document in shared/api is the one that the contract gives; vitest -u writes it anew', async () => {
  await expect(`${JSON.stringify(await document(), null, 1)}\n`).toMatchFileSnapshot(
    '../../../shared/api/openapi.json',
  )
})

it('reading it twice gives the same', async () => {
  expect(await document()).toEqual(await document())
})
