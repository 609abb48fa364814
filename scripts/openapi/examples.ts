import type { Endpoint } from '#shared/runtime/request'
import { createCollector } from '../collector/collector.ts'
import { openPglite } from '../collector/database.ts'
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

/** Calls an endpoint of a sandbox that is as always, or of a collector, after what comes before it. Throws where that is refused. */
export async function record(
  name: string,
  endpoint: Endpoint,
  endpoints: ReadonlyMap<string, Endpoint>,
): Promise<Example> {
  if (endpoint.operators) return recordCollected(endpoint)
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

/** Calls an endpoint of operators on a collector to which a phone has reported one visit and a complaint. */
async function recordCollected({ path }: Endpoint): Promise<Example> {
  const collector = await createCollector({
    database: await openPglite(),
    secret: 'contract',
    now: () => NOW,
  })
  const phone = { deviceId: 'd-5f0c81', userId: USUAL }
  const visit = {
    rid: `${NOW.toString(36)}k2n8x0qa1001`,
    id: 'boot',
    page: '/battle',
    time: NOW,
    build: '0f3a9c1d7b24',
    runtime: 'f002e7c2417d',
    client: 'android',
    language: 'en',
    engine: 'current',
    connection: '4g',
    extra: JSON.stringify({ outcome: 'ready', paint: 620, hydrated: 1380, data: 1910 }),
  }
  const complaint = { main: 'complaint', date: NOW, error: 'K7Q2MX', info: visit.build }
  await collector.ingest('event', JSON.stringify([visit]), phone)
  await collector.ingest('error', JSON.stringify([complaint]), phone)
  const input: Example['input'] = path === '/events' ? { code: 'K7Q2MX' } : { page: '/battle' }
  const query = new URLSearchParams(input as Record<string, string>)
  const answer = await (await collector.fetch(new Request(`http://collector${path}?${query}`))).json()
  await collector.close()
  // the database's clock
  for (const event of answer.data.list ?? []) event.received = NOW
  return { as: '', input, answer }
}
