import { sendErrorLog } from '#shared/api/frontend-log'
import type { LoggedError } from '#shared/runtime/errors'
import type { NotedEvent } from '#shared/runtime/log'
import { request } from '#shared/runtime/request'
import { session } from '#shared/runtime/session'
import { storage } from '#shared/runtime/storage'
import { createPending } from './pending.ts'
import { send } from './send.ts'

/** What this device holds for those who look into a person's trouble, oldest first. */
export interface DeviceLogs {
  /** Log events that wait to be sent. */
  pending: NotedEvent[]
  /** The local error log. */
  errors: LoggedError[]
}

/** So many entries in a call. */
const BATCH = 200
/** Of all entries the latest so many are uploaded. */
const MOST = 2000

export async function readLogs(): Promise<DeviceLogs> {
  const pending = createPending()
  return { pending: await pending.read(await pending.rids()), errors: readErrors() }
}

function readErrors(): LoggedError[] {
  const stored = storage.readJson('globalCatchErrors')
  const isEntry = (entry: Partial<LoggedError> | null) => typeof entry?.error === 'string'
  const whole = (entry: Partial<LoggedError>) => ({ main: '', date: 0, info: '', ...entry }) as LoggedError
  return Array.isArray(stored) ? stored.filter(isEntry).map(whole) : []
}

/**
 * Uploads the error log, which stays on the device, then the events that wait, in batches of 200; of all of them the latest
 * 2000. Throws ApiError where a batch was not taken: what arrived before stays there.
 *
 * @param onProgress called before the first batch and after each.
 */
export async function uploadLogs(onProgress: (sent: number, all: number) => void = () => {}): Promise<void> {
  const { userId } = session.get()
  const logs = await readLogs()
  const errors = logs.errors.slice(-MOST)
  const pending = logs.pending.slice(Math.max(0, logs.pending.length + errors.length - MOST))
  const all = errors.length + pending.length
  let sent = 0
  onProgress(sent, all)
  for (const batch of batchesOf(errors)) {
    await request(sendErrorLog, { userId, content: JSON.stringify(batch) })
    sent += batch.length
    onProgress(sent, all)
  }
  for (const batch of batchesOf(pending)) {
    await send(batch)
    await createPending().drop(batch.map(({ rid }) => rid))
    sent += batch.length
    onProgress(sent, all)
  }
}

function batchesOf<Entry>(entries: readonly Entry[]): Entry[][] {
  const count = Math.ceil(entries.length / BATCH)
  return Array.from({ length: count }, (_, at) => entries.slice(at * BATCH, (at + 1) * BATCH))
}
