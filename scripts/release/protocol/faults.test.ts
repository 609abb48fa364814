import { describe, expect, it } from 'vitest'
import { StoreError } from '../store/store.ts'
import { type Around, around } from '../testing/faulty-store.ts'
import { begun, expectInOrder, open, SEASON } from '../testing/fixtures.ts'
import { LATER, makeBuilds, scenarios } from '../testing/scenarios.ts'

const half = (bytes?: Uint8Array) => bytes?.subarray(0, bytes.length / 2)
const DENIED = 'the target refused it with 403: the credential has expired'
const BUSY = 'the target refused it with 503: it is busy'
const LATE = 'the target did not answer: it took too long'

/** What may happen to one call. */
const FAULTS: Record<string, (call: Around) => Promise<unknown>> = {
  'is denied': async () => {
    throw new StoreError(`${DENIED}.`)
  },
  'meets a busy target': async () => {
    throw new StoreError(`${BUSY}.`)
  },
  'is done, but its answer is lost': async ({ pass }) => {
    await pass()
    throw new StoreError(`${LATE}.`)
  },
  'is cut on its way': async ({ method, key, bytes, pass }) => {
    if (method === 'get') {
      const found = (await pass()) as { bytes: Uint8Array } | undefined
      return found && { ...found, bytes: half(found.bytes) }
    }
    // A store refuses a manifest that does not fit its digest; of others it is assumed that it may not.
    if (key === 'manifest.json' && bytes) throw new StoreError(`${BUSY}.`)
    return pass(half(bytes))
  },
}
/** From here on, as with a credential that expires in the middle. */
const LASTING = ['is denied', 'meets a busy target']

describe.each(scenarios(makeBuilds()))('$name', ({ before, act, season }) => {
  const cases = Object.keys(FAULTS).flatMap((fault) => [
    { fault, lasting: false },
    ...(LASTING.includes(fault) ? [{ fault, lasting: true }] : []),
  ])

  it.each(cases)('survives that any call $fault (from then on: $lasting)', async ({ fault, lasting }) => {
    const base = await begun()
    await before(base)
    for (let at = 1; ; at++) {
      const store = base.clone()
      let met = false
      const faulty = around(store, (call) => {
        const hit = lasting ? call.number >= at : call.number === at
        met ||= hit
        return hit ? (FAULTS[fault] as (call: Around) => Promise<unknown>)(call) : call.pass()
      })
      const error = await act(faulty, 'Ann').then(
        () => undefined,
        (reason: Error) => reason,
      )
      if (!met) {
        expect(error).toBeUndefined()
        break
      }
      if (error) expect(error.message).toMatch(/^[^\n]+\.$/)
      if (error) expect(error.message).not.toMatch(/undefined|\[object|TypeError|Unexpected token/)
      expect(season).toContain(await open(store, SEASON))
      if (!error) expect([at, await open(store, SEASON)]).toEqual([at, season[1]])
      await act(store, 'Ann', LATER)
      expect(await open(store, SEASON)).toBe(season[1])
      await expectInOrder(store)
    }
  })
})

describe('a failure says whether anything changed', () => {
  const publishing = scenarios(makeBuilds())[1]

  it('a failure says whether anything changed, before the change and after it', async () => {
    if (!publishing) throw new Error('There is no such scenario.')
    const base = await begun()
    await publishing.before(base)
    const messages = new Set<string>()
    for (let at = 1, met = true; met; at++) {
      const store = base.clone()
      met = false
      const faulty = around(store, ({ number, pass }) => {
        if (number < at) return pass()
        met = true
        return Promise.reject(new StoreError('Denied.'))
      })
      const error = await publishing.act(faulty, 'Ann').catch((reason: Error) => reason)
      if (!(error instanceof Error)) continue
      messages.add(error.message)
      const changed = (await open(store, SEASON)) === publishing.season[1]
      expect(error.message).toMatch(
        changed ? /The change itself is live/ : /Nothing changed on the live site/,
      )
    }
    expect(messages.size).toBe(2)
  })
})
