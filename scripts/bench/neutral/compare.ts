import type { Server } from 'node:http'
import type { Connection } from '../../browser/oldest/connection.ts'
import type { Certificate } from '../../hosts/testing/certificates.ts'
import { listen } from '../../site/listen.ts'
import { createCdn, type Site } from './cdn.ts'
import { type Look, look, moveOn, type Spots, spotsOf, tapUntil } from './visit.ts'

/** One visit of each kind, cold and (`warm…`) with what pages have in common on the phone; ms, KB. */
export interface Round extends Look {
  tap: number
  received: number
  warmPaint: number
  warmData: number
  warmBlocking: number
  warmTap: number
  warmReceived: number
  /** From a tap on the link of the page before to the first paint. */
  next: number
}

export interface Contestant extends Site {
  name: string
  /** What is visited, and what a person has seen before on warm visits. */
  path: string
  before?: string
  /** Where to tap; without, the page is only looked at. */
  taps?: Spots<string>
}

/**
 * Visits the contestants in turn, so that a slow moment of the machine meets all alike; each is the first one, and comes behind
 * each other one, as often as the others. The first round warms the machine up and is left out.
 *
 * @returns the rounds of each contestant, by name.
 */
export async function compare(
  browser: Connection,
  contestants: Contestant[],
  { rounds, cpu, certificate }: { rounds: number; cpu: number; certificate: Certificate },
): Promise<Record<string, Partial<Round>[]>> {
  const servers: Server[] = []
  const found: Record<string, Partial<Round>[]> = {}
  try {
    const origins: string[] = []
    for (const contestant of contestants) {
      const server = createCdn(contestant, certificate) as unknown as Server
      servers.push(server)
      origins.push(`https://localhost:${await listen(server, 0)}`)
      found[contestant.name] = []
    }
    for (let round = 0; round <= rounds; round++) {
      for (let turn = 0; turn < contestants.length; turn++) {
        const at = (turn + round) % contestants.length
        const contestant = contestants[at] as Contestant
        const taken = await playRound(browser, contestant, origins[at] ?? '', cpu)
        if (round > 0) found[contestant.name]?.push(taken)
      }
    }
  } finally {
    for (const server of servers) server.close()
  }
  return found
}

async function playRound(
  browser: Connection,
  { path, before, taps }: Contestant,
  origin: string,
  cpu: number,
): Promise<Partial<Round>> {
  const cold = { url: `${origin}${path}`, cpu }
  const first = await look(browser, cold, !!taps)
  if (!taps) return first
  const warm = { ...cold, before: `${origin}${before}` }
  const second = await look(browser, warm, true)
  if (second.cached === 0) throw new Error(`${warm.url}: a warm visit found no script in the cache.`)
  const spots = await spotsOf(browser, cold.url, taps)
  return {
    ...first,
    tap: await tapUntil(browser, cold, spots.sheet, 'sheet'),
    received: await tapUntil(browser, cold, spots.received, 'received'),
    warmPaint: second.paint,
    warmData: second.data,
    warmBlocking: second.blocking,
    warmTap: await tapUntil(browser, warm, spots.sheet, 'sheet'),
    warmReceived: await tapUntil(browser, warm, spots.received, 'received'),
    next: await moveOn(browser, warm),
  }
}
