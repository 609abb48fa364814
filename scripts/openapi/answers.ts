import { MEANINGS } from './codes.ts'
import type { JsonSchema } from './json-schema.ts'

/** How the server wraps every answer. */
export const ENVELOPE: JsonSchema = {
  type: 'object',
  description: 'What every answer is wrapped in.',
  properties: {
    code: { type: 'integer', description: '200 is success' },
    msg: { type: 'string', description: 'for developers' },
    desc: { type: 'string', description: 'for people, in their language' },
    bizCode: { type: 'string', description: 'names the reason where one code has several' },
    data: { description: 'the answer itself; null with any other code than 200' },
    timestamp: { type: 'integer', description: 'the server’s clock, ms' },
  },
  required: ['code', 'data', 'timestamp'],
}

const envelopeOf = (code: JsonSchema, data: JsonSchema): JsonSchema => ({
  allOf: [
    { $ref: '#/components/schemas/Envelope' },
    // without a type: only what the sources declare is described as a schema of its own
    { properties: { code, data }, required: ['data'] },
  ],
})

/** Response of a refused request; its status is 200. */
export const REFUSAL: JsonSchema = {
  description: 'The call was refused, and nothing was changed.',
  ...envelopeOf({ type: 'integer', not: { const: 200 } }, { type: 'null' }),
}

/** A response: success with this data, or one of these codes, or one that any request may get. */
export function answerSchemaOf(data: JsonSchema, codes: readonly number[]): JsonSchema {
  return {
    oneOf: [envelopeOf({ const: 200 }, data), { $ref: '#/components/schemas/Refusal' }],
    'x-refused-with': [...new Set(codes)],
  }
}

const AT = Date.UTC(2026, 2, 4, 4)
const refusal = (code: number, msg: string) => ({ code, msg, desc: msg, data: null, timestamp: AT })

/** Answers that every operation may give. */
export const COMMON_EXAMPLES = {
  loginEnded: { summary: MEANINGS[401], value: refusal(401, 'Please login again') },
  serverBusy: { summary: MEANINGS[500], value: refusal(500, 'Server busy') },
}

const statusAnswer = (description: string, status: number, msg: string) => ({
  description,
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Refusal' },
      example: { code: status, msg, data: null, timestamp: AT },
    },
  },
})

/** Responses to unknown paths; pages show "resource not found". */
export const STATUS_ANSWERS = {
  BadRequest: statusAnswer('A header is missing or wrong.', 400, 'header VERSION is missing'),
  NotFound: statusAnswer('There is no such path.', 404, 'There is no such call'),
  MethodNotAllowed: statusAnswer('The path has another method.', 405, 'GET is not allowed here'),
  UnsupportedMediaType: statusAnswer('The body is not form-encoded.', 415, 'The body must be form-encoded'),
}
