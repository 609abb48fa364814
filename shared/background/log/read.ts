import { sendErrorLog } from '#shared/api/frontend-log'
import { pageData } from '#shared/runtime/app'
import type { LoggedError } from '#shared/runtime/errors'
import { log, type NotedEvent } from '#shared/runtime/log'
import { request } from '#shared/runtime/request'
import { session } from '#shared/runtime/session'
import { storage } from '#shared/runtime/storage'
import { createPending } from './pending.ts'
import { send } from './send.ts'
import { readTrail } from './trail.ts'

/** What this device holds for those who look into a person's trouble, oldest first. */
export interface DeviceLogs {
  /** Log events that wait to be sent. */
  pending: NotedEvent[]
  /** The local error log. */
  errors: LoggedError[]
  /** How many requests and bridge calls the trail has, which a complaint brings too. */
  steps: number
}

/** So many entries in a call. */
const BATCH = 200
/** Of all entries the latest so many are uploaded. */
const MOST = 2000

export async function readLogs(): Promise<DeviceLogs> {
  const pending = createPending()
  return {
    pending: await pending.read(await pending.rids()),
    errors: readErrors(),
    steps: readTrail().length,
  }
}

function readErrors(): LoggedError[] {
  const stored = storage.readJson('globalCatchErrors')
  const isEntry = (entry: Partial<LoggedError> | null) => typeof entry?.error === 'string'
  const whole = (entry: Partial<LoggedError>) => ({ main: '', date: 0, info: '', ...entry }) as LoggedError
  return Array.isArray(stored) ? stored.filter(isEntry).map(whole) : []
}

/** Without 0 and O, 1, I and L, which are mistaken for each other when read out. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Six letters, 700 million codes: a support team has a few thousand open. */
function newCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6))
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('')
}

/** Of a complaint whose upload has failed: the next try completes it. */
let unfinished: string | undefined

/**
 * Uploads a complaint: the error log and the trail, which stay on the device, then the events that wait, in batches of 200; of
 * all of them the latest 2000. Each batch of the error log begins with the complaint's code. Throws ApiError where a batch was
 * not taken: what arrived before stays there, and the next call continues under the same code.
 *
 * @param onProgress called before the first batch and after each.
 * @returns the code by which support finds it.
 */
export async function uploadLogs(
  onProgress: (sent: number, all: number) => void = () => {},
): Promise<string> {
  const { userId } = session.get()
  if (!unfinished) {
    unfinished = newCode()
    log.action('complaint', { scene: 'event', extra: { code: unfinished } })
  }
  const code = unfinished
  const logs = await readLogs()
  const errors = [...logs.errors, ...readTrail()].sort((a, b) => a.date - b.date).slice(-MOST)
  const pending = logs.pending.slice(Math.max(0, logs.pending.length + errors.length - MOST))
  const all = errors.length + pending.length
  let sent = 0
  onProgress(sent, all)
  const { build = '' } = pageData() ?? {}
  const complaint: LoggedError = { main: 'complaint', date: Date.now(), error: code, info: build }
  for (const batch of batchesOf(errors, BATCH - 1)) {
    await request(sendErrorLog, { userId, content: JSON.stringify([complaint, ...batch]) })
    sent += batch.length
    onProgress(sent, all)
  }
  for (const batch of batchesOf(pending)) {
    await send(batch)
    await createPending().drop(batch.map(({ rid }) => rid))
    sent += batch.length
    onProgress(sent, all)
  }
  unfinished = undefined
  return code
}

function batchesOf<Entry>(entries: readonly Entry[], size = BATCH): Entry[][] {
  const count = Math.ceil(entries.length / size)
  return Array.from({ length: count }, (_, at) => entries.slice(at * size, (at + 1) * size))
}
