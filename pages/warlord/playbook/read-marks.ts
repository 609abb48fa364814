import type { KnowledgeEntry } from '#shared/api/knowledge'
import { session } from '#shared/runtime/session'
import { storage } from '#shared/runtime/storage'

/** Which chapters were read to their end, by id: the version that was read, as the time of its last change. */
export type ReadMarks = Readonly<Record<string, number>>

/** Kept on the phone, apart for each person. */
const key = () => `${session.get().userId ?? ''}playbookRead`

export function loadMarks(): ReadMarks {
  const kept = storage.readJson(key())
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(Object.entries(kept).filter(([, at]) => typeof at === 'number'))
}

export function saveMarks(marks: ReadMarks): void {
  storage.writeJson(key(), marks)
}

/** unread; read; updated: the text has changed since it was read. */
export function markOf({ id, updatedAt }: KnowledgeEntry, marks: ReadMarks): 'unread' | 'read' | 'updated' {
  const read = marks[id]
  if (read === undefined) return 'unread'
  return read < updatedAt ? 'updated' : 'read'
}
