import type { ChangeSummary } from '../../site/live.ts'
import { ageOf } from '../age.ts'
import type { Context } from '../context.ts'
import { readLive } from '../live/read-live.ts'
import { changesOf } from '../records/changes.ts'
import { ReleaseError } from '../release-error.ts'

export interface Changes {
  verb: 'changes'
  /** Newest first. */
  changes: ChangeSummary[]
}

/** The changes of the whole site. @param since as `sinceTime` reads it; all when it is not given. */
export async function changes({ store, site, now }: Context, since?: string): Promise<Changes> {
  const from = since === undefined ? '' : sinceTime(since, now()).toISOString()
  const { live } = await readLive(store, site)
  return { verb: 'changes', changes: await changesOf(store, live, ({ at }) => at < from) }
}

/** The moment of `midnight` (UTC), of an age as 30m, 24h or 7d, or of a date or time of ISO 8601. Throws for others. */
export function sinceTime(text: string, now: Date): Date {
  if (text === 'midnight') return new Date(now.toISOString().slice(0, 10))
  const age = ageOf(text)
  const time =
    age === undefined
      ? new Date(/^\d{4}-\d\d-\d\d/.test(text) ? text : Number.NaN)
      : new Date(now.getTime() - age)
  if (Number.isNaN(time.getTime()))
    throw new ReleaseError(
      'command',
      `--since "${text}" is not a time: write midnight (UTC), 30m, 24h, 7d, or 2026-11-27.`,
    )
  return time
}
