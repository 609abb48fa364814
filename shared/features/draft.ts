import { useCallback, useEffect, useRef, useState } from 'react'
import { session, useSession } from '#shared/runtime/session'
import { storage } from '#shared/runtime/storage'

const KEPT_MS = 24 * 60 * 60 * 1000

const keyOf = (name: string, userId: string) => `draft:${name} ${userId}`

/** Texts and lists of texts, by field. */
export type Fields = Record<string, string | string[]>

export interface Draft<T> {
  fields: T
  /** Updates fields; takes a function where the change depends on the current values. */
  set(change: Partial<T> | ((now: T) => Partial<T>)): void
  /** The draft was restored from an earlier visit. */
  restored: boolean
  /** Forgets it all, here and on the phone. */
  clear(): void
}

/**
 * The input of a form, stored on this phone for that person until it is cleared or a day has passed. A draft of a
 * logged-out visit belongs to the next login. Expired drafts are removed by `shared/background/cleaning`.
 * @param name of the form.
 * @param empty initial values, which also define the fields: a constant.
 */
export function useDraft<T extends Fields>(name: string, empty: T): Draft<T> {
  const { userId } = useSession()
  const [fields, setFields] = useState(empty)
  const [restored, setRestored] = useState(false)
  const latest = useRef(fields)
  const show = useCallback((next: T) => {
    latest.current = next
    setFields(next)
  }, [])
  // after the first paint: the prerendered HTML knows nothing of this phone
  useEffect(() => {
    const kept = readDraft(name, userId, empty) ?? readDraft(name, '', empty)
    show(kept ?? empty)
    setRestored(!!kept)
  }, [name, userId, empty, show])
  const set = useCallback(
    (change: Partial<T> | ((now: T) => Partial<T>)) => {
      const now = latest.current
      show({ ...now, ...(typeof change === 'function' ? change(now) : change) })
      writeDraft(name, latest.current)
    },
    [name, show],
  )
  const clear = useCallback(() => {
    storage.remove(keyOf(name, session.get().userId))
    storage.remove(keyOf(name, ''))
    show(empty)
    setRestored(false)
  }, [name, empty, show])
  return { fields, set, restored, clear }
}

/** Stores a draft for a form of another page, for instance from its short form. */
export function writeDraft(name: string, fields: Fields): void {
  const { userId } = session.get()
  storage.write(keyOf(name, userId), `${Date.now()} ${JSON.stringify(fields)}`)
  if (userId) storage.remove(keyOf(name, ''))
}

/** Missing fields and those of another type are read as empty. */
function readDraft<T extends Fields>(name: string, userId: string, empty: T): T | undefined {
  const stored = storage.read(keyOf(name, userId)) ?? ''
  const end = stored.indexOf(' ')
  if (!(Math.abs(Date.now() - Number(stored.slice(0, end))) < KEPT_MS)) return undefined
  try {
    const kept = Object(JSON.parse(stored.slice(end)))
    const known = Object.entries(empty).map(([field, value]) => [
      field,
      isLike(kept[field], value) ? kept[field] : value,
    ])
    return Object.fromEntries(known)
  } catch {
    return undefined
  }
}

const isLike = (kept: unknown, value: string | string[]) =>
  typeof value === 'string'
    ? typeof kept === 'string'
    : Array.isArray(kept) && kept.every((each) => typeof each === 'string')
