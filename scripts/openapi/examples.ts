import type { Endpoint } from '#shared/runtime/request'
import type { Envelope } from '../sandbox/server/envelope.ts'
import { createSandbox } from '../sandbox/server/sandbox.ts'
import { ask } from '../sandbox/testing/ask.ts'
import { type AskFirst, RECIPES, USUAL, USUAL_INPUT } from './example-inputs.ts'
import { jsonSchemaOf } from './json-schema.ts'

/** A call that was made, and its answer. */
export interface Example {
  /** Who asked; '' is nobody. */
  as: string
  input: Record<string, unknown>
  answer: Envelope
}

/** The fourth of March 2026 at noon in the product's zone: the same examples whenever they are recorded. */
const NOW = Date.UTC(2026, 2, 4, 4)
/** Between a code and the next one. */
const MINUTE = 60_000

/** Calls an endpoint of a sandbox that is as always, after what comes before it. Throws where that is refused. */
export async function record(
  name: string,
  endpoint: Endpoint,
  endpoints: ReadonlyMap<string, Endpoint>,
): Promise<Example> {
  const sandbox = createSandbox({ seed: 'contract', now: NOW })
  sandbox.clock.freeze(NOW)
  const { as = USUAL, input: given } = RECIPES[name] ?? {}
  let asked = 0
  const call = (which: Endpoint, input: object, userId: string) =>
    ask(sandbox, which as Endpoint<object>, input, {
      userId,
      language: 'en',
      intentId: `intent-${String(++asked).padStart(4, '0')}`,
    })
  const first: AskFirst = async (other, input = {}, who = as) => {
    const { code, data, msg } = await call(endpoints.get(other) as Endpoint, input, who)
    if (code !== 200) throw new Error(`Before the example of ${name}, ${other} was refused: ${code} ${msg}.`)
    sandbox.clock.advance(MINUTE)
    return data
  }
  const properties = Object.keys((jsonSchemaOf(endpoint.input) as { properties?: object }).properties ?? {})
  const required = (jsonSchemaOf(endpoint.input) as { required?: string[] }).required ?? []
  const usual = Object.fromEntries(
    properties
      .filter((key) => required.includes(key) && key in USUAL_INPUT)
      .map((key) => [key, USUAL_INPUT[key]]),
  )
  const input = (typeof given === 'function' ? await given(first) : (given ?? usual)) as Example['input']
  const answer = await call(endpoint, input, as)
  if (answer.code !== 200)
    throw new Error(
      `${name} has no example: it was refused with ${answer.code} ${answer.msg}. Say in example-inputs.ts what to ask.`,
    )
  return {
    as,
    input: endpoint.idempotent ? { ...input, intentId: `intent-${String(asked).padStart(4, '0')}` } : input,
    answer,
  }
}
