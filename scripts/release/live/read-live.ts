import { LIVE } from '../../site/layout.ts'
import { type Live, parseLive } from '../../site/live.ts'
import { ReleaseError } from '../release-error.ts'
import type { Store } from '../store/store.ts'

export interface FoundLive {
  live: Live
  etag: string
}

/** Reads what is live. Throws a sentence where there is no site, another one, or a manifest that cannot be trusted. */
export async function readLive(store: Store, site: string): Promise<FoundLive> {
  const stored = await store.get(LIVE)
  if (!stored) {
    throw new ReleaseError(
      'disorder',
      `There is no site at ${store.name}. To begin one: npm run release -- init --to ${store.name}`,
    )
  }
  const live = parsed(store, stored.bytes)
  if (live.site !== site) {
    throw new ReleaseError(
      'disorder',
      `${store.name} holds another site, "${live.site}"; this project is "${site}". Nothing changed.`,
    )
  }
  return { live, etag: stored.etag }
}

function parsed(store: Store, bytes: Uint8Array): Live {
  try {
    return parseLive(new TextDecoder().decode(bytes))
  } catch (error) {
    throw new ReleaseError(
      'disorder',
      `${LIVE} at ${store.name} is ${(error as Error).message}. Nothing changed. If this is the right target, ` +
        `"init --from-changes" writes it again from the records of all changes.`,
    )
  }
}
