import type { Live } from '../../site/live.ts'
import type { Context } from '../context.ts'
import { readLive } from '../live/read-live.ts'

export interface Status {
  verb: 'status'
  target: string
  live: Live
}

/** What is live. */
export async function status({ store, site }: Context): Promise<Status> {
  return { verb: 'status', target: store.name, live: (await readLive(store, site)).live }
}
