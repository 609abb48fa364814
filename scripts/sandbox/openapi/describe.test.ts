// @vitest-environment node
import { expect, it } from 'vitest'
import { createSandbox } from '../index.ts'

interface Operation {
  parameters: { $ref?: string; name?: string; in?: string }[]
  requestBody?: { content: Record<string, { schema: { required: string[]; properties: object } }> }
  security: object[]
  responses: { 200: { content: { 'application/json': { schema: { properties: { data: unknown } } } } } }
}

async function document(): Promise<{ openapi: string; paths: Record<string, Record<string, Operation>> }> {
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
  expect(info?.responses[200].content['application/json'].schema.properties.data).toMatchObject({
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

it('the document in shared/api is the one that the contract gives; vitest -u writes it anew', async () => {
  await expect(`${JSON.stringify(await document(), null, 2)}\n`).toMatchFileSnapshot(
    '../../../shared/api/openapi.json',
  )
})

it('reading it twice gives the same', async () => {
  expect(await document()).toEqual(await document())
})
