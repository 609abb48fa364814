import { safeParse } from 'valibot'
import { isOffered, nameOfKey, readKey } from '#shared/runtime/idempotency'
import type { Endpoint } from '#shared/runtime/request'
import { storage } from '#shared/runtime/storage'

/** A mutation with an unknown result, and its input; `since` in ms by the phone's clock. */
export interface PendingMutation<In> {
  input: In
  name: string
  since: number
}

/** A person's pending mutations of an endpoint, oldest first; possibly made before a reload or in another tab. */
export function pendingMutations<In>(endpoint: Endpoint<In>, userId: string): PendingMutation<In>[] {
  return storage
    .keys()
    .filter((name) => name.startsWith(`intent:${endpoint.path} `))
    .flatMap((name) => {
      const kept = readKey(name)
      if (!isOffered(kept)) return []
      const input = parse(kept.offer.slice(kept.offer.indexOf(' ')))
      // only the storage key names the owner
      const fits = !!input && nameOfKey(endpoint, userId, input) === name
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
