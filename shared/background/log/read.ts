import { sendErrorLog } from '#shared/api/frontend-log'
import type { LoggedError } from '#shared/runtime/errors'
import type { NotedEvent } from '#shared/runtime/log'
import { request } from '#shared/runtime/request'
import { session } from '#shared/runtime/session'
import { storage } from '#shared/runtime/storage'
import { createPending } from './pending.ts'

/** What this device holds for those who look into a person's trouble, oldest first. */
export interface DeviceLogs {
  /** Log events that wait to be sent. */
  pending: NotedEvent[]
  /** The local error log. */
  errors: LoggedError[]
}

export async function readLogs(): Promise<DeviceLogs> {
  const pending = createPending()
  return { pending: await pending.read(await pending.rids()), errors: readErrors() }
}

function readErrors(): LoggedError[] {
  const stored = storage.readJson('globalCatchErrors')
  const isEntry = (entry: Partial<LoggedError> | null) => typeof entry?.error === 'string'
  return Array.isArray(stored) ? stored.filter(isEntry) : []
}

/** Sends the local error log; it stays on the device. Throws ApiError where the server did not take it. */
export async function uploadErrors(): Promise<void> {
  const content = JSON.stringify(readErrors())
  await request(sendErrorLog, { userId: session.get().userId, content })
}
