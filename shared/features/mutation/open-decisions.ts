import { safeParse } from 'valibot'
import { isOffered, nameOfDecision, readDecision } from '#shared/runtime/decision'
import type { Endpoint } from '#shared/runtime/request'
import { storage } from '#shared/runtime/storage'

/** A decision whose result is not known, as it was made; `since` when, in ms by the phone's clock. */
export interface OpenDecision<In> {
  input: In
  name: string
  since: number
}

/** A person's open decisions of an endpoint, the oldest first; perhaps made before a reload or in another tab. */
export function openDecisions<In>(endpoint: Endpoint<In>, userId: string): OpenDecision<In>[] {
  return storage
    .keys()
    .filter((name) => name.startsWith(`intent:${endpoint.path} `))
    .flatMap((name) => {
      const kept = readDecision(name)
      if (!isOffered(kept)) return []
      const input = parse(kept.offer.slice(kept.offer.indexOf(' ')))
      // whose it is stands in its name alone
      const fits = !!input && nameOfDecision(endpoint, userId, input) === name
      if (!fits || !safeParse(endpoint.input, input).success) return []
      return [{ input: input as In, name, since: Number.parseInt(kept.offer, 10) }]
    })
    .sort((one, other) => one.since - other.since)
}

function parse(json: string): object | undefined {
  try {
    const value = JSON.parse(json)
    return value && typeof value === 'object' ? value : undefined
  } catch {
    return undefined
  }
}
